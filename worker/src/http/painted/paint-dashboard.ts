import { hasFirstMatters } from '@mboalink/shared/accounts/first-matters.ts';
import { quartierAndTown, tradeAndPlace } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatCount } from '@mboalink/shared/format/counts.ts';
import { formatPercent } from '@mboalink/shared/format/percent.ts';
import type { DashboardOutput } from '@mboalink/shared/insights/analytics-calls.ts';
import { changeWord } from '@mboalink/shared/insights/change-word.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type Painted, paint } from '@mboalink/shared/painted.ts';

const ofListing = ['profileViews', 'savedContacts', 'contactRequests'] as const;
const ofBuyer = ['savedContacts'] as const;

/** The figures of the month; undefined where something stands above them that cannot wait. */
export function paintDashboard(
  templates: Painted['dashboard'],
  user: CurrentUser,
  { stats, changes }: DashboardOutput,
  { language, now }: { language: Language; now: number },
): string | undefined {
  if (hasFirstMatters(user, now)) return undefined;
  const buys = user.userType === 'buyer';
  const figures = (buys ? ofBuyer : ofListing).map((key) => ({ current: stats[key], change: changes[key] }));
  const words = figures.map((figure) => changeWord(figure) ?? 'nothing');
  const { names, quartier } = user;
  const lead = tradeAndPlace(names.subcategory, quartierAndTown(quartier, names.city || names.region));
  const numbered = (name: string, texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, index) => [name + index, text]));
  return paint(
    buys ? templates.buyer : templates.seller,
    {
      lead: lead ? '' : 'none',
      ...numbered(
        'change',
        words.map((word) => (word === 'more' ? '' : word)),
      ),
    },
    {
      ...{ name: user.businessName || user.email, lead },
      ...numbered(
        'figure',
        figures.map(({ current }) => formatCount(current)),
      ),
      ...numbered(
        'percent',
        figures.map(({ change }) => formatPercent(change === 'new' ? 0 : Math.abs(change), language)),
      ),
    },
  );
}
