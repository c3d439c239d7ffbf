import { listings } from '@mboalink/db/schema/directory.ts';
import type { PictureInput } from '@mboalink/shared/picture.ts';
import { eq } from 'drizzle-orm';
import { deleteReplaced, keepPicture } from '../../directory/keep-picture.ts';
import type { MemberContext } from '../../trpc.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';
import { updateListing } from '../profile/update-listing.ts';

/** Stores a picture and gives it to the member's listing; the one before is deleted. */
export function changePicture(ctx: MemberContext, input: PictureInput) {
  return keepPicture(ctx, input, (name) => namePicture(ctx, name));
}

/** Takes the picture from the member's listing and deletes it. */
export function removePicture(ctx: MemberContext) {
  return namePicture(ctx, null);
}

async function namePicture(ctx: MemberContext, name: string | null) {
  const [former, , found] = await ctx.db.batch([
    selectPicture(ctx),
    updateListing(ctx, { profilePicture: name }),
    selectCurrentUser(ctx),
  ]);
  const answer = requireCurrentUser(ctx, found);
  deleteReplaced(ctx, former, name);
  return answer;
}

/** The picture before: all statements of the batch run under the member's lock, so that nobody changes it in between. */
function selectPicture(ctx: MemberContext) {
  const { db, viewer } = ctx;
  return db
    .select({ picture: listings.profilePicture })
    .from(listings)
    .where(eq(listings.userId, viewer.userId));
}
