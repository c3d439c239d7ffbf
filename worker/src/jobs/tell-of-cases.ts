import { users } from '@mboalink/db/schema/accounts.ts';
import { reportCases } from '@mboalink/db/schema/directory.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { type DecidedCaseState, decidedCaseStates } from '@mboalink/shared/directory/report-rules.ts';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { mailKey } from '../outbox/mail-key.ts';
import { mailsAtOnce } from '../outbox/mails-at-once.ts';
import { queueMail } from '../outbox/queue-mail.ts';

/**
 * Tells owners what was decided of their listing, whoever decided it: the clock, a person at the database, or a number or an
 * address that brought a decision along. Once for each state of a case; what is older than mails are kept is news to nobody.
 */
export async function tellOfCases(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { db, now } = ctx;
  const { id, contactId, state, hiddenAt, closedAt } = reportCases;
  const about = sql`(${id} || '-' || ${state})`;
  const told = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.idempotencyKey, mailKey('case-decided', about)));
  const isUntold = and(
    inArray(state, [...decidedCaseStates]),
    sql`coalesce(${closedAt}, ${hiddenAt}) > ${instant(now)} - interval '30 days'`,
    isNull(users.deletedAt),
    notExists(told),
  );
  const { cte } = queueMail(ctx, 'case-decided', {
    recipient: users.email,
    language: users.language,
    payload: { state: sql<DecidedCaseState>`${state}` },
    about,
    source: sql`from ${reportCases} join ${users} on ${users.id} = ${contactId} where ${isUntold} limit ${mailsAtOnce}::int`,
  });
  await db.with(cte).select({ id: cte.id }).from(cte);
}
