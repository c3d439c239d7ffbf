import { weekdayOf } from '@mboalink/shared/day.ts';
import { formatShortDay, formatWeekday } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { useTranslation } from 'react-i18next';
import { daysAgo } from '../../lib/clock.ts';
import { usePage } from '../../lib/page.tsx';

/** 'samedi 5 déc.', 'Saturday 5 Dec'. */
export const dayText = (day: string, language: Language): string =>
  `${formatWeekday(weekdayOf(day), language)} ${formatShortDay(day, language)}`;

const nearDays = 7;

/** 'samedi 5' or 'mardi 1er' of a day that is near, '12 déc.' of another. */
function briefDay(day: string, language: Language): string {
  const ahead = -daysAgo(day);
  if (ahead < 0 || ahead >= nearDays) return formatShortDay(day, language);
  const date = Number(day.slice(8));
  return `${formatWeekday(weekdayOf(day), language)}\u00a0${date === 1 && language === 'fr' ? '1er' : date}`;
}

const opening =
  /^(?:(?:bonjour|bonsoir|salut|hello|hi|hey|good (?:morning|afternoon|evening))\b[\s,!.]*)?(?:(?:je (?:cherche|veux|voudrais)|il me faut|j[’']ai besoin d[e’']|i (?:need|want)|i am looking for|looking for)\s*(?:(?:une?|des|du|an?|some)\s+)?)?/iu;

const forPeople =
  /\s*(?:(?:pour|for|de|of)\s)?\d+\s*(?:personnes?|pers|people|persons?|guests?|invit[ée]s?|convives?)\b/iu;

const mostLetters = 34;

/** 'Gâteau d’anniversaire, samedi 5': the first words of a line, and the day. */
export function needTitle({ text, day }: { text: string; day: string | null }, language: Language): string {
  const said = text.replace(opening, '').replace(forPeople, '') || text;
  const [first = said] = said.split(/[,;:!?\n]|\.\s/);
  const what = first.trim();
  const brief = what.length > mostLetters ? `${what.slice(0, mostLetters).replace(/\s+\S*$/, '')}…` : what;
  const named = brief.charAt(0).toLocaleUpperCase(language) + brief.slice(1);
  return day ? `${named}, ${briefDay(day, language)}` : named;
}

export type Nearness = { ring: 'quartier' | 'town' | 'region'; kilometres: number | null };

/** How far a seller is, in words: 'dans le quartier', 'à 2 km', 'dans la ville'. Words: 'needs'. */
export function useNearness(): (seller: Nearness) => string {
  const { t } = useTranslation('needs');
  return ({ ring, kilometres }) =>
    ring === 'quartier' || kilometres === null ? t(`near.${ring}`) : t('near.far', { kilometres });
}

/** What a need is called. */
export function useNeedTitle(): (need: { text: string; day: string | null }) => string {
  const { language } = usePage();
  return (need) => needTitle(need, language);
}
