import { hasFirstMatters } from '@mboalink/shared/accounts/listing-parts.ts';
import { ownTradeAndPlace, quartierAndTown } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatCount, formatPercent } from '@mboalink/shared/format.ts';
import type { DashboardOutput } from '@mboalink/shared/insights/calls.ts';
import { changeWord, type Figure, monthFigures } from '@mboalink/shared/insights/figures.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type Painted, paint } from '@mboalink/shared/painted.ts';

/** The figures of the month; undefined where something stands above them that cannot wait. */
export function paintDashboard(
  templates: Painted['dashboard'],
  user: CurrentUser,
  { stats, changes }: DashboardOutput,
  { language }: { language: Language },
): string | undefined {
  if (hasFirstMatters(user)) return undefined;
  const buys = user.userType === 'buyer';
  const figures = monthFigures(buys).map((name) => ({
    name,
    current: stats[name],
    change: changes[name],
  }));
  const { names, quartier } = user;
  const place = quartierAndTown(quartier, names.city || names.region);
  const lead = ownTradeAndPlace(user, names.subcategory, place);
  return paint(
    buys ? templates.buyer : templates.seller,
    {
      lead: lead ? '' : 'none',
      ...Object.fromEntries(figures.map((figure) => [figure.name, variantOf(figure)])),
    },
    {
      ...{ name: user.businessName || user.email, lead },
      ...Object.fromEntries(
        figures.flatMap(({ name, current, change }) => [
          [name, formatCount(current)],
          [`${name}Change`, formatPercent(change === 'new' ? 0 : Math.abs(change), language)],
        ]),
      ),
    },
  );
}

/** Which change of its figure a template is to have; it was drawn with one that has grown. */
function variantOf(figure: Figure): string {
  const word = changeWord(figure) ?? 'nothing';
  return word === 'more' ? '' : word;
}
