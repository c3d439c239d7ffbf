import { listings } from '@mboalink/db/schema/directory.ts';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../context.ts';
import { hasOpenPage, isPresent } from './findable.ts';

/**
 * Whether who asks may see the picture with a name: everybody that of an open page, and whoever brings a token of ours that
 * of anybody who did not leave, since members find and were shown those whose page is closed.
 */
export async function mayShowPicture(
  ctx: Pick<RequestContext, 'db' | 'now' | 'carriesToken'>,
  name: string,
): Promise<boolean> {
  const shown = await ctx.db
    .select({ picture: listings.profilePicture })
    .from(listings)
    .where(and(eq(listings.profilePicture, name), ctx.carriesToken ? isPresent(ctx) : hasOpenPage(ctx)));
  return shown.length > 0;
}
