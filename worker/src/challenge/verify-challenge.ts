import type { Challenge, ChallengePurpose } from '@mboalink/shared/challenge.ts';
import { AppError, type RateLimit } from '@mboalink/shared/errors.ts';
import type { Context } from '../context.ts';
import { networkHashOf } from '../session/network-hash.ts';
import { createProofOfWork, readProofOfWork } from './proof-of-work.ts';
import type { SolvedChallenge } from './solved-challenge.ts';
import { createTurnstile, readTurnstile, turnstileOf } from './turnstile.ts';

/** An answer is some 700 characters; Turnstile's at most 2048. */
const longestAnswer = 4000;

const verified = new WeakMap<Context, Map<ChallengePurpose, Promise<SolvedChallenge | null>>>();

/**
 * The challenge that the call's header answers; null where it answers none, or none for this purpose. A call asks once,
 * since Turnstile's tokens can be asked about once.
 */
export function verifyChallenge(ctx: Context, purpose: ChallengePurpose): Promise<SolvedChallenge | null> {
  const known = verified.get(ctx) ?? new Map<ChallengePurpose, Promise<SolvedChallenge | null>>();
  verified.set(ctx, known);
  const answer = known.get(purpose) ?? readAnswer(ctx, purpose);
  known.set(purpose, answer);
  return answer;
}

async function readAnswer(ctx: Context, purpose: ChallengePurpose): Promise<SolvedChallenge | null> {
  const { challengeAnswer } = ctx;
  if (!challengeAnswer || challengeAnswer.length > longestAnswer) return null;
  const bound = { purpose, network: await boundNetwork(ctx) };
  const turnstile = turnstileOf(ctx);
  return turnstile
    ? readTurnstile(ctx, challengeAnswer, { ...turnstile, ...bound })
    : readProofOfWork(ctx, challengeAnswer, bound);
}

/**
 * The refusal past a soft limit: solving its challenge buys one step; who cannot waits `waitSeconds`. `level` is how often
 * its work is doubled.
 */
export async function challengeRequired(
  ctx: Context,
  purpose: ChallengePurpose,
  waitSeconds: number,
  limit: RateLimit,
  level = 0,
): Promise<AppError> {
  const bound = { purpose, network: await boundNetwork(ctx) };
  const turnstile = turnstileOf(ctx);
  const challenge: Challenge = turnstile
    ? createTurnstile(turnstile, bound)
    : await createProofOfWork(ctx, { ...bound, level });
  return new AppError('challenge_required', {
    challenge,
    limit,
    retryAfterSeconds: Math.max(1, waitSeconds),
  });
}

/** Short enough for Turnstile, and in letters that it takes. */
async function boundNetwork(ctx: Context): Promise<string> {
  return (await networkHashOf(ctx))?.slice(-32) ?? 'local';
}
