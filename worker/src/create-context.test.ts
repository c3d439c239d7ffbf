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
  // Refuses by an error, which is kept by nobody; what is let through is the same for all.
  isWithinLimit: false,
  ...{
    env: false,
    db: false,
    openDatabase: false,
    mail: false,
    pictures: false,
    keys: false,
    now: false,
    random: false,
  },
  ...{ createId: false, fetch: false, requestId: false, answered: false, resHeaders: false, logged: false },
  ...{ databaseRequests: false, waitUntil: false, sendEvent: false },
};

const request = new Request('https://mboalink.cm/api/v1/categories', {
  headers: { 'cf-connecting-ip': '102.244.45.7', 'user-agent': 'Firefox', 'x-challenge': 'solved' },
});

const limiter = (success: boolean) => ({ limit: async () => ({ success }) });

const contextWith = (passes: boolean) =>
  createContext(request, {
    env: {
      DATABASE_URL: 'postgres://localhost/none',
      SESSION_SECRET: 's'.repeat(40),
      IDENTITY_SECRET: 'i'.repeat(40),
      READ_RATE_LIMITER: limiter(passes),
    } as unknown as Env,
    runtime: platform,
    requestId: 'r1',
    waitUntil: () => {},
  });

it('has no part whose reading nobody decided about', async () => {
  expect(Object.keys(await contextWith(true)).sort()).toEqual(Object.keys(saysWhoAsks).sort());
});

it.each(Object.entries(saysWhoAsks))(
  'makes the answer personal when %s was read: %s',
  async (part, isPersonal) => {
    const context = await contextWith(true);
    expect(context.answered.isPersonal).toBe(false);
    Reflect.get(context, part);
    expect(context.answered.isPersonal).toBe(isPersonal);
  },
);

it('asks a limiter by the network, and leaves the answer public', async () => {
  for (const passes of [true, false]) {
    const context = await contextWith(passes);
    expect(await context.isWithinLimit('READ_RATE_LIMITER')).toBe(passes);
    expect(context.answered.isPersonal).toBe(false);
  }
});
