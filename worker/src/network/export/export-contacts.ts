import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { namesOf } from '@mboalink/shared/catalogue/names-of.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { networkLimits, searchLimits } from '@mboalink/shared/limits.ts';
import type { ExportInput, ExportOutput } from '@mboalink/shared/network/calls.ts';
import type { ExportFormat, ExportSource } from '@mboalink/shared/network/words.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { and, eq, exists, inArray, not, sql } from 'drizzle-orm';
import {
  type AskedKeys,
  askedCte,
  type ContactRows,
  contactRows,
  foundCte,
  requireContacts,
} from '../../directory/contact-rows.ts';
import { displayName } from '../../directory/contact-view.ts';
import { countListings } from '../../directory/find-listings.ts';
import { prepareSearch } from '../../directory/search.ts';
import { requireRow, viewerCte } from '../../directory/viewer.ts';
import { describeCause } from '../../errors/error-answer.ts';
import { log } from '../../log.ts';
import { lockMembers } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { connectionsPage } from '../connections.ts';
import { roomIn } from '../lists.ts';
import { savedPage } from '../saved.ts';
import { exportWords, formats, type OpenContact } from './formats.ts';

/**
 * What a file of a list holds: of its contacts those that the viewer opened before, and no other. Over REST the file
 * itself, in pieces, which connects the viewer with whom they take along; asked otherwise, nothing is written.
 */
export async function exportContacts(ctx: MemberContext, input: ExportInput): Promise<ExportOutput> {
  const { contacts, of } = await exportedList(ctx, input);
  const exported = contacts.length;
  const { extension, type } = formats[input.format];
  const count = exportWords[ctx.language].inName(exported, of);
  const name = `mboalink-${doualaDay(ctx.now)}-${count}.${extension}`;
  ctx.answered.file = {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Exported': `${exported} of ${of}`,
    },
    open: () => openFile(ctx, { contacts, of, format: input.format, source: input.source }),
  };
  return { exported, of, name };
}

/** A contact of a list: when they were saved or in touch last, and whether the viewer trusts them and what they noted of them, where the list says so. */
type ListedContact = { id: string; at?: string; trusted?: boolean; note?: string | null };

/**
 * Of a whole list, as far as its pages go: the contacts of it that the viewer opened before and that they may see now,
 * in its order, and how many are in it.
 */
async function exportedList(ctx: MemberContext, input: ExportInput) {
  const { ctes, keys, of, listed, facts } = lists[input.source](ctx, input);
  const viewer = viewerCte(ctx);
  const asked = askedCte(ctx, keys);
  const found = foundCte(ctx, { viewer, keys: asked });
  const row = jsonObject({ id: found.userId, ...facts });
  const beside = listed && sql`left join ${listed} on ${eq(listed.contactId, found.userId)}`;
  const contacts = sql<ListedContact[]>`(select coalesce(json_agg(${row} order by ${found.position}), '[]')
    from ${found} ${beside ?? sql``} where ${found.isUnlocked})`;
  const rows = await ctx.db
    .with(...ctes, viewer, asked, found)
    .select({ contacts, of })
    .from(viewer);
  return requireRow(rows);
}

const lists = { search: foundList, saved: savedList, network: connectionList };

function foundList(ctx: MemberContext, input: ExportInput) {
  const all = { page: 1, limit: searchLimits.page * searchLimits.pageSize };
  const { search, tries } = prepareSearch({ ...input, ...all }, ctx.language);
  const result = ctx.db.$with('result').as(countListings(ctx, search, tries));
  const keys = sql<number[]>`string_to_array((select ${result.found} ->> 'page' from ${result}), ',')::int[]`;
  return { ctes: [result], keys, of: sql<number>`cardinality(${keys})`, listed: undefined, facts: undefined };
}

const whole = { page: 1, limit: networkLimits.page * searchLimits.pageSize };

function savedList(ctx: MemberContext, { search, category }: ExportInput) {
  const { ctes, keys, totalCount, listed } = savedPage(ctx, { search, category, ...whole });
  return { ctes, keys, of: totalCount, listed, facts: { at: listed.savedAt } };
}

function connectionList(ctx: MemberContext, { q, trustLevel, connectionType, category }: ExportInput) {
  const asked = { q, trustLevel, connectionType, category };
  const { ctes, keys, totalCount, listed } = connectionsPage(ctx, { ...asked, ...whole });
  const trusted = sql<boolean>`${eq(listed.trustLevel, 'trusted')}`;
  return {
    ctes,
    keys,
    of: totalCount,
    listed,
    facts: { at: listed.lastContactAt, trusted, note: listed.note },
  };
}

/** Contacts that are asked for at once, and stand in memory. */
const perPiece = 250;

type File = { contacts: readonly ListedContact[]; of: number; format: ExportFormat; source: ExportSource };

/**
 * Opens a file: the first piece of it is there when this returns, and with it all connections were made; each other is asked
 * for when it is read. Who was closed to the viewer meanwhile is left out, and whoever signs out breaks the file off.
 */
