import { formatFrancs } from '@mboalink/shared/format.ts';
import { formatAgo, formatDay } from '@mboalink/shared/format-when.ts';
import type { IncomingNeed } from '@mboalink/shared/needs/calls.ts';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../lib/clock.ts';
import { usePage } from '../../lib/page.tsx';

const newMilliseconds = 60 * 60 * 1000;

/** A need in words, as a seller reads it. */
export function useNeedText(need: IncomingNeed) {
  const { t } = useTranslation('incoming');
  const { language } = usePage();
  const { text, day, place, ring, kilometres, budgetXaf, createdAt } = need;
  const age = formatAgo(createdAt, serverNow(), language);
  const isNew = serverNow() - Date.parse(createdAt) < newMilliseconds && !need.ownAnswer;
  const away =
    ring === 'quartier' ? t('place.own') : kilometres !== null && t('place.away', { count: kilometres });
  return {
    title: text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
    isNew,
    age: isNew ? t('age.new', { age }) : age,
    when: day ? formatDay(day, language) : t('when.open'),
    where: [place.name, away].filter(Boolean).join(' · '),
    budget: budgetXaf ? formatFrancs(budgetXaf) : t('budget.open'),
    answered: t('answered', { count: need.answers }),
    /** For a row, where nothing stands beside it. */
    about: [place.name, budgetXaf ? formatFrancs(budgetXaf) : t('budget.free')].join(' · '),
  };
}
