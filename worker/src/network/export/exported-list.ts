import { jsonObject } from '@mboalink/db/sql/json.ts';
import { networkLimits, searchLimits } from '@mboalink/shared/limits.ts';
import type { ExportInput } from '@mboalink/shared/network/calls.ts';
import { eq, sql } from 'drizzle-orm';
import { countListings } from '../../directory/find-listings.ts';
import { prepareSearch } from '../../directory/prepare-search.ts';
import { askedCte } from '../../directory/shown/asked.ts';
import { foundCte } from '../../directory/shown/found.ts';
import { requireRow, viewerCte } from '../../directory/viewer.ts';
import type { MemberContext } from '../../trpc.ts';
import { connectionsPage } from '../list-connections.ts';
import { savedPage } from '../list-saved.ts';

/** A contact of a list: when they were saved or in touch last, and whether the viewer trusts them and what they noted of them, where the list says so. */
export type ListedContact = { id: string; at?: string; trusted?: boolean; note?: string | null };

/**
 * Of a whole list, as far as its pages go: the contacts of it that were shown to the viewer before and that they may see now,
 * in its order, and how many are in it.
 */
export async function exportedList(ctx: MemberContext, input: ExportInput) {
  const { ctes, keys, of, listed, facts } = lists[input.source](ctx, input);
  const viewer = viewerCte(ctx);
  const asked = askedCte(ctx, keys);
  const found = foundCte(ctx, { viewer, keys: asked });
  const row = jsonObject({ id: found.userId, ...facts });
  const beside = listed && sql`left join ${listed} on ${eq(listed.contactId, found.userId)}`;
  const contacts = sql<ListedContact[]>`(select coalesce(json_agg(${row} order by ${found.position}), '[]')
    from ${found} ${beside ?? sql``} where ${found.isKnown})`;
  const rows = await ctx.db
    .with(...ctes, viewer, asked, found)
    .select({ contacts, of })
    .from(viewer);
  return requireRow(rows);
}

const lists = { search: foundList, saved: savedList, network: connectionList };

function foundList(ctx: MemberContext, input: ExportInput) {
  const all = { page: 1, limit: searchLimits.page * searchLimits.pageSize };
  const { asked, tries } = prepareSearch({ ...input, ...all }, ctx.language);
  const result = ctx.db.$with('result').as(countListings(ctx, asked, tries));
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
