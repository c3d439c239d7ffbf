import { formatCount, formatPercent, formatWeekday } from '@mboalink/shared/format.ts';
import { byteOrderMark, csvLine } from '@mboalink/shared/network/csv.ts';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { type NamedFigure, useChangeText } from './figures.tsx';

type Dashboard = Outputs['accounts']['dashboard'];

/** What premium tells of a listing. */
export type Analytics = Outputs['accounts']['profileViews'] & {
  week: Dashboard['week'];
  answered: Dashboard['answered'];
  overview: NonNullable<Dashboard['overview']>;
  performance: NonNullable<Dashboard['profilePerformance']>;
  towns: Outputs['accounts']['geographic']['geographicPerformance'];
};

/** What the page and its loader ask for. */
export const ranges = {
  figures: { timeRange: 'week' },
  views: { timeRange: '90days' },
  places: { timeRange: '90days' },
} as const;

/** The three answers together; `hasEnded`: premium is over since this browser last heard of it. */
export function useAnalytics() {
  const figures = trpc.accounts.dashboard.useQuery(ranges.figures);
  const views = trpc.accounts.profileViews.useQuery(ranges.views);
  const places = trpc.accounts.geographic.useQuery(ranges.places);
  const { overview, profilePerformance: performance, week, answered = null } = figures.data ?? {};
  const towns = places.data?.geographicPerformance;
  const data: Analytics | undefined =
    overview && performance && week && views.data && towns
      ? { ...views.data, week, answered, overview, performance, towns }
      : undefined;
  return {
    data,
    hasEnded: overview === null,
    error: figures.error ?? views.error ?? places.error,
    refetch: () => Promise.all([figures.refetch(), views.refetch(), places.refetch()]),
  };
}

/** Whether nobody has looked at the listing yet, as far back as it is told. */
export const isEmpty = ({ days, performance }: Analytics): boolean =>
  [...days.map((day) => day.views), ...Object.values(performance)].every((count) => count === 0);

const overviewKeys = ['profileViews', 'profileClicks', 'connectionRequests', 'engagementRate'] as const;

const performanceKeys = ['today', 'thisWeek', 'thisMonth'] as const;

/** The figures with their names, and when most people get in touch, as far as that can be told. */
export function useReport({ overview, performance, bestTimes: { weekday, hour } }: Analytics) {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const textOf = useChangeText();
  const figures = overviewKeys.map((key): NamedFigure => {
    const isRate = key === 'engagementRate';
    const { current, change } = overview[key];
    return {
      key,
      shown: isRate ? formatPercent(current, language) : formatCount(current),
      name: t(`analytics.figures.${key}`),
      change: textOf(change, isRate),
    };
  });
  const times = performanceKeys.map((key) => ({
    key,
    shown: formatCount(performance[key]),
    name: t(`analytics.times.${key}`),
  }));
  const best = [
    weekday !== null && { name: t('analytics.bestDay'), time: formatWeekday(weekday, language) },
    hour !== null && {
      name: t('analytics.bestHour'),
      time: t('analytics.hours', { from: hour, to: hour + 1 }),
    },
  ].filter((one) => one !== false);
  return { figures, times, best };
}

/** What is shown without the spaces in it, with which a spreadsheet takes a number for a text. */
const plain = (shown: string) => shown.replaceAll('\u00a0', '');

/** Writes what is shown as a table for spreadsheets: one part below the other, each with its heads. */
export function useReportTable(analytics: Analytics): () => string {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const { figures, times, best } = useReport(analytics);
  const { days, towns, searches } = analytics;
  const views = t('figures.views');
  const parts: [heads: string[], rows: string[][]][] = [
    [
      [t('analytics.week'), t('analytics.columns.count'), t('analytics.columns.change')],
      figures.map(({ name, shown, change = '' }) => [name, plain(shown), plain(change)]),
    ],
    [[t('analytics.performance'), views], times.map(({ name, shown }) => [name, plain(shown)])],
    [[t('figures.day'), views], days.map((one) => [one.day, String(one.views)])],
    [[t('analytics.towns'), views], towns.map((one) => [one.location, String(one.views)])],
    [[t('analytics.searches'), views], searches.map((one) => [one.label, String(one.views)])],
    [[t('analytics.bestTime'), ''], best.map(({ name, time }) => [name, time])],
  ];
  return () => {
    const written = parts
      .filter(([, rows]) => rows.length > 0)
      .map(([heads, rows]) => [heads, ...rows].map((cells) => csvLine(cells, language)).join(''));
    return byteOrderMark + written.join('\r\n');
  };
}
