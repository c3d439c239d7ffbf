import { formatCount, formatPercent, formatWeekday } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import type { NamedFigure } from '../../insights/figure-row.tsx';
import type { Analytics } from './use-analytics.ts';

const overview = ['profileViews', 'profileClicks', 'connectionRequests', 'engagementRate'] as const;

const performance = ['today', 'thisWeek', 'thisMonth'] as const;

/** The figures of a listing with their names: of the week with their change, and how often it was seen. */
export function useReport(analytics: Analytics): { overview: NamedFigure[]; performance: NamedFigure[] } {
  const { t, i18n } = useTranslation('premium');
  return {
    overview: overview.map((key) => {
      const isRate = key === 'engagementRate';
      const figure = { ...analytics.overview[key], inPoints: isRate };
      const { current } = figure;
      return {
        key,
        figure,
        shown: isRate ? formatPercent(current, languageOf(i18n)) : formatCount(current),
        name: t(`analytics.figures.${key}`),
        meaning: t(`analytics.meanings.${key}`),
      };
    }),
    performance: performance.map((key) => ({
      key,
      shown: formatCount(analytics.profilePerformance[key]),
      name: t(`analytics.times.${key}`),
    })),
  };
}

/** The weekday and the hour at which most people get in touch, as far as that can be told. */
export function useBestTimes({ bestTimes: { weekday, hour } }: Analytics): { name: string; time: string }[] {
  const { t, i18n } = useTranslation('premium');
  const day = weekday === null ? '' : formatWeekday(weekday, languageOf(i18n));
  const hours = hour === null ? '' : t('analytics.hours', { from: hour, to: hour + 1 });
  return [
    { name: t('analytics.bestDay'), time: day },
    { name: t('analytics.bestHour'), time: hours },
  ].filter(({ time }) => time !== '');
}

/** Whether nobody has looked at the listing yet, as far back as it is told. */
export function isEmpty({ days, profilePerformance }: Analytics): boolean {
  const views = days.map((day) => day.views);
  return [...views, ...Object.values(profilePerformance)].every((count) => count === 0);
}
