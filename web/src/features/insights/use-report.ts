import { formatCount, formatPercent, formatWeekday } from '@mboalink/shared/format.ts';
import { byteOrderMark, csvLine } from '@mboalink/shared/network/csv.ts';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { type NamedFigure, useChangeText } from './figures.tsx';

type Dashboard = Outputs['accounts']['dashboard'];
type Views = Outputs['accounts']['profileViews'];

/** What premium tells of a listing. */
export type Analytics = Pick<Views, 'days' | 'bestTimes' | 'searches'> & {
  week: Dashboard['week'];
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
  const asked = [figures, views, places];
  return {
    data: together(figures.data, views.data, places.data),
    hasEnded: figures.data?.overview === null,
    isError: asked.some(({ error, data }) => error && !data),
    isFetching: asked.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { data, refetch } of asked) if (!data) void refetch();
    },
  };
}

function together(
  figures: Dashboard | undefined,
  views: Views | undefined,
  places: Outputs['accounts']['geographic'] | undefined,
): Analytics | undefined {
  const { overview, profilePerformance: performance, week } = figures ?? {};
  if (!overview || !performance || !week || !views || !places) return undefined;
  const { days, bestTimes, searches } = views;
  return { week, overview, performance, days, bestTimes, searches, towns: places.geographicPerformance };
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
  const figures = overviewKeys.map((key): NamedFigure => {
    const isRate = key === 'engagementRate';
    const { current } = overview[key];
    return {
      key,
      figure: { ...overview[key], inPoints: isRate },
      shown: isRate ? formatPercent(current, language) : formatCount(current),
      name: t(`analytics.figures.${key}`),
    };
  });
  const times = performanceKeys.map(
    (key): NamedFigure => ({
      key,
      shown: formatCount(performance[key]),
      name: t(`analytics.times.${key}`),
    }),
  );
  const best = [
    { name: t('analytics.bestDay'), time: weekday === null ? '' : formatWeekday(weekday, language) },
    {
      name: t('analytics.bestHour'),
      time: hour === null ? '' : t('analytics.hours', { from: hour, to: hour + 1 }),
    },
  ].filter(({ time }) => time !== '');
  const meanings = overviewKeys.map(
    (key) => `${t(`analytics.figures.${key}`)} : ${t(`analytics.meanings.${key}`)}`,
  );
  return { figures, times, best, meanings };
}

/** What is shown without the spaces in it, with which a spreadsheet takes a number for a text. */
const plain = (shown: string) => shown.replaceAll('\u00a0', '');

/** Writes what is shown as a table for spreadsheets: one part below the other, each with its heads. */
export function useReportTable(analytics: Analytics): () => string {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const changeOf = useChangeText();
  const { figures, times, best } = useReport(analytics);
  const { days, towns, searches } = analytics;
  const [count, views] = [t('analytics.columns.count'), t('figures.views')];
  const parts: { heads: string[]; rows: string[][] }[] = [
    {
      heads: [t('analytics.week'), count, t('analytics.columns.change')],
      rows: figures.map(({ name, shown, figure }) => [name, plain(shown), figure ? changeOf(figure) : '']),
    },
    {
      heads: [t('analytics.performance'), views],
      rows: times.map(({ name, shown }) => [name, plain(shown)]),
    },
    { heads: [t('figures.day'), views], rows: days.map((day) => [day.day, String(day.views)]) },
    { heads: [t('analytics.towns'), views], rows: towns.map((one) => [one.location, String(one.views)]) },
    { heads: [t('analytics.searches'), views], rows: searches.map((one) => [one.label, String(one.views)]) },
    { heads: [t('analytics.bestTime'), ''], rows: best.map(({ name, time }) => [name, time]) },
  ];
  return () => {
    const written = parts
      .filter(({ rows }) => rows.length > 0)
      .map(({ heads, rows }) => [heads, ...rows].map((cells) => csvLine(cells, language)).join(''));
    return byteOrderMark + written.join('\r\n');
  };
}
