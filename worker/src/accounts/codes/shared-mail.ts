import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { and, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Asked } from './asked.ts';
import { mailPolicy } from './mail-policy.ts';

type Sent = SQLWrapper & { times: SQL.Aliased; latestMail: SQL.Aliased };

/**
 * The mail that is in the mailbox already and serves whoever asks now, as one row: past what is sent freely, and where
 * there is no account within a minute of the last. So strangers who ask without end cause few mails, and still close no
 * door: whoever can read the mailbox finds what they need in it.
 */
export function sharedMailCte({ db, now }: Context, { purpose, subject, userId, device }: Asked, sent: Sent) {
  const { freeAnHour, sharedSeconds } = mailPolicy[purpose];
  const secondsAgo = (seconds: number) => sql`${instant(now)} - make_interval(secs => ${seconds}::int)`;
  const isShared = sql`${device} is null and exists (
    select from ${sent} where cardinality(${sent.times}) >= ${freeAnHour}::int
      or ${sent.latestMail} > ${secondsAgo(codeLimits.resendAfterSeconds)})`;
  return db.$with('shared').as(
    db
      .select({
        id: oneTimeCodes.id,
        codeHash: oneTimeCodes.codeHash,
        mark: oneTimeCodes.mark,
        // A code to sign in with ends with its mail; where nobody has an account it is good for ten minutes to each.
        expiresAt: sql<Date>`case when ${purpose === 'login'}::boolean then ${oneTimeCodes.expiresAt}
          else ${instant(now)} + make_interval(secs => ${codeLimits.lifeSeconds}::int) end`.as('expires_at'),
      })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.purpose, purpose),
          // Whoever reads another spelling's mail has proven that one only: some providers make them two mailboxes.
          eq(oneTimeCodes.subject, subject),
          sql`${oneTimeCodes.userId} is not distinct from ${userId}`,
          isNull(oneTimeCodes.deviceHash),
          isNull(oneTimeCodes.mailedWith),
          isNull(oneTimeCodes.consumedAt),
          sql`${sharedSeconds !== undefined} and ${oneTimeCodes.createdAt} > ${secondsAgo(sharedSeconds ?? 0)}`,
          isShared,
        ),
      )
      .orderBy(desc(oneTimeCodes.createdAt))
      .limit(1),
  );
}