async function openFile(ctx: MemberContext, file: File): Promise<ReadableStream<Uint8Array>> {
  const all = file.contacts.map(({ id }) => id);
  const [first, ...others] = inPieces(all);
  const opened = first ? await showAgainAndTakeAlong(ctx, first, all) : [];
  async function* shown() {
    yield opened;
    for (const ids of others) yield await showAgain(ctx, ids);
  }
  const { requestId } = ctx;
  return streamOf(written(ctx, file, shown()), (error) =>
    log({ level: 'error', requestId, call: 'export', cause: describeCause(error) }),
  );
}

type ShownRows = Awaited<ReturnType<typeof showAgain>>;

async function* written(
  { language }: MemberContext,
  { contacts: listed, of, format, source }: File,
  pieces: AsyncIterable<ShownRows>,
): AsyncGenerator<string> {
  const { head, entry, foot } = formats[format];
  const facts = new Map(listed.map((contact) => [contact.id, contact]));
  let exported = 0;
  let before = head(language, source);
  for await (const rows of pieces) {
    const contacts = rows.flatMap((row) => openContact(row, facts.get(row._id), language) ?? []);
    exported += contacts.length;
    yield before + contacts.map((contact) => entry(contact, language, source)).join('');
    before = '';
  }
  yield foot({ exported, of }, language);
}

/** As it was typed, for whom it is open; what a card says besides would cost a second for a thousand. */
function openContact(
  row: ShownRows[number],
  { at, trusted = false, note = null }: Omit<ListedContact, 'id'> = {},
  language: Language,
): OpenContact | null {
  const { businessName, whatsappNumber, email, quartier, landmark } = row;
  if (!row.unlocked || whatsappNumber === null) return null;
  const number = toWireNumber(whatsappNumber);
  const place = { quartier, landmark, country: country[language], names: namesOf(row, language) };
  return { businessName: displayName(businessName, language), number, email, at, trusted, note, ...place };
}

function inPieces(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / perPiece);
  return Array.from({ length: count }, (_, index) => ids.slice(index * perPiece, (index + 1) * perPiece));
}

/**
 * Texts as the bytes of a stream, each made when the one before it was read. One that fails breaks the stream off, so that
 * whoever reads it keeps nothing as whole.
 */
export function streamOf(
  texts: AsyncGenerator<string>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onFailure(error);
        // The platform logs it as it is, and that of the database holds values.
        controller.error(new Error('the file broke off'));
      }
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

/** Contacts with what is open of them to the viewer now, in the order of their ids: nobody is shown anew. */
async function showAgain(ctx: MemberContext, ids: readonly string[]) {
  return inOrder(requireContacts(await showing(ctx, ids)), ids);
}

/** The same, and connects the viewer with all whom they take along, in one request. */
async function showAgainAndTakeAlong(ctx: MemberContext, ids: readonly string[], all: readonly string[]) {
  const lock = lockMembers(ctx.db, eq(users.id, ctx.viewer.userId));
  const [, , rows] = await orOnceMore(() => ctx.db.batch([lock, takingAlong(ctx, all), showing(ctx, ids)]));
  return inOrder(requireContacts(rows), ids);
}

function showing(ctx: MemberContext, ids: readonly string[]) {
  return ctx.db.select({ shown: contactRows(ctx, { keys: keysOf(ctx, ids) }) }).from(oneRow);
}

/**
 * A connection with each that the viewer opened before, and that they have none with, as many as there is room for; whom
 * they know stays as it is.
 */
function takingAlong(ctx: MemberContext, ids: readonly string[]) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const asked = askedCte(ctx, keysOf(ctx, ids));
  const found = foundCte(ctx, { viewer, keys: asked });
  const values = {
    ...{ userId: viewer.id, connectedUserId: found.userId, interactionType: 'export' as const },
    ...{ firstContactAt: now, lastContactAt: now },
  };
  const { userId, connectedUserId } = connections;
  const isThere = exists(
    db
      .select({ connectedUserId })
      .from(connections)
      .where(and(sql`${userId} = ${viewer.id}`, sql`${connectedUserId} = ${found.userId}`)),
  );
  const room = roomIn('connections', eq(userId, ctx.viewer.userId));
  const source = sql`from ${viewer}, ${found} where ${and(found.isUnlocked, not(isThere))}
    order by ${found.position} limit greatest(0, ${room})`;
  const made = db.$with('made', { connectedUserId: connections.connectedUserId }).as(
    sql`${insertSelect(connections, values, source)}
        on conflict do nothing returning ${connections.connectedUserId}`,
  );
  return db
    .with(viewer, asked, found, made)
    .select({ made: sql<number>`(select count(*)::int from ${made})` })
    .from(viewer);
}

/** In whatever order. */
function keysOf({ db }: MemberContext, ids: readonly string[]): AskedKeys {
  const keys = db
    .select({ key: listings.searchKey })
    .from(listings)
    .where(inArray(listings.userId, [...ids]));
  return sql<number[]>`array(${keys})`;
}

function inOrder({ shown }: { shown: ContactRows }, ids: readonly string[]) {
  const rows = new Map(shown.contacts.map((row) => [row._id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Whoever was erased while the viewer was connected with them undid all of it, and is not found the second time. */
async function orOnceMore<Rows>(send: () => PromiseLike<Rows>): Promise<Rows> {
  try {
    return await send();
  } catch (error) {
    if (violatedForeignKey(error)) return send();
    throw error;
  }
}
