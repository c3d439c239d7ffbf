import { users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { registrationsPerNetworkHour } from '@mboalink/shared/limits.ts';
import { and, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { challengeRequired, spendChallenge, verifyChallenge } from '../../challenge.ts';
import type { Context } from '../../context.ts';
import { countUse, hourlyLimits, isUsedUp, secondsUntilHourEnds } from '../../session/counted-limits.ts';
import { hasMailbox } from '../identity.ts';

type Identity = { email: string; whatsapp?: string };

/** Over `users`: whoever has the mailbox of an address, or the number. */
function isTheirs({ email, whatsapp }: Identity): SQL | undefined {
  return or(hasMailbox(email), whatsapp ? eq(users.whatsapp, whatsapp) : undefined);
}

/**
 * Whether an account has the mailbox or number that somebody registers with. Past an hour's registrations of a network
 * each answer costs a solved challenge. `isProven` says whether the proof is good at all.
 */
export async function registrationQuestion(ctx: Context, identity: Required<Identity>, isProven: SQL) {
  const { db } = ctx;
  const account = db.select({ id: users.id }).from(users).where(isTheirs(identity));
  const networks = await hourlyLimits(ctx, { what: 'registrations', most: registrationsPerNetworkHour });
  const solved = await verifyChallenge(ctx, 'register');
  const isCharged = isUsedUp(ctx, networks);
  const paid = spendChallenge(ctx, solved, isCharged);
  const question = db.$with('question').as(
    db
      .select({
        isProven: sql<boolean>`${isProven}`.as('is_proven'),
        isTaken: sql<boolean>`${exists(account)}`.as('is_taken'),
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

const perHour = { name: 'registrations', quota: registrationsPerNetworkHour, windowSeconds: 60 * 60 };

/** Why no account was created. */
export async function refusedRegistration(
  ctx: Context,
  identity: Identity,
  outcome: { isProven: boolean; isTaken: boolean; isUnpaid: boolean } | undefined,
): Promise<unknown> {
  if (!outcome?.isProven) return new AppError('invalid_code');
  if (outcome.isUnpaid) return challengeRequired(ctx, 'register', secondsUntilHourEnds(ctx), perHour);
  return existingAccount(ctx, new AppError(outcome.isTaken ? 'account_exists' : 'invalid_code'), identity);
}

/**
 * `account_exists` for somebody who registers with the e-mail address or number of an account, which says so when that
 * account was deleted and comes back by signing in. Any other error as it is.
 */
export async function existingAccount({ db }: Context, error: unknown, identity: Identity): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'account_exists') return error;
  const [leaving] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs(identity), isNotNull(users.deletedAt)))
    .limit(1);
  if (!leaving) return error;
  return new AppError('account_exists', { cause: error, canComeBack: true });
}
