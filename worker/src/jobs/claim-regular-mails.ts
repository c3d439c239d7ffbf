import { regularMails } from '@mboalink/db/schema/accounts.ts';
import type { RegularMailKind } from '@mboalink/shared/accounts/regular-mails.ts';
import { and, asc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { MailContext } from '../outbox/mail-kinds.ts';

type Due = {
  kind: RegularMailKind;
  /** A day in Douala: whom nobody looked at since. */
  notSince: string;
  most: number;
  /** The day they are marked with. One before `notSince` leaves them due, behind all others, until they are marked for good. */
  lookedOn: string;
  /** Ids of mails whose turn has not come. */
  except?: readonly string[];
};

/** Takes people whose turn has come, whoever waits longest first: of two clocks, one gets each. Answers the ids of their mails. */
export async function claimRegularMails(
  { db }: MailContext,
  { kind, notSince, most, lookedOn: mark, except = [] }: Due,
): Promise<string[]> {
  const { id, lookedOn } = regularMails;
  // By a name of its own: inside `in (…)` it may be asked more than once, and then takes more than it says.
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(regularMails)
      .where(and(eq(regularMails.kind, kind), lt(lookedOn, notSince), notInArray(id, [...except])))
      .orderBy(asc(lookedOn))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(regularMails)
    .set({ lookedOn: mark })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning({ id });
  return claimed.map((row) => row.id);
}
