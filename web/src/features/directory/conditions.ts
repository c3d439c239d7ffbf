import { doualaHour } from '@mboalink/shared/day.ts';
import type { Understood } from '@mboalink/shared/directory/calls.ts';
import { type Conditions, type Criteria, off } from '@mboalink/shared/directory/criteria.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { TFunction } from 'i18next';

type Read = Pick<Understood, 'openAt' | 'maxPrice' | 'withPicture' | 'sort'> | null | undefined;

/** What holds of hours, prices and pictures, chosen or read out of the words; empty texts where nothing does. */
export function conditionsOf(criteria: Criteria, read: Read): Conditions {
  const said = { openAt: read?.openAt, maxPrice: read?.maxPrice, withPicture: read?.withPicture };
  const holds = (name: keyof Conditions) =>
    criteria[name] === off[name] ? '' : criteria[name] || String(said[name] ?? '');
  return { openAt: holds('openAt'), maxPrice: holds('maxPrice'), withPicture: holds('withPicture') };
}

/** How a search says that one of them does not hold: aloud, where the words say that it does. */
export const noneOf = (name: keyof Conditions, criteria: Criteria, read: Read): string =>
  read?.[name] !== undefined || criteria[name] === off[name] ? off[name] : '';

/** 'Ouvert maintenant', 'Ouvert dimanche', 'Ouvert dimanche 20:00': a day alone is meant at noon. */
export function openText(t: TFunction<'search'>, openAt: string, language: Language): string {
  if (openAt === 'now') return t('results.openNow');
  const at = new Date(openAt);
  const isNoon = doualaHour(at) === 12 && at.getUTCMinutes() === 0;
  const time = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    ...(!isNoon && { hour: '2-digit', minute: '2-digit' }),
    timeZone: 'Africa/Douala',
  }).format(at);
  return t('results.openAt', { time });
}

export const priceText = (t: TFunction<'search'>, maxPrice: string): string =>
  t('results.under', { price: formatFrancs(Number(maxPrice)) });
