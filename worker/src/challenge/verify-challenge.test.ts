import type { Challenge } from '@mboalink/shared/challenge.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { openKeyRing } from '../keys/key-ring.ts';
import { challengeRequired, verifyChallenge } from './verify-challenge.ts';

const now = new Date('2026-11-21T12:00:00Z');

type Parts = Partial<Context> & { turnstile?: object };

/** The part of a context that challenges use. */
function contextWith({ turnstile, ...parts }: Parts): Context {
  const secret = 'a-secret-of-at-least-thirty-two-characters';
  return {
    env: { PROOF_OF_WORK_ITERATIONS: 20, ...turnstile },
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
  if (challenge?.type !== 'proof_of_work') throw new Error('no proof of work');
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}

it('takes a solution for its purpose, from its network, for two minutes', async () => {
  const challengeAnswer = await solutionOf(contextWith({}));
  const verify = (parts: Parts, purpose: 'send_code' | 'reveal' = 'send_code') =>
    verifyChallenge(contextWith({ challengeAnswer, ...parts }), purpose);
  expect(await verify({})).toMatchObject({ expiresAt: new Date('2026-11-21T12:02:00Z') });
  expect(await verify({ networkAddress: '102.244.45.99' })).not.toBeNull();
  expect(await verify({ now: new Date('2026-11-21T12:02:00Z') })).toBeNull();
  expect(await verify({ networkAddress: '102.244.46.7' })).toBeNull();
  expect(await verify({}, 'reveal')).toBeNull();
  expect(await verify({ challengeAnswer: null })).toBeNull();
});

const turnstile = { TURNSTILE_SITE_KEY: '1x00', TURNSTILE_SECRET_KEY: '2x00' };

it('asks Cloudflare where Turnstile is configured, and takes tokens for this purpose and network only', async () => {
  const challenge = await challengeOf(contextWith({ turnstile }));
  if (challenge?.type !== 'turnstile') throw new Error('no Turnstile');
  expect(challenge).toMatchObject({ siteKey: '1x00', action: 'send_code' });
  const verdict = { success: true, action: 'send_code', cdata: challenge.cData };
  const asked: string[] = [];
  const verify = (answered: object) =>
    verifyChallenge(
      contextWith({
        turnstile,
        challengeAnswer: 'a token',
        fetch: async (_, init) => {
          asked.push(String(init?.body));
          return Response.json(answered);
        },
      }),
      'send_code',
    );
  expect(await verify(verdict)).not.toBeNull();
  expect(JSON.parse(asked[0] ?? '')).toEqual({
    secret: '2x00',
    response: 'a token',
    remoteip: '102.244.45.7',
  });
  expect(await verify({ ...verdict, success: false })).toBeNull();
  expect(await verify({ ...verdict, action: 'reveal' })).toBeNull();
  expect(await verify({ ...verdict, cdata: 'other' })).toBeNull();
  expect((await verify(verdict))?.id).toBe((await verify(verdict))?.id);
});

it('is unavailable while Cloudflare does not answer', async () => {
  const broken = contextWith({
    turnstile,
    challengeAnswer: 'a token',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  await expect(verifyChallenge(broken, 'send_code')).rejects.toMatchObject({ code: 'unavailable' });
});
