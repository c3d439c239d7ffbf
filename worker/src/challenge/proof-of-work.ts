import type { ChallengePurpose, ProofOfWork } from '@mboalink/shared/challenge.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import type { SolvedChallenge } from './solved-challenge.ts';

/** The most tries that a solution may take, drawn evenly, so that nobody waits longer. */
const mostTries = 160;

const lifeSeconds = 2 * 60;

type Keys = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

async function keysOf({ keys }: Context): Promise<Keys> {
  const key = await keys.current('proof-of-work');
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all([
    keyedHash(key, 'challenge'),
    keyedHash(key, 'solution'),
  ]);
  return { hmacSignatureSecret, hmacKeySignatureSecret };
}

type Bound = { purpose: ChallengePurpose; network: string };

/** A proof of work for one purpose and one network, good for two minutes; its tries are doubled `level` times. */
export async function createProofOfWork(
  ctx: Context,
  { purpose, network, level }: Bound & { level: number },
): Promise<ProofOfWork> {
  const expiresAt = new Date(ctx.now.getTime() + lifeSeconds * 1000).toISOString();
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ctx.env.PROOF_OF_WORK_ITERATIONS,
    counter: ctx.random(mostTries * 2 ** level),
    deriveKey,
    data: { purpose, network, level, expiresAt },
    ...(await keysOf(ctx)),
  });
  return { type: 'proof_of_work', expiresAt, parameters, signature };
}

const parametersSchema = z.looseObject({
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
});

const answerSchema = z.object({
  challenge: z.object({ parameters: parametersSchema, signature: z.string() }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** The challenge that an answer solves; null unless it is one of ours, for this purpose and network, and in time. */
export async function readProofOfWork(
  ctx: Context,
  answer: string,
  { purpose, network }: Bound,
): Promise<SolvedChallenge | null> {
  const { data: sent } = answerSchema.safeParse(decode(answer));
  if (!sent) return null;
  const { data, nonce } = sent.challenge.parameters;
  const expiresAt = new Date(data.expiresAt);
  if (data.purpose !== purpose || data.network !== network || expiresAt <= ctx.now) return null;
  const { verified } = await verifySolution({ ...sent, deriveKey, ...(await keysOf(ctx)) });
  return verified ? { id: nonce, expiresAt, level: data.level } : null;
}

function decode(answer: string): unknown {
  try {
    return JSON.parse(atob(answer));
  } catch {
    return null;
  }
}
