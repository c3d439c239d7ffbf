import { listings } from '@mboalink/db/schema/directory.ts';
import { savedContacts } from '@mboalink/db/schema/network.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isPresent } from '../../directory/findable.ts';
import type { MemberContext } from '../../trpc.ts';

/** Whom the member saved; nothing but the day of whoever left since. */
export function savedContactsJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { userId, contactId, savedAt } = savedContacts;
  const kept = {
    contactId: sql<string | null>`${listings.userId}`,
    typedName: sql<string | null>`${listings.businessName}`,
  };
  const list = jsonList(jsonObject({ ...kept, savedAt }), asc(savedAt));
  const own = db
    .select({ list })
    .from(savedContacts)
    .leftJoin(listings, and(eq(listings.userId, contactId), isPresent(ctx)))
    .where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}
