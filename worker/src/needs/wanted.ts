import { listings } from '@mboalink/db/schema/directory.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown, isTownOf, townsOf } from '@mboalink/shared/catalogue/places.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { withoutContactDetails } from '@mboalink/shared/directory/contact-details.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { NeedInput } from '@mboalink/shared/needs/calls.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { and, eq } from 'drizzle-orm';
import { requireRow } from '../directory/viewer.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import type { NeedPlace } from './distances.ts';
import { readNeed } from './read-need.ts';

/** What somebody wants: read out of their line, and corrected by them. */
export type Wanted = {
  text: string;
  trade: { category: string; subcategory: string } | null;
  place: NeedPlace;
  day: string | null;
  budgetXaf: number | null;
  people: number | null;
};

/** Reads a line with what was corrected of it. Where it names no place, it is the one where the buyer is. */
export async function wantedOf(ctx: MemberContext, input: NeedInput): Promise<Wanted> {
  const { text, subcategory, day, budgetXaf, people } = input;
  const read = readNeed(text, ctx.now);
  const trade = findSubcategory(subcategory ?? read.trade?.split('/')[1] ?? '');
  const said = placeSaid(input) ?? read.place;
  return {
    text: withoutContactDetails(text),
    trade: trade ? { category: trade.category, subcategory: trade.slug } : null,
    place: said?.city ? { ...said, city: said.city } : await placeOfBuyer(ctx, said?.region),
    day: ahead(day === undefined ? read.day : day, ctx.now),
    budgetXaf: budgetXaf === undefined ? read.budgetXaf : budgetXaf,
    people: people === undefined ? read.people : people,
  };
}

/** A day from today on that is not too far away; any other is none. */
function ahead(day: string | null, now: Date): string | null {
  const last = doualaDay(new Date(now.getTime() + needLimits.daysAhead * dayMilliseconds));
  return day && day >= doualaDay(now) && day <= last ? day : null;
}

/** Sellers read the quartier, and whoever asks may have typed it. */
function placeSaid({ region, city, quartier }: NeedInput) {
  const town = findTown(city ?? '');
  if (town)
    return {
      region: town.region,
      city: town.slug,
      quartier: quartier ? withoutContactDetails(quartier) : null,
    };
  return region ? { region, city: null, quartier: null } : null;
}

/** The town of the buyer; in another region than theirs its largest. */
async function placeOfBuyer(ctx: MemberContext, inRegion?: string): Promise<NeedPlace> {
  const rows = await ctx.db
    .select({ region: listings.regionSlug, city: listings.citySlug })
    .from(listings)
    .where(and(eq(listings.userId, ctx.viewer.userId), runningSession(ctx)));
  const { region, city } = requireRow(rows);
  if (!inRegion || isTownOf(city, inRegion)) return { region, city, quartier: null };
  return { region: inRegion, city: townsOf(inRegion)[0]?.slug ?? city, quartier: null };
}

/** A trade with its name. */
export const namedTrade = (trade: NonNullable<Wanted['trade']>, language: Language) => ({
  ...trade,
  name: findSubcategory(trade.subcategory)?.[language] ?? trade.subcategory,
});

/** A place with the name of its quartier, else of its town. */
export const namedPlace = (place: NeedPlace, language: Language) => ({
  ...place,
  name: place.quartier ?? findTown(place.city)?.[language] ?? place.city,
});
