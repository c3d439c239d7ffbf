import { listings } from '@mboalink/db/schema/directory.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { openPageLimits } from '@mboalink/shared/limits.ts';
import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { mailKey } from '../outbox/queue-mail.ts';
import { publicDescription } from './contact-rows.ts';
import { hasOpenPage } from './findable.ts';

const { listedAfterHours, description } = openPageLimits;

/**
 * Over `listings`: whether search engines may list the page of a business: open to everybody, with something to read, and
 * its owner told by a mail that left long enough ago. A mail that waits still, or that nobody took, has told nobody.
 */
export function mayBeIndexed(ctx: Pick<Context, 'db' | 'now'>): SQL {
  const { db, now } = ctx;
  const longAgo = sql`${instant(now)} - make_interval(hours => ${listedAfterHours}::int)`;
  const lateMail = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.idempotencyKey, mailKey('page-opened', listings.userId)),
        sql`coalesce(${outbox.sentAt}, 'infinity') > ${longAgo}`,
      ),
    );
  return sql`(${hasOpenPage(ctx)} and char_length(${publicDescription}) >= ${description}::int
    and ${listings.pageToldAt} <= ${longAgo} and ${not(exists(lateMail))})`;
}
