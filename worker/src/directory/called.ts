import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type SQL, sql } from 'drizzle-orm';

const customer: Readonly<Record<Language, string>> = { en: 'Customer', fr: 'Client' };

/** Over `listings`: what a business is called, as it was typed; null for buyers, whose name nobody else is told. */
export const typedName: SQL<string | null> =
  sql`case when ${listings.userType} <> 'buyer' then ${listings.businessName} end`;

/** Over `listings`: the same, of one that nobody finds as it was when somebody did last: null for whoever was a buyer then. */
export const shownName: SQL<string | null> =
  sql`case when ${listings.userType} <> 'buyer' then nullif(coalesce(${listings.shownName}, ${listings.businessName}), '') end`;

/**
 * Over `listings` and how they opened the number of whoever asks, if they did: the same, and null for whoever was a buyer then,
 * so that who opened it without a name has none when they sell.
 */
export const openerName: SQL<string | null> =
  sql`case when ${reveals.byBuyer} is not true then coalesce(${shownName}, ${typedName}) end`;

/** What somebody is called who is there: a buyer is a customer, and no more. */
export const calledBy = (name: string | null, language: Language): string => name ?? customer[language];
