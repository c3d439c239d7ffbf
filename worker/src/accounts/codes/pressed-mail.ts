import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { and, desc, eq, exists, gt, isNull, not, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { ClientIdentity } from '../../session/client-identity.ts';
import { mailId } from './one-time-code.ts';

type Pressed = { purpose: CodePurpose; codeId: string; client: ClientIdentity };

/**
 * The button of a code's mail, pressed: `asked` is the code that this browser asked for itself, for the same mailbox and
 * in those minutes, whether the mail was sent for it or for somebody else. Where it is there the mail is spent, with
 * every code that it carries. Without it, somebody may have pressed in another browser than they asked in: `isElsewhere`.
 * The statement before must have locked the account or the mailbox, so that a mail is pressed once.
 */
export function pressedMail({ db, now }: Context, { purpose, codeId, client }: Pressed) {
  const isOpen = and(
    eq(oneTimeCodes.purpose, purpose),
    isNull(oneTimeCodes.consumedAt),
    gt(oneTimeCodes.expiresAt, now),
  );
  const mailed = db.$with('mailed').as(
    db
      .select({ id: oneTimeCodes.id, userId: oneTimeCodes.userId, mailbox: oneTimeCodes.mailbox })
      .from(oneTimeCodes)
      .where(
        and(eq(oneTimeCodes.id, codeId), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.consumedAt)),
      ),
  );
  const isOwn = sql`(${eq(oneTimeCodes.mailbox, mailed.mailbox)}
    and ${oneTimeCodes.userId} is not distinct from ${mailed.userId}
    and coalesce(${oneTimeCodes.challengeHash} = ${client.challengeHash}::text, false))`;
  const asked = db
    .$with('asked')
    .as(
      db
        .select({ id: oneTimeCodes.id, subject: oneTimeCodes.subject, userId: oneTimeCodes.userId })
        .from(oneTimeCodes)
        .innerJoin(mailed, isOwn)
        .where(isOpen)
        .orderBy(desc(oneTimeCodes.createdAt))
        .limit(1),
    );
  const isAsked = exists(db.select({ id: asked.id }).from(asked));
  const spent = db.$with('spent').as(
    db
      .update(oneTimeCodes)
      .set({ consumedAt: now })
      .from(mailed)
      .where(
        and(
          isAsked,
          eq(oneTimeCodes.purpose, purpose),
          isNull(oneTimeCodes.consumedAt),
          sql`(${mailId} = ${mailed.id} or ${isOwn})`,
        ),
      ),
  );
  const isElsewhere = and(exists(db.select({ id: mailed.id }).from(mailed)), not(isAsked));
  return {
    ctes: [mailed, asked, spent],
    asked,
    outcome: jsonObject({ isElsewhere: sql<boolean>`${isElsewhere}` }),
  };
}
