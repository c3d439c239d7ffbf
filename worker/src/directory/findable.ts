import { listings } from '@mboalink/db/schema/directory.ts';
import { gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { ViewerCte } from './viewer.ts';

/**
 * Over `listings`: who may be found at all: visible now, not oneself, and buyers only by sellers. The one rule that
 * every way to a contact goes through, beside `showContacts`, which keeps the numbers back.
 */
export function isFindable({ now }: Context, viewer: ViewerCte): SQL {
  return sql`(${gt(listings.visibleUntil, now)}
    and ${listings.userId} <> (select ${viewer.id} from ${viewer})
    and ((select ${viewer.userType} from ${viewer}) <> 'buyer' or ${ne(listings.userType, 'buyer')}))`;
}
