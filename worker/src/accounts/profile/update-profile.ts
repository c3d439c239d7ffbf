import { ownerTexts } from '@mboalink/db/owner-texts.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import { and, exists, sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkProfile } from './check-profile.ts';
import { keepsRefused, requireKeptTexts } from './kept-texts.ts';
import { fitsItems, keptItems, requireFittingItems } from './listed-items.ts';
import { listingChange } from './listing-changes.ts';
import { namedQuartier } from './named-quartier.ts';
import { requireCurrentUser, selectCurrentUser } from './read-current-user.ts';
import { requireUnchanged, sendsBackIdentity } from './unchanged-identity.ts';

/**
 * Changes what was sent and leaves the rest; answers the person as they are then. A number or type that is not the
 * present one changes nothing and is refused, and so is what changes the listing more often than anybody has to.
 */
export async function updateProfile(ctx: MemberContext, sent: ProfileInput) {
  const input = checkProfile(sent, ctx.language);
  // One column always keeps or changes its value: an update that sets nothing is no SQL.
  const person = { name: input.name ?? sql`${users.name}`, language: input.language };
  const listing = {
    businessName: input.businessName ?? sql`${listings.businessName}`,
    ...ownerTexts(input),
    categorySlug: input.category,
    subcategorySlug: input.subcategory,
    itemSlugs: keptItems(input),
    regionSlug: input.region,
    citySlug: input.city,
    quartier: emptied(input.quartier && namedQuartier(input.quartier, input.city)),
    landmark: emptied(input.landmark),
    openingHours: input.hours,
    prices: input.prices,
    languages: input.languages,
    openPage: input.openPage,
    landmarkOnPage: input.landmarkOnPage,
  };
  const isPresent = and(
    isMember(ctx),
    sendsBackIdentity(input),
    fitsItems(ctx, input),
    keepsRefused(ctx, input),
  );
  const member = ctx.db.select({ id: users.id }).from(users).where(isPresent);
  const change = listingChange(ctx, listing, exists(member));
  const [, , , , found, refusals] = await ctx.db.batch([
    ...change.counted,
    ctx.db
      .update(users)
      .set(person)
      .where(and(isPresent, sql`not ${change.isRefused}`)),
    change.written,
    selectCurrentUser(ctx),
    change.refusals,
  ]);
  const answer = requireCurrentUser(ctx, found);
  requireUnchanged(input, answer.user, ctx.language);
  requireKeptTexts(input, answer.user, ctx.language);
  requireFittingItems(input, answer.user, ctx.language);
  change.requireAllowed(refusals);
  return answer;
}

/** An emptied field is no field. */
function emptied(value: string | null | undefined): string | null | undefined {
  return value === '' ? null : value;
}
