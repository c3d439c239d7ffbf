import type { Challenge } from '@mboalink/shared/challenge.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { challengeRequired, verifyChallenge } from './challenge.ts';
import type { Context } from './context.ts';
import { openKeyRing } from './keys/key-ring.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** The part of a context that challenges use. */
function contextWith(parts: Partial<Context>): Context {
  const secret = 'a-secret-of-at-least-thirty-two-characters';
  return {
    env: { PROOF_OF_WORK_ITERATIONS: 20 },
    keys: openKeyRing({ SESSION_SECRET: secret, IDENTITY_SECRET: secret }, now),
    now,
    random: (limit: number) => limit - 1,
    networkAddress: '102.244.45.7',
    challengeAnswer: null,
    ...parts,
  } as Context;
}

async function challengeOf(ctx: Context): Promise<Challenge | undefined> {
  const error = await challengeRequired(ctx, 'send_code', 60, {
    name: 'codes',
    quota: 5,
    windowSeconds: 3600,
  });
  expect(error).toBeInstanceOf(AppError);
  return error.details.challenge;
}

async function solutionOf(ctx: Context): Promise<string> {
  const challenge = await challengeOf(ctx);
  if (!challenge) throw new Error('no challenge');
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}

it('takes a solution for its purpose, from its network, for two minutes', async () => {
  const challengeAnswer = await solutionOf(contextWith({}));
  const verify = (parts: Partial<Context>, purpose: 'send_code' | 'reveal' = 'send_code') =>
    verifyChallenge(contextWith({ challengeAnswer, ...parts }), purpose);
  expect(await verify({})).toMatchObject({ expiresAt: new Date('2026-11-21T12:02:00Z') });
  expect(await verify({ networkAddress: '102.244.45.99' })).not.toBeNull();
  expect(await verify({ now: new Date('2026-11-21T12:02:00Z') })).toBeNull();
  expect(await verify({ networkAddress: '102.244.46.7' })).toBeNull();
  expect(await verify({}, 'reveal')).toBeNull();
  expect(await verify({ challengeAnswer: null })).toBeNull();
});
