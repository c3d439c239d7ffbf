import { shortNames } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { BrandingInput } from '@mboalink/shared/accounts/branding.ts';
import { shortNameLimits } from '@mboalink/shared/accounts/short-name.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import { and, count, eq, exists, gt, ne, not, type SQL, sql } from 'drizzle-orm';
import { viewerHasPremium } from '../../billing/subscription-state.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';
import { textErrors } from '../profile/profile-texts.ts';
import { updateListing } from '../profile/update-listing.ts';

/**
 * Changes how the page of a premium business looks and what its short link is called, all of it or nothing: a name that is
 * somebody else’s is a conflict, and nobody holds more than a few.
 */
export async function changeBranding(ctx: MemberContext, { colour, cover, shortName }: BrandingInput) {
  const errors = textErrors({ shortName }, ctx.language);
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  const isNamed = shortName !== undefined;
  const holdsMany = shortName ? holdsManyNames(ctx, shortName) : sql<boolean>`false`;
  const isAllowed = and(
    viewerHasPremium(ctx),
    shortName ? not(isHeldByOther(ctx, shortName)) : undefined,
    not(holdsMany),
  );
  const mayTake = and(runningSession(ctx), isAllowed, isNamed ? undefined : sql`false`);
  const taken = sql`select claim_short_name(${ctx.viewer.userId}::uuid, ${shortName ?? null}::text,
      ${shortNameLimits.former}::int, ${instant(ctx.now)})
    where ${mayTake}`;
  const [[held], , , found] = await ctx.db.batch([
    ctx.db.select({ many: holdsMany }).from(oneRow),
    ctx.db.execute(taken),
    updateListing(ctx, { brandColour: colour, brandCover: cover }, isAllowed),
    selectCurrentUser(ctx),
  ]);
  const answer = requireCurrentUser(ctx, found);
  const { branding } = answer.user;
  if (!branding.isShown) throw new AppError('upgrade_required', { screen: 'branding' });
  if (held?.many) {
    const message = reasonMessage('tooManyHeld', ctx.language);
    throw new AppError('validation_failed', { errors: [{ field: 'shortName', message }] });
  }
  if (isNamed && branding.shortName !== shortName) throw new AppError('conflict', { screen: 'branding' });
  return answer;
}

/** Over nothing: whether a name is somebody else’s, or may not be taken yet. */
function isHeldByOther({ db, viewer, now }: MemberContext, wanted: string): SQL {
  const { name, userId, heldUntil } = shortNames;
  const held = db
    .select({ name })
    .from(shortNames)
    .where(and(eq(name, wanted), gt(heldUntil, now), sql`${userId} is distinct from ${viewer.userId}`));
  return exists(held);
}

/** Over nothing: whether so many names are held for the member who asks that they may take this one only if it is among them. */
function holdsManyNames({ db, viewer, now }: MemberContext, wanted: string): SQL<boolean> {
  const { name, userId, heldUntil } = shortNames;
  const others = db
    .select({ count: count() })
    .from(shortNames)
    .where(and(eq(userId, viewer.userId), ne(name, wanted), gt(heldUntil, now)));
  return sql<boolean>`((${others}) > ${shortNameLimits.former})`;
}
