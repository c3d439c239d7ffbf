import { listings, shortNames } from '@mboalink/db/schema/directory.ts';
import { shortCodeLength, shortNameOf } from '@mboalink/shared/accounts/short-name.ts';
import { and, eq, exists, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';

/** Over `listings`: the name of its short link; null without one. */
export function currentShortName({ db }: Pick<Context, 'db'>): SQL<string | null> {
  const name = db
    .select({ name: shortNames.name })
    .from(shortNames)
    .where(and(eq(shortNames.userId, listings.userId), eq(shortNames.isCurrent, true)));
  return sql<string | null>`(${name})`;
}

/** Over `listings`: what stands in its short link: its name while premium runs, else its random code. */
export function shortLinkCode(ctx: Pick<Context, 'db'>, isPremium: SQL): SQL<string> {
  const name = sql`case when ${isPremium} then ${currentShortName(ctx)} end`;
  return sql<string>`coalesce(${name}, ${listings.shortCode})`;
}

/** Whatever case it is typed in; where two differ by that alone, whose it is letter by letter. */
function hasCode({ db }: Pick<Context, 'db'>, code: string): SQL {
  const asTyped = alias(listings, 'as_typed');
  const same = db.select({ code: asTyped.shortCode }).from(asTyped).where(eq(asTyped.shortCode, code));
  return sql`lower(${listings.shortCode}) = ${code.toLowerCase()}
    and (${listings.shortCode} = ${code} or not ${exists(same)})`;
}

/**
 * Over `listings`: whose short link this is. A name leads to whoever has it, or gave it up, as long as nobody else may take
 * it: what is printed on a poster goes on leading there.
 */
export function hasShortLink({ db, now }: Pick<Context, 'db' | 'now'>, code: string): SQL {
  if (code.length === shortCodeLength) return hasCode({ db }, code);
  const { name, userId, heldUntil } = shortNames;
  const held = db
    .select({ name })
    .from(shortNames)
    .where(and(eq(name, shortNameOf(code)), eq(userId, listings.userId), gt(heldUntil, now)));
  return exists(held);
}
