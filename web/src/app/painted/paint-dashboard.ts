import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatPercent } from '@mboalink/shared/format.ts';
import type { DashboardOutput } from '@mboalink/shared/insights/calls.ts';
import { monthFigures } from '@mboalink/shared/insights/figures.ts';
import type { i18n } from 'i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { insightsQueries } from '../../lib/api/insights-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import columns from '../../ui/columns.module.css';
import { drawScreen, endOf } from './draw-screen.tsx';
import * as samples from './samples.ts';

const buyer: CurrentUser = { ...samples.user, userType: 'buyer', subscriptionState: 'none' };

export const readers = { seller: samples.user, buyer } as const;

export type Reader = keyof typeof readers;

/** The screen down to the figures of the month. */
function drawMonth(i18n: i18n, user: CurrentUser, answer: DashboardOutput): string {
  const { queryKey } = insightsQueries.dashboard({ userId: user._id, language: languageOf(i18n) }, 'month');
  const html = drawScreen(i18n, { name: 'dashboard', user }, () => {
    queryClient.setQueryData(queryKey, answer);
  });
  const figures = /^.*?<section aria-labelledby="figures">.*?<\/section>/s.exec(html)?.[0];
  if (!figures) throw new Error('the dashboard was drawn without figures');
  // The other column keeps its width.
  const end = endOf(figures).replace(/<\/div>$/, `<div class="${columns.column}"></div>$&`);
  return figures + end;
}

const others = {
  nothing: { current: 0, change: 0 },
  same: { current: 7, change: 0 },
  new: { current: 7, change: 'new' },
  less: { current: 7, change: -12.5 },
} as const;

export type MonthVariant = { user?: Partial<CurrentUser>; answer?: DashboardOutput };

/** What figures differ in, by their names, where the others have grown; and whether somebody has a trade or a place. */
export function monthVariants(reader: Reader): Record<string, Record<string, MonthVariant>> {
  const { stats, changes } = samples.month;
  const names = { category: '', subcategory: '', region: '', city: '' };
  const ofFigures = monthFigures(reader === 'buyer').map((name): [string, Record<string, MonthVariant>] => [
    name,
    Object.fromEntries(
      Object.entries(others).map(([word, { current, change }]) => {
        const changed = { stats: { ...stats, [name]: current }, changes: { ...changes, [name]: change } };
        return [word, { answer: { ...samples.month, ...changed } }];
      }),
    ),
  ]);
  return { lead: { none: { user: { quartier: null, names } } }, ...Object.fromEntries(ofFigures) };
}

/** The same with holes in place of what it says of somebody. */
export function drawMonthTemplate(i18n: i18n, reader: Reader, variant: MonthVariant): string {
  const { user, answer = samples.month } = variant;
  const percent = formatPercent(12.5, languageOf(i18n));
  return drawMonth(i18n, { ...readers[reader], ...user }, answer)
    .replaceAll('Qzbusiness', '{{name}}')
    .replace(/(Qztrade · )?Qzquartier, Qztown/g, '{{lead}}')
    .split(/(?=<dt>)/)
    .map((part, index) => {
      // What stands before the first is no figure.
      const figure = monthFigures(reader === 'buyer')[index - 1];
      return figure
        ? part.replace(/(<dd[^>]*>)\d+/, `$1{{${figure}}}`).replace(percent, `{{${figure}Change}}`)
        : part;
    })
    .join('');
}
