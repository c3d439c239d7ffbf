import { listings } from '@mboalink/db/schema/directory.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { publicBusinessName } from '@mboalink/shared/directory/public-listing.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toContact } from '../directory/contact-view.ts';
import type { Shown } from '../directory/shown/show-contacts.ts';
import type { MemberContext } from '../trpc.ts';
import { knownName } from './known-name.ts';

/** Somebody in a list of one's own, as the database knows them: nulls where they have left. */
export type KnownRow = { contactId: string | null; typedName: string | null; isVisible: boolean | null };

/** Over `listings`, none of whoever left: what `withContacts` takes. */
export function knownColumns(ctx: MemberContext) {
  return {
    contactId: sql<string | null>`${listings.userId}`.as('known_id'),
    typedName: knownName(ctx).as('typed_name'),
    isVisible: sql<boolean | null>`${gt(listings.visibleUntil, ctx.now)}`.as('is_visible'),
    searchKey: sql<number | null>`${listings.searchKey}`.as('known_key'),
  };
}

/** The search keys of a page whose rows have `knownColumns`, in its order. */
export const keysOf = (listed: SQLWrapper & { searchKey: SQL.Aliased<number | null> }, order: SQL) =>
  sql<number[] | null>`(select array_agg(${listed.searchKey} order by ${order}) from ${listed})`;

/** The rows of a list, each with what is open of it to whoever asks: `shown` holds no more than that. */
export function withContacts<Row extends KnownRow>(
  { language }: MemberContext,
  rows: readonly Row[],
  shown: Shown,
): (Omit<Row, keyof KnownRow> & Known)[] {
  const contacts = new Map(shown.contacts.map((row) => [row._id, toContact(row, language)]));
  return rows.map(({ contactId, typedName, isVisible, ...row }) => ({
    ...row,
    ...knownAs({ contactId, typedName, isVisible }, contacts.get(contactId ?? ''), language),
  }));
}

function knownAs(row: KnownRow, contact: Contact | undefined, language: Language): Known {
  if (contact) {
    const state = row.isVisible ? 'listed' : 'hidden';
    return { state, businessName: contact.businessName, contact };
  }
  const state = row.contactId ? 'hidden' : 'left';
  return { state, businessName: row.typedName && publicBusinessName(row.typedName, language), contact: null };
}
