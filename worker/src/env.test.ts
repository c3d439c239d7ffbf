import { expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const limiter = { limit: async () => ({ success: true }) };
const bindings = () => ({
  DATABASE_URL: 'postgresql://worker@localhost/mboalink',
  RESEND_API_KEY: 're_1',
  MAIL_FROM: 'Mboalink <codes@mboalink.example>',
  PUBLIC_URL: 'https://mboalink.example',
  SESSION_SECRET: 's'.repeat(32),
  IDENTITY_SECRET: 'i'.repeat(32),
  SIGN_IN_RATE_LIMITER: limiter,
  SOLVED_CHALLENGE_RATE_LIMITER: limiter,
  READ_RATE_LIMITER: limiter,
  PICTURE_RATE_LIMITER: limiter,
  SEARCH_RATE_LIMITER: limiter,
  SUGGESTION_RATE_LIMITER: limiter,
  CLIENT_ERROR_RATE_LIMITER: limiter,
  PICTURES: { put: async () => null },
  ASSETS: { fetch: async () => new Response() },
});

it('takes secrets with and without one before them', () => {
  expect(parseEnv(bindings()).SESSION_SECRET_PREVIOUS).toBeUndefined();
  const rotated = { ...bindings(), SESSION_SECRET_PREVIOUS: `2026-12-22 ${'o'.repeat(32)}` };
  expect(parseEnv(rotated)).toMatchObject({ SESSION_SECRET_PREVIOUS: rotated.SESSION_SECRET_PREVIOUS });
});

it('names each setting that is missing or malformed, and quotes none', () => {
  const broken = {
    ...bindings(),
    SESSION_SECRET: 'short',
    SESSION_SECRET_PREVIOUS: 'o'.repeat(32),
    IDENTITY_SECRET: undefined,
  };
  expect(() => parseEnv(broken)).toThrow(
    'Missing or malformed configuration: SESSION_SECRET, SESSION_SECRET_PREVIOUS, IDENTITY_SECRET',
  );
});

it('takes an endpoint without encryption only on this machine', () => {
  const withMail = (address: string) => () => parseEnv({ ...bindings(), MAIL_ENDPOINT: address });
  for (const address of ['https://api.resend.com', 'http://localhost:8025', 'http://127.0.0.1:8025/']) {
    expect(withMail(address)().MAIL_ENDPOINT).toBe(address);
  }
  for (const address of ['http://api.resend.com', 'http://localhost.example', 'ftp://localhost']) {
    expect(withMail(address), address).toThrow('Missing or malformed configuration: MAIL_ENDPOINT');
  }
});
