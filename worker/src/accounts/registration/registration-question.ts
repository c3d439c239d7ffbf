import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { secondsUntilMidnight } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { membershipLimits } from '@mboalink/shared/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { challengeRequired, isPayable, spendChallenge, verifyChallenge } from '../../challenge.ts';
import type { Context } from '../../context.ts';
import { rateLimited } from '../../errors/rate-limited.ts';
import { countUse, isUsedUp } from '../../session/counted-limits.ts';
import { countedNetworksOf } from '../../session/network.ts';
import { askingNetworks, askingPerson, questionsPerDay } from '../codes/membership-questions.ts';
import { identityHashes } from '../identity-hashes.ts';
import { existingAccount, isTaken } from './existing-account.ts';

type Identity = { email: string; whatsapp: string };

/**
 * Whether an account has the mailbox or number that somebody registers with. Whoever hears yes has learned of a member:
 * that counts for the mailbox that they proved, by the day, and for their networks, by the hour. Past the first everybody
 * is refused, whatever their number; past the second an answer costs a solved challenge, since those who share an
 * operator's address must still be able to register. `isProven` says whether the proof is good at all.
 */
export async function registrationQuestion(ctx: Context, identity: Identity, isProven: SQL) {
  const { db } = ctx;
  const [mailboxHash = ''] = await identityHashes(ctx, identity.email);
  const person = askingPerson(ctx, mailboxHash);
  const networks = askingNetworks(ctx, await countedNetworksOf(ctx));
  const solved = await verifyChallenge(ctx, 'register');
  const taken = isTaken(ctx, identity);
  const asked = db.$with('asked').as(
    db
      .select({
        isProven: sql<boolean>`${isProven}`.as('is_proven'),
        isTaken: sql<boolean>`${taken}`.as('is_taken'),
      })
      .from(oneRow),
  );
  // A yes was counted by the statements before; a no is decided as if it had been.
  const uncounted = sql`case when ${asked.isTaken} then 0 else 1 end`;
  const isAnswerable = sql`(not ${isUsedUp(ctx, networks)} or ${isPayable(ctx, solved)})`;
  const isTold = sql`${isProven} and ${taken}`;
  const uncountedOfPerson = sql`case when ${asked.isTaken} and ${isAnswerable} then 0 else 1 end`;
  const question = db.$with('question').as(
    db
      .select({
        isProven: asked.isProven,
        isTaken: asked.isTaken,
        isOften: sql<boolean>`${isUsedUp(ctx, person, uncountedOfPerson)}`.as('is_often'),
        isCharged: sql<boolean>`${isUsedUp(ctx, networks, uncounted)}`.as('is_charged'),
      })
      .from(asked),
  );
  const isAnswered = sql`${question.isProven} and not ${question.isOften}`;
  const owed = sql`exists (select from ${question} where ${isAnswered} and ${question.isCharged})`;
  const paid = spendChallenge(ctx, solved, owed);
  const isUnpaid = sql<boolean>`(${question.isCharged} and not exists (select from ${paid}))`;
  return {
    counted: [
      db.execute(countUse(networks, isTold)),
      // Whoever is asked to work first was told nothing, and is not charged twice.
      db.execute(countUse(person, sql`${isTold} and ${isAnswerable}`)),
    ] as const,
    ctes: [asked, question, paid],
    question,
    isUnpaid,
    /** Over nothing: whether the account may be created. */
    isFree: sql`exists (select from ${question} where ${isAnswered} and not ${question.isTaken} and not ${isUnpaid})`,
  };
}

export type RegistrationQuestion = Awaited<ReturnType<typeof registrationQuestion>>;

type Outcome = { isProven: boolean; isTaken: boolean; isOften: boolean; isUnpaid: boolean };

const perHour = { name: 'membership', quota: membershipLimits.perNetworkHour, windowSeconds: 60 * 60 };

/** Why no account was created. */
export async function refusedRegistration(
  ctx: Context,
  identity: Identity,
  outcome: Outcome | undefined,
): Promise<unknown> {
  if (!outcome?.isProven) return new AppError('invalid_code');
  if (outcome.isOften) {
    return rateLimited(secondsUntilMidnight(ctx.now), 'register', questionsPerDay);
  }
  if (outcome.isUnpaid) return challengeRequired(ctx, 'register', perHour.windowSeconds, perHour);
  return existingAccount(ctx, new AppError(outcome.isTaken ? 'account_exists' : 'invalid_code'), identity);
}
