import type { Challenge, ChallengePurpose } from '@mboalink/shared/challenge.ts';
import { AppError, type RateLimit } from '@mboalink/shared/errors.ts';
import type { Context } from '../context.ts';
import { networkHashOf } from '../session/network-hash.ts';
import { createProofOfWork, readProofOfWork } from './proof-of-work.ts';
import type { SolvedChallenge } from './solved-challenge.ts';
import { createTurnstile, readTurnstile, turnstileOf } from './turnstile.ts';

/** An answer is some 700 characters; Turnstile's at most 2048. */
const longestAnswer = 4000;

/** The challenge that the call's header answers; null where it answers none, or none for this purpose. */
export async function verifyChallenge(
  ctx: Context,
  purpose: ChallengePurpose,
): Promise<SolvedChallenge | null> {
  const { challengeAnswer } = ctx;
  if (!challengeAnswer || challengeAnswer.length > longestAnswer) return null;
  const bound = { purpose, network: await boundNetwork(ctx) };
  const turnstile = turnstileOf(ctx);
  return turnstile
    ? readTurnstile(ctx, challengeAnswer, { ...turnstile, ...bound })
    : readProofOfWork(ctx, challengeAnswer, bound);
}

/** The refusal past a soft limit: solving its challenge buys one step; who cannot waits `waitSeconds`. */
export async function challengeRequired(
  ctx: Context,
  purpose: ChallengePurpose,
  waitSeconds: number,
  limit: RateLimit,
): Promise<AppError> {
  const bound = { purpose, network: await boundNetwork(ctx) };
  const turnstile = turnstileOf(ctx);
  const challenge: Challenge = turnstile
    ? createTurnstile(turnstile, bound)
    : await createProofOfWork(ctx, bound);
  return new AppError('challenge_required', {
    challenge,
    limit,
    retryAfterSeconds: Math.max(1, waitSeconds),
  });
}

/** Short enough for Turnstile, and of alphabet that it takes. */
async function boundNetwork(ctx: Context): Promise<string> {
  return (await networkHashOf(ctx))?.slice(-32) ?? 'local';
}
