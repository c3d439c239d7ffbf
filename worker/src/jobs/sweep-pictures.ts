import { listings } from '@mboalink/db/schema/directory.ts';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Store = Pick<Context, 'db' | 'now' | 'pictures'>;

/** Names begin with one of so many digits, each as likely as the others: a run looks at those that begin with one. */
const digits = 16;

const hourMilliseconds = 3_600_000;

/**
 * Deletes pictures that no listing names: what was replaced or erased while the bucket was away, and what was stored by
 * a call that ended before it named it. Looks at a sixteenth of them each hour. A picture is named within seconds or
 * never, and never again once it is not, so that whatever is older than an hour and has no listing is nobody's.
 */
export async function sweepPictures(ctx: Store): Promise<void> {
  const prefix = (Math.floor(ctx.now.getTime() / hourMilliseconds) % digits).toString(digits);
  let cursor: string | undefined;
  do {
    const page = await ctx.pictures.list(prefix, cursor);
    const old = page.pictures.filter(({ keptAt }) => ctx.now.getTime() - keptAt.getTime() > hourMilliseconds);
    await deleteUnnamed(
      ctx,
      old.map(({ name }) => name),
    );
    cursor = page.cursor;
  } while (cursor);
}

async function deleteUnnamed({ db, pictures }: Store, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = await db
    .select({ picture: listings.profilePicture })
    .from(listings)
    .where(inArray(listings.profilePicture, names));
  const named = new Set(rows.map(({ picture }) => picture));
  await pictures.delete(names.filter((name) => !named.has(name)));
}
