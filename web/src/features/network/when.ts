import { weekdayOf } from '@mboalink/shared/day.ts';
import { formatShortDay, formatWeekday } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { daysAgo, today } from '../../lib/clock.ts';
import { usePage } from '../../lib/page.tsx';

/** How a day in Douala is said in a list: 'today', 'yesterday', 'Tuesday', '21 Nov', with the year where it is another. */
export function useWhen(): (day: string) => string {
  const { t } = useTranslation('contacts');
  const { language } = usePage();
  return (day) => {
    const ago = daysAgo(day);
    if (ago <= 0) return t('when.today');
    if (ago === 1) return t('when.yesterday');
    if (ago < 7) return formatWeekday(weekdayOf(day), language);
    const year = day.slice(0, 4);
    return formatShortDay(day, language) + (year === today().slice(0, 4) ? '' : ` ${year}`);
  };
}
