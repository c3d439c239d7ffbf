import { expect, it } from 'vitest';
import type { RequestContext } from './context.ts';
import { createContext } from './create-context.ts';
import type { Env } from './env.ts';
import { platform } from './runtime.ts';

/** For each part of a context, whether it says who asks: an answer that read it is kept by nobody. A new one needs a line. */
const saysWhoAsks: Record<keyof RequestContext, boolean> = {
  tokenViewer: true,
  hasBearer: true,
  cookies: true,
  networkAddress: true,
  userAgent: true,
  challengeAnswer: true,
  // What is public is kept for each language.
  language: false,
  savesData: false,
  // Decides whether a kept copy is answered, not what is kept.
  carriesToken: false,
  // Another copy is kept of the pages that read it.
  seemsSignedIn: false,
  // Refuses by an error, which is kept by nobody; what is let through is the same for all.
  isWithinLimit: false,
  ...{
    env: false,
    db: false,
    readDb: false,
    openDatabase: false,
    mail: false,
    push: false,
    encodePicture: false,
    drawLinkPicture: false,
    pictures: false,
    paymentProviders: false,
    keys: false,
    now: false,
    random: false,
  },
  ...{ createId: false, fetch: false, requestId: false, answered: false, resHeaders: false, logged: false },
  ...{ databaseRequests: false, waitUntil: false, afterAnswer: false },
};

const request = new Request('https://mboalink.cm/api/v1/categories', {
  headers: { 'cf-connecting-ip': '102.244.45.7', 'user-agent': 'Firefox', 'x-challenge': 'solved' },
});

const limiter = (success: boolean) => ({ limit: async () => ({ success }) });

const contextWith = (rateLimiter: Pick<Env['READ_RATE_LIMITER'], 'limit'>) =>
  createContext(request, {
    env: {
      DATABASE_URL: 'postgres://localhost/none',
      SESSION_SECRET: 's'.repeat(40),
      IDENTITY_SECRET: 'i'.repeat(40),
      PAYMENT_PROVIDERS: [],
      READ_RATE_LIMITER: rateLimiter,
    } as unknown as Env,
    runtime: platform,
    requestId: 'r1',
    waitUntil: () => {},
  });

it('has no part whose reading nobody decided about', async () => {
  expect(Object.keys(await contextWith(limiter(true))).sort()).toEqual(Object.keys(saysWhoAsks).sort());
});

it.each(Object.entries(saysWhoAsks))(
  'makes the answer personal when %s was read: %s',
  async (part, isPersonal) => {
    const context = await contextWith(limiter(true));
    expect(context.answered.isPersonal).toBe(false);
    Reflect.get(context, part);
    expect(context.answered.isPersonal).toBe(isPersonal);
  },
);

it('asks a limiter by the network, and leaves the answer public', async () => {
  for (const passes of [true, false]) {
    const context = await contextWith(limiter(passes));
    expect(await context.isWithinLimit('READ_RATE_LIMITER')).toBe(passes);
    expect(context.answered.isPersonal).toBe(false);
  }
});
