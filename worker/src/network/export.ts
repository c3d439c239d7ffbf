import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { networkLimits, searchLimits } from '@mboalink/shared/limits.ts';
import type { ExportInput, ExportOutput } from '@mboalink/shared/network/calls.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { type RequestedKeys, requestedCte, visibleCte } from '../directory/contact-rows.ts';
import { displayName } from '../directory/contact-view.ts';
import { countListings } from '../directory/find-listings.ts';
import { prepareSearch } from '../directory/search.ts';
import { requireRow, viewerCte } from '../directory/viewer.ts';
import type { MemberContext } from '../trpc.ts';
import { connectionList } from './connections.ts';
import { exportWords, formats, type OpenContact } from './export-formats.ts';
import { listPage, roomIn, unlessErased } from './lists.ts';
import { openedList } from './opened.ts';
import { savedList } from './saved.ts';

/**
 * What a file of a list holds: of its contacts those that the viewer opened before, and no other. Over REST the file
 * itself, which connects the viewer with whom they take along; asked otherwise, nothing is written.
 */
export async function exportContacts(ctx: MemberContext, input: ExportInput): Promise<ExportOutput> {
  const { language, now } = ctx;
  const { contacts, of } = await readUnlocked(ctx, input);
  const exported = contacts.length;
  const { extension, type, head, entry, foot } = formats[input.format];
  const name = `mboalink-${doualaDay(now)}-${exportWords[language].inName(exported, of)}.${extension}`;
  ctx.answered.file = {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Exported': `${exported} of ${of}`,
    },
    open: async () => {
      if (exported > 0) await takeAlong(ctx, contacts);
      const entries = contacts.map((row) => entry(toOpenContact(row, ctx), language, input.source));
      return [head(language, input.source), ...entries, foot({ exported, of }, language)].join('');
    },
  };
  return { exported, of, name };
}

/** What a list says of a contact besides: when they were saved or in touch last, whether they are trusted, and what was noted. */
type Own = Partial<{
  savedAt: string;
  lastContactAt: string;
  day: string;
  trustLevel: string;
  note: string | null;
}>;

/**
 * Of a whole list, as far as its pages go: the contacts of it that the viewer opened before and that they may see now,
 * in its order, with their numbers, and how many are in it.
 */
async function readUnlocked(ctx: MemberContext, input: ExportInput) {
  const { ctes, keys, of, listed } = lists[input.source](ctx, input);
  const viewer = viewerCte(ctx);
  const asked = requestedCte(ctx, keys);
  const found = visibleCte(ctx, { viewer, keys: asked });
  const row = jsonObject({
    id: found.userId,
    businessName: found.businessName,
    number: users.whatsapp,
    email: sql<string | null>`case when not ${found.hideEmail} then ${users.email} end`,
    category: found.category,
    subcategory: found.subcategory,
    city: found.city,
    region: found.region,
    quartier: found.quartier,
    landmark: found.landmark,
    own: listed ? sql<Own | null>`${listed.row}` : sql<null>`null`,
  });
  const beside = listed && sql`left join ${listed} on ${eq(listed.contactId, found.userId)}`;
  const contacts = sql<UnlockedRow[]>`(select ${jsonList(row, sql`${found.position}`)}
    from ${found} join ${users} on ${eq(users.id, found.userId)} ${beside} where ${found.isUnlocked} and ${users.whatsapp} is not null)`;
  const rows = await ctx.db
    .with(...ctes, viewer, asked, found)
    .select({ contacts, of })
    .from(viewer);
  return requireRow(rows);
}

type UnlockedRow = Pick<OpenContact, 'number' | 'email' | 'quartier' | 'landmark'> & {
  id: string;
  businessName: string | null;
  category: string;
  subcategory: string;
  city: string;
  region: string;
  own: Own | null;
};

function toOpenContact(row: UnlockedRow, { language }: MemberContext): OpenContact {
  const { number, email, quartier, landmark, own } = row;
  return {
    businessName: displayName(row.businessName, language),
    number: toWireNumber(number),
    email,
    quartier,
    landmark,
    country: country[language],
    names: namesOf(row, language),
    at: own?.savedAt ?? own?.lastContactAt ?? own?.day,
    trusted: own?.trustLevel === 'trusted',
    note: own?.note ?? null,
  };
}

const lists = { search: searchResults, saved: savedContacts, network: connectionsOf, opened: openedContacts };

function searchResults(ctx: MemberContext, input: ExportInput) {
  const all = { page: 1, limit: searchLimits.page * searchLimits.pageSize };
  const { search, tries } = prepareSearch({ ...input, ...all }, ctx);
  const result = ctx.db.$with('result').as(countListings(ctx, search, tries));
  const keys: RequestedKeys = sql`string_to_array((select ${result.found} ->> 'page' from ${result}), ',')::int[]`;
  return { ctes: [result], keys, of: sql<number>`cardinality(${keys})`, listed: undefined };
}

const whole = { page: 1, limit: networkLimits.page * searchLimits.pageSize };

function savedContacts(ctx: MemberContext, { search, category }: ExportInput) {
  const { totalCount, ...page } = listPage(ctx, savedList(ctx, { search, category }), whole);
  return { ...page, of: totalCount };
}

function openedContacts(ctx: MemberContext, { q }: ExportInput) {
  const { totalCount, ...page } = listPage(ctx, openedList(ctx, { q }), whole);
  return { ...page, of: totalCount };
}

function connectionsOf(ctx: MemberContext, { q, trustLevel, connectionType, category }: ExportInput) {
  const list = connectionList(ctx, { q, trustLevel, connectionType, category });
  const { totalCount, ...page } = listPage(ctx, list, whole);
  return { ...page, of: totalCount };
}

/**
 * Connects the viewer with each whom they have no connection with, as many as there is room for under their lock, which
 * every statement of a member that writes begins with.
 */
function takeAlong(ctx: MemberContext, contacts: readonly { id: string }[]) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const { userId, connectedUserId } = connections;
  const ids = contacts.map(({ id }) => id);
  const connected = db
    .select({ connectedUserId })
    .from(connections)
    .where(and(sql`${userId} = ${viewer.id}`, eq(connectedUserId, listings.userId)));
  const room = roomIn('connections', eq(userId, ctx.viewer.userId));
  const made = insertSelect(
    connections,
    {
      userId: viewer.id,
      connectedUserId: listings.userId,
      interactionType: 'export',
      firstContactAt: now,
      lastContactAt: now,
    },
    sql`from ${viewer}, ${listings} where ${and(inArray(listings.userId, ids), notExists(connected))}
      limit greatest(0, ${room}) on conflict do nothing`,
  );
  const withMade = db.$with('made', { userId }).as(sql`${made} returning ${userId}`);
  return unlessErased(db.with(viewer, withMade).select({ userId: withMade.userId }).from(withMade));
}
