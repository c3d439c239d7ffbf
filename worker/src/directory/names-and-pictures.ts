import { listings } from '@mboalink/db/schema/directory.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '../context.ts';
import { hasOpenPage, isPresent } from './findable.ts';

const customer: Readonly<Record<Language, string>> = { en: 'Customer', fr: 'Client' };

/** Over `listings`: what a business is called, as it was typed; null for buyers, whose name nobody else is told. */
export const typedName: SQL<string | null> =
  sql`case when ${listings.userType} <> 'buyer' then ${listings.businessName} end`;

/** What somebody is called who is there: a buyer is a customer, and no more. */
export const displayName = (name: string | null, language: Language): string => name ?? customer[language];

/** Where the picture with a name is served; null without one. */
export function pictureAddress(name: string | null): string | null {
  return name && `/pictures/${name}`;
}

/**
 * Whether who asks may see the picture with a name: everybody that of an open page, and whoever brings a token of ours that
 * of anybody who did not leave, since members find and opened those whose page is closed.
 */
export async function mayShowPicture(
  ctx: Pick<RequestContext, 'db' | 'now' | 'carriesToken'>,
  name: string,
): Promise<boolean> {
  const shown = await ctx.db
    .select({ picture: listings.profilePicture })
    .from(listings)
    .where(and(eq(listings.profilePicture, name), ctx.carriesToken ? isPresent(ctx) : hasOpenPage(ctx)));
  return shown.length > 0;
}
