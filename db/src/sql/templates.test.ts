import { eq, sql } from 'drizzle-orm';
import { alias, PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { casing } from '../casing.ts';
import { sessions, users } from '../schema/accounts.ts';
import { listings } from '../schema/directory.ts';
import { columnName, insertSelect } from './insert-select.ts';
import { jsonList, jsonObject } from './json.ts';

const dialect = new PgDialect({ casing });
const write = (statement: ReturnType<typeof insertSelect>) => dialect.sqlToQuery(statement);

describe('insertSelect', () => {
  it('lists bare names, each value beside its column and written as the column writes it', () => {
    const at = new Date('2026-11-21T12:00:00Z');
    const account = alias(users, 'account');
    const statement = insertSelect(
      sessions,
      { userId: account.id, userAgent: 'Firefox', expiresAt: at, deviceHash: null },
      sql`from ${users} ${account} where ${eq(account.email, 'a@b.cm')}`,
    );
    const { sql: text, params } = write(statement);
    expect(text.replaceAll(/\s+/g, ' ')).toBe(
      'insert into "sessions" ("user_id", "user_agent", "expires_at", "device_hash") ' +
        'select "account"."id", $1, $2, $3 from "users" "account" where "account"."email" = $4',
    );
    expect(params).toEqual(['Firefox', '2026-11-21T12:00:00.000Z', null, 'a@b.cm']);
  });

  it('leaves out what is not given, and writes lists as PostgreSQL reads them', () => {
    const listing = {
      ...({ userId: sql`uuidv7()`, userType: 'seller', slug: 'a', businessName: 'A' } as const),
      ...{ categorySlug: 'b', subcategorySlug: 'c', regionSlug: 'd', citySlug: 'e' },
      itemSlugs: ['a "b"', 'c'],
      quartier: undefined,
    };
    const { sql: text, params } = write(insertSelect(listings, listing));
    expect(text).not.toContain('quartier');
    expect(params).toContain('{"a \\"b\\"","c"}');
  });
});

describe('JSON of columns', () => {
  it('names them as asked, and writes instants as Date does', () => {
    const fields = { id: sessions.id, signedInAt: sessions.createdAt, two: sql<number>`1 + 1` };
    const { sql: text, params } = write(jsonList(jsonObject(fields), sql`${sessions.createdAt}`));
    expect(params).toEqual([]);
    expect(text).toBe(
      `coalesce(json_agg(json_build_object('id', "sessions"."id", 'signedInAt', ` +
        `to_char("sessions"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'two', 1 + 1)` +
        ` order by "sessions"."created_at"), '[]')`,
    );
  });

  it('knows a column’s bare name in the database', () => {
    expect(write(columnName(users.lastSeenAt)).sql).toBe('"last_seen_at"');
  });
});
