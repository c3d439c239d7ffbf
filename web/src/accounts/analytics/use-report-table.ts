import { byteOrderMark, csvLine } from '@mboalink/shared/network/csv.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { useChangeText } from '../../insights/use-change-text.ts';
import type { Analytics } from './use-analytics.ts';
import { useBestTimes, useReport } from './use-report.ts';

/** What is shown without the spaces in it, with which a spreadsheet takes a number for a text. */
const plain = (shown: string) => shown.replaceAll('\u00a0', '');

/** Writes what is shown as a table for spreadsheets: one part below the other, each with its heads. */
export function useReportTable(analytics: Analytics): () => string {
  const { t, i18n } = useTranslation(['premium', 'dashboard']);
  const changeOf = useChangeText();
  const { overview, performance } = useReport(analytics);
  const best = useBestTimes(analytics);
  const { days, towns, searches } = analytics;
  const [count, views] = [t('analytics.columns.count'), t('dashboard:figures.views')];
  const parts: { heads: string[]; rows: string[][] }[] = [
    {
      heads: [t('analytics.week'), count, t('analytics.columns.change')],
      rows: overview.map(({ name, shown, figure }) => [name, plain(shown), figure ? changeOf(figure) : '']),
    },
    {
      heads: [t('analytics.performance'), views],
      rows: performance.map(({ name, shown }) => [name, plain(shown)]),
    },
    {
      heads: [t('dashboard:figures.day'), views],
      rows: days.map((day) => [day.day, String(day.views)]),
    },
    {
      heads: [t('analytics.towns'), views],
      rows: towns.map((town) => [town.location, String(town.views)]),
    },
    {
      heads: [t('analytics.searches'), views],
      rows: searches.map((search) => [search.label, String(search.views)]),
    },
    { heads: [t('analytics.bestTime'), ''], rows: best.map(({ name, time }) => [name, time]) },
  ];
  const write = (cells: string[]) => csvLine(cells, languageOf(i18n));
  return () => {
    const written = parts
      .filter(({ rows }) => rows.length > 0)
      .map(({ heads, rows }) => [heads, ...rows].map(write).join(''));
    return byteOrderMark + written.join('\r\n');
  };
}
