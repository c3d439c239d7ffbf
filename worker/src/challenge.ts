import { spentChallenges } from '@mboalink/db/schema/limits.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { Challenge, ChallengePurpose } from '@mboalink/shared/challenge.ts';
import { AppError, type RateLimit } from '@mboalink/shared/errors.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from './context.ts';
import { keyedHash } from './keys/keyed-hash.ts';
import { networkHashOf } from './session/network.ts';

/** A solved challenge, which pays for one step. `level` is how often its work was doubled. */
export type SolvedChallenge = { id: string; expiresAt: Date; level: number };

/** The most tries that a solution takes. The number is drawn evenly, so that nobody waits much longer than others. */
const maxTries = 160;

const lifeSeconds = 2 * 60;

/** An answer has some 700 characters. */
const maxAnswerLength = 4000;

/**
 * The refusal past a soft limit. Solving its challenge buys one step; who cannot solve it waits `waitSeconds`. The work is
 * doubled `level` times. A challenge is good for one purpose and one network, for two minutes.
 */
export async function challengeRequired(
  ctx: Context,
  purpose: ChallengePurpose,
  waitSeconds: number,
  limit: RateLimit,
  level = 0,
): Promise<AppError> {
  const expiresAt = new Date(ctx.now.getTime() + lifeSeconds * 1000).toISOString();
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ctx.env.PROOF_OF_WORK_ITERATIONS,
    counter: ctx.random(maxTries * 2 ** level),
    deriveKey,
    data: { purpose, network: await networkOf(ctx), level, expiresAt },
    ...(await signingKeys(ctx)),
  });
  const challenge: Challenge = { type: 'proof_of_work', expiresAt, parameters, signature };
  return new AppError('challenge_required', {
    challenge,
    limit,
    retryAfterSeconds: Math.max(1, waitSeconds),
  });
}

const answerSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({
        purpose: z.string(),
        network: z.string(),
        level: z.int(),
        expiresAt: z.iso.datetime(),
      }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** The challenge that the call's header answers; null unless it is one of ours, for this purpose and network, and in time. */
export async function verifyChallenge(
  ctx: Context,
  purpose: ChallengePurpose,
): Promise<SolvedChallenge | null> {
  const { challengeAnswer } = ctx;
  if (!challengeAnswer || challengeAnswer.length > maxAnswerLength) return null;
  const { data: answer } = answerSchema.safeParse(decode(challengeAnswer));
  if (!answer) return null;
  const { data, nonce } = answer.challenge.parameters;
  const expiresAt = new Date(data.expiresAt);
  if (data.purpose !== purpose || expiresAt <= ctx.now || data.network !== (await networkOf(ctx)))
    return null;
  const { verified } = await verifySolution({ ...answer, deriveKey, ...(await signingKeys(ctx)) });
  return verified ? { id: nonce, expiresAt, level: data.level } : null;
}

function decode(answer: string): unknown {
  try {
    return JSON.parse(atob(answer));
  } catch {
    return null;
  }
}

async function signingKeys({ keys }: Context) {
  const key = await keys.current('proof-of-work');
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all([
    keyedHash(key, 'challenge'),
    keyedHash(key, 'solution'),
  ]);
  return { hmacSignatureSecret, hmacKeySignatureSecret };
}

const networkOf = async (ctx: Context): Promise<string> => (await networkHashOf(ctx)) ?? 'local';

/**
 * `paid`: one row where there was a solved challenge that had paid for nothing before. `needed` says whether something is to
 * be paid for, so that nobody's work is spent on what is free; `level` is the least work that pays for it.
 */
export function spendChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  solved: SolvedChallenge | null,
  needed: SQL,
  level: SQL = sql`0`,
) {
  const { id } = spentChallenges;
  return db.$with('paid', { id }).as(
    sql`${insertSelect(
      spentChallenges,
      {
        id: sql`${solved?.id ?? ''}::text`,
        expiresAt: instant(solved?.expiresAt ?? now),
      },
      sql`where ${solved !== null} and (${needed}) and ${solved?.level ?? 0}::int >= ${level}`,
    )} on conflict (${columnName(id)}) do nothing returning ${id}`,
  );
}
