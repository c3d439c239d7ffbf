import { listings } from '@mboalink/db/schema/directory.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../../trpc.ts';

/**
 * The contacts that somebody asks for, as an array in their order, of what stands in `column` of their listings.
 * `needsRoom`: nothing of it is answered once the viewer's day is used up.
 */
export type Asked = { list: SQL; column: AnyPgColumn; needsRoom?: boolean };

/** Contacts by their ids. */
export function contactsOf(ids: SQL<string[]>): Asked {
  return { list: ids, column: listings.userId };
}

export function oneContact(id: string): Asked {
  return contactsOf(sql<string[]>`array[${id}::uuid]`);
}

/** Lasts as long as the transaction of the batch, and nobody else's sees it. */
const setting = sql`'mboalink.found_page'`;

/** Keeps a page for the statements that follow in the same batch; `keys` is a text of search keys with commas between. */
export function keepPage(keys: SQL): SQL<string> {
  return sql<string>`set_config(${setting}, coalesce(${keys}, ''), true)`;
}

/** The page that a statement before kept; nothing where none did. By their keys, each listing is read once. */
export function keptPage({ needsRoom }: { needsRoom: boolean }): Asked {
  const list = sql`string_to_array(nullif(current_setting(${setting}, true), ''), ',')::int[]`;
  return { list, column: listings.searchKey, needsRoom };
}

/**
 * `asked`: the contacts that are asked for, in the order of `position`, which is that of the array. Few are expected of
 * it, and then each is looked up by its index, whatever the size of the directory.
 */
export function askedCte({ db }: MemberContext, { list }: Asked, isReadable: SQL = sql`true`) {
  const each = db
    .select({ key: sql`unnest(${list})`.as('asked_key') })
    .from(oneRow)
    .as('each_asked');
  const position = sql<number>`row_number() over ()`.as('asked_position');
  return db.$with('asked').as(db.select({ key: each.key, position }).from(each).where(isReadable));
}
