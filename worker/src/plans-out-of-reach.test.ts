import { expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { platform } from './runtime.ts';

/** A limiter that fails keeps the plans from everybody. */
const env = {
  PUBLIC_URL: 'https://mboalink.cm',
  DATABASE_URL: 'postgres://localhost/none',
  SESSION_SECRET: 's'.repeat(40),
  IDENTITY_SECRET: 'i'.repeat(40),
  PAYMENT_PROVIDERS: [],
  OTHER_ORIGINS: [],
  READ_RATE_LIMITER: { limit: () => Promise.reject(new Error('out of reach')) },
} as unknown as Env;

const runtime = { ...platform, openCache: () => ({ match: async () => undefined }) as unknown as Cache };

async function read(path: string, language: string) {
  const headers = { 'cf-connecting-ip': '102.244.45.7', 'accept-language': language };
  const request = new Request(`https://mboalink.cm/api${path}`, { headers });
  const execution = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const answer = await createApp(runtime).fetch(request, env, execution as never);
  return { status: answer.status, body: await answer.json() };
}

const failure = {
  en: 'Failed to fetch subscription plans',
  fr: 'Les plans n’ont pas pu être lus. Réessayez dans un instant.',
};

it.each(['en', 'fr'] as const)('plans that cannot be read are said to be so in %s', async (language) => {
  const message = failure[language];
  for (const path of ['/v1/payments/plans', '/v1/payments/plans/pro']) {
    expect(await read(path, language)).toMatchObject({
      status: 500,
      body: { error: 'server_error', message },
    });
  }
  expect(await read('/trpc/billing.plans', language)).toMatchObject({
    status: 500,
    body: { error: { message } },
  });
});
