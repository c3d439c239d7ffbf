import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';

/** The contacts that somebody asks for, as an array of ids in their order. */
export type Asked = SQL<string[]>;

export function oneContact(id: string): Asked {
  return sql<string[]>`array[${id}::uuid]`;
}

/** Lasts as long as the transaction of the batch, and nobody else's sees it. */
const setting = sql`'mboalink.found_page'`;

/** Keeps a page for the statements that follow in the same batch; `ids` is a text of ids with commas between them. */
export function keepPage(ids: SQL): SQL<string> {
  return sql<string>`set_config(${setting}, coalesce(${ids}, ''), true)`;
}

/** The page that a statement before kept; nothing where none did. */
export const keptPage: Asked = sql<
  string[]
>`string_to_array(nullif(current_setting(${setting}, true), ''), ',')::uuid[]`;

/** `asked`: the contacts that are asked for, in the order of `position`. */
export function askedCte({ db }: MemberContext, asked: Asked) {
  return db.$with('asked').as(
    db
      .select({
        userId: sql<string>`unnest(${asked})`.as('asked_id'),
        position: sql<number>`generate_subscripts(${asked}, 1)`.as('asked_position'),
      })
      .from(oneRow),
  );
}
