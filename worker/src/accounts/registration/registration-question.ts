import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { registrationsPerNetworkHour } from '@mboalink/shared/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { challengeRequired, spendChallenge, verifyChallenge } from '../../challenge.ts';
import type { Context } from '../../context.ts';
import { countUse, hourlyLimits, isUsedUp, secondsUntilHourEnds } from '../../session/counted-limits.ts';
import { countedNetworksOf } from '../../session/network.ts';
import { existingAccount, isTaken } from './existing-account.ts';

type Identity = { email: string; whatsapp: string };

/**
 * Whether an account has the mailbox or number that somebody registers with. Past an hour's registrations of a network
 * each answer costs a solved challenge. `isProven` says whether the proof is good at all.
 */
export async function registrationQuestion(ctx: Context, identity: Identity, isProven: SQL) {
  const { db } = ctx;
  const networks = hourlyLimits(ctx, await countedNetworksOf(ctx), {
    what: 'registrations',
    most: registrationsPerNetworkHour,
  });
  const solved = await verifyChallenge(ctx, 'register');
  const isCharged = isUsedUp(ctx, networks);
  const paid = spendChallenge(ctx, solved, isCharged);
  const question = db.$with('question').as(
    db
      .select({
        isProven: sql<boolean>`${isProven}`.as('is_proven'),
        isTaken: sql<boolean>`${isTaken(ctx, identity)}`.as('is_taken'),
        isUnpaid: sql<boolean>`(${isCharged} and not exists (select from ${paid}))`.as('is_unpaid'),
      })
      .from(oneRow),
  );
  return {
    counted: db.execute(countUse(networks)),
    ctes: [paid, question],
    question,
    /** Over nothing: whether the account may be created. */
    isFree: sql`exists (select from ${question}
      where ${question.isProven} and not ${question.isTaken} and not ${question.isUnpaid})`,
  };
}

export type RegistrationQuestion = Awaited<ReturnType<typeof registrationQuestion>>;

type Outcome = { isProven: boolean; isTaken: boolean; isUnpaid: boolean };

const perHour = { name: 'registrations', quota: registrationsPerNetworkHour, windowSeconds: 60 * 60 };

/** Why no account was created. */
export async function refusedRegistration(
  ctx: Context,
  identity: Identity,
  outcome: Outcome | undefined,
): Promise<unknown> {
  if (!outcome?.isProven) return new AppError('invalid_code');
  if (outcome.isUnpaid) return challengeRequired(ctx, 'register', secondsUntilHourEnds(ctx), perHour);
  return existingAccount(ctx, new AppError(outcome.isTaken ? 'account_exists' : 'invalid_code'), identity);
}
