import { listings } from '@mboalink/db/schema/directory.ts';
import type { PictureInput } from '@mboalink/shared/accounts/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { eq } from 'drizzle-orm';
import { decodeBase64 } from 'hono/utils/encode';
import type { Picture } from '../../providers/pictures.ts';
import type { MemberContext } from '../../trpc.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';
import { updateListing } from '../profile/update-listing.ts';

/** Said by the server only: our client sends what it made itself. */
const noPicture: Record<Language, string> = {
  en: 'is not a photo that we can show (JPEG, PNG or WebP, at most 20 megapixels)',
  fr: 'n’est pas une photo que nous pouvons montrer (JPEG, PNG ou WebP, 20 mégapixels au plus)',
};

/**
 * Stores a picture under a new name and gives it to the member's listing; the one before is deleted. A picture that the
 * listing did not take, because of an ended session or a database that is away, is deleted again; what escapes
 * that is found by `jobs/sweep.ts`.
 */
export async function changePicture(ctx: MemberContext, input: PictureInput) {
  const picture = await readPicture(ctx, input);
  const name = ctx.createId().replaceAll('-', '');
  await ctx.pictures.put(name, picture);
  try {
    return await namePicture(ctx, name);
  } catch (error) {
    // Whether a lost answer of the database named it is not known: the sweep looks there.
    if (error instanceof AppError) ctx.waitUntil(ctx.pictures.delete([name]));
    throw error;
  }
}

/** Takes the picture from the member's listing and deletes it. */
export function removePicture(ctx: MemberContext) {
  return namePicture(ctx, null);
}

async function readPicture(ctx: MemberContext, { picture, type }: PictureInput): Promise<Picture> {
  const encoded = await ctx.encodePicture(decodeBase64(picture), type);
  if (encoded) return encoded;
  throw new AppError('validation_failed', {
    errors: [{ field: 'picture', message: noPicture[ctx.language] }],
  });
}

async function namePicture(ctx: MemberContext, name: string | null) {
  const [former, , found] = await ctx.db.batch([
    selectPicture(ctx),
    updateListing(ctx, { profilePicture: name }),
    selectCurrentUser(ctx),
  ]);
  const answer = requireCurrentUser(ctx, found);
  const replaced = former.flatMap(({ picture }) => picture ?? []).filter((picture) => picture !== name);
  ctx.waitUntil(ctx.pictures.delete(replaced));
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
