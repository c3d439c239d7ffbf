import type { ChallengePurpose, TurnstileChallenge } from '@mboalink/shared/challenge.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import type { SolvedChallenge } from './solved-challenge.ts';

const verifyEndpoint = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Cloudflare takes a token for five minutes, and once. */
const tokenSeconds = 5 * 60;

type Turnstile = { siteKey: string; secretKey: string };
type Bound = { purpose: ChallengePurpose; network: string };

/** Turnstile's keys, where the site is configured to use it in place of our own proof of work. */
export function turnstileOf({ env }: Pick<Context, 'env'>): Turnstile | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env;
  return siteKey && secretKey ? { siteKey, secretKey } : null;
}

export function createTurnstile({ siteKey }: Turnstile, { purpose, network }: Bound): TurnstileChallenge {
  return { type: 'turnstile', siteKey, action: purpose, cData: network };
}

const verdictSchema = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  cdata: z.optional(z.string()),
});

/** What a token of Turnstile's widget proves; null unless it is for this purpose and network. */
export async function readTurnstile(
  ctx: Context,
  token: string,
  { secretKey, purpose, network }: Turnstile & Bound,
): Promise<SolvedChallenge | null> {
  const verdict = await askCloudflare(ctx, { secret: secretKey, response: token });
  if (!verdict.success || verdict.action !== purpose || verdict.cdata !== network) return null;
  return {
    id: await keyedHash(await ctx.keys.current('proof-of-work'), token),
    expiresAt: new Date(ctx.now.getTime() + tokenSeconds * 1000),
    // Cloudflare decides by itself how hard it asks.
    level: codeLimits.hardestLevel,
  };
}

async function askCloudflare(ctx: Context, asked: { secret: string; response: string }) {
  try {
    const answer = await ctx.fetch(verifyEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, remoteip: ctx.networkAddress }),
      signal: AbortSignal.timeout(5_000),
    });
    return verdictSchema.parse(await answer.json());
  } catch (cause) {
    throw new AppError('unavailable', { cause, retryAfterSeconds: 5 });
  }
}
