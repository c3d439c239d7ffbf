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
  LISTING_RATE_LIMITER: limiter,
  EXPORT_RATE_LIMITER: limiter,
  CLIENT_ERROR_RATE_LIMITER: limiter,
  PICTURES: { put: async () => null },
  IMAGES: { info: async () => null },
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

const paymentSecrets = {
  flutterwave: { FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1', FLUTTERWAVE_SECRET_HASH: 'h'.repeat(16) },
  campay: { CAMPAY_USERNAME: 'app', CAMPAY_PASSWORD: 'word', CAMPAY_WEBHOOK_KEY: 'k'.repeat(16) },
};

it('switches payments off where no provider is named, whatever secrets there are', () => {
  for (const given of [
    {},
    { PAYMENT_PROVIDERS: '' },
    { PAYMENT_PROVIDERS: ' , ', ...paymentSecrets.campay },
  ]) {
    const { PAYMENT_PROVIDERS, CAMPAY_OPERATORS } = parseEnv({ ...bindings(), ...given });
    expect(PAYMENT_PROVIDERS).toEqual([]);
    expect(CAMPAY_OPERATORS).toEqual(['mtn', 'orange']);
  }
});

it('takes payment providers in their order, at their real addresses or others', () => {
  const env = parseEnv({
    ...bindings(),
    ...paymentSecrets.flutterwave,
    ...paymentSecrets.campay,
    PAYMENT_PROVIDERS: 'campay, flutterwave',
    FLUTTERWAVE_OPERATORS: 'orange',
    FLUTTERWAVE_PAYABLE_XAF: '100-200000',
    CAMPAY_ENDPOINT: 'http://localhost:8026/campay/api/',
  });
  expect(env).toMatchObject({
    PAYMENT_PROVIDERS: ['campay', 'flutterwave'],
    FLUTTERWAVE_OPERATORS: ['orange'],
    FLUTTERWAVE_PAYABLE_XAF: { minXaf: 100, maxXaf: 200_000 },
    CAMPAY_PAYABLE_XAF: { minXaf: 1, maxXaf: 500_000 },
    FLUTTERWAVE_ENDPOINT: 'https://api.flutterwave.com/v3',
    CAMPAY_ENDPOINT: 'http://localhost:8026/campay/api',
  });
});

it.each(Object.entries(paymentSecrets))('refuses %s without any of its secrets', (provider, secrets) => {
  for (const name of Object.keys(secrets)) {
    const half = { ...bindings(), ...secrets, PAYMENT_PROVIDERS: provider, [name]: undefined };
    expect(() => parseEnv(half)).toThrow(`Missing or malformed configuration: ${name}`);
  }
  const others = { ...bindings(), PAYMENT_PROVIDERS: provider, MAIL_FROM: undefined };
  expect(() => parseEnv(others)).toThrow(
    `Missing or malformed configuration: MAIL_FROM, ${Object.keys(secrets).join(', ')}`,
  );
});

it('refuses a provider or operator that nobody knows, one that is named twice, and sums that nobody can pay', () => {
  for (const PAYMENT_PROVIDERS of ['paypal', 'campay,campay'])
    expect(() => parseEnv({ ...bindings(), ...paymentSecrets.campay, PAYMENT_PROVIDERS })).toThrow(
      'Missing or malformed configuration: PAYMENT_PROVIDERS',
    );
  expect(() => parseEnv({ ...bindings(), CAMPAY_OPERATORS: 'nexttel' })).toThrow('CAMPAY_OPERATORS');
  for (const CAMPAY_PAYABLE_XAF of ['0-5', '9-5', '5', '1-', 'all'])
    expect(() => parseEnv({ ...bindings(), CAMPAY_PAYABLE_XAF }), CAMPAY_PAYABLE_XAF).toThrow(
      'CAMPAY_PAYABLE_XAF',
    );
  const unsafe = { ...bindings(), CAMPAY_ENDPOINT: 'http://www.campay.net' };
  expect(() => parseEnv(unsafe)).toThrow('CAMPAY_ENDPOINT');
});

it.each([
  ['FLUTTERWAVE_ENDPOINT', 'http://localhost:x@evil.example/v3'],
  ['FLUTTERWAVE_ENDPOINT', 'https://api.flutterwave.com@evil.example/v3'],
  ['FLUTTERWAVE_ENDPOINT', 'https://api.flutterwave.com/v3?x='],
  ['FLUTTERWAVE_ENDPOINT', 'https://api.flutterwave.com/v3#'],
  ['MAIL_ENDPOINT', 'http://localhost\\@evil.example'],
  ['MAIL_ENDPOINT', 'http://localhost.evil.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'ftp://mboalink.example'],
  ['FLUTTERWAVE_SECRET_HASH', 'x'],
  ['CAMPAY_WEBHOOK_KEY', ' '.repeat(20)],
  ['CAMPAY_WEBHOOK_KEY', `${'k'.repeat(16)}\n`],
  ['CAMPAY_PASSWORD', 'word\n'],
  ['RESEND_API_KEY', 're_1 '],
  ['FLUTTERWAVE_SECRET_KEY', 'FLWSECK-1\n'],
  ['FLUTTERWAVE_SECRET_KEY', 'FLWPUBK-1'],
  ['FLUTTERWAVE_SECRET_KEY', 'FLWSECK_TEST-1'],
])('refuses %s where it is %j', (name, value) => {
  expect(() => parseEnv({ ...bindings(), [name]: value })).toThrow(
    `Missing or malformed configuration: ${name}`,
  );
});

it('takes a key for tests at another address, and at the real one only for a site on this machine', () => {
  const tested = { ...bindings(), FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1' };
  for (const where of [
    { FLUTTERWAVE_ENDPOINT: 'http://localhost:8026/flutterwave' },
    { PUBLIC_URL: 'http://localhost:8787' },
  ])
    expect(parseEnv({ ...tested, ...where }).FLUTTERWAVE_SECRET_KEY).toBe('FLWSECK_TEST-1');
});

it('asks for less work than a flood would feel on somebody’s own machine alone', () => {
  const little = { ...bindings(), PROOF_OF_WORK_ITERATIONS: '4999' };
  expect(parseEnv(bindings()).PROOF_OF_WORK_ITERATIONS).toBe(5000);
  expect(() => parseEnv(little)).toThrow('PROOF_OF_WORK_ITERATIONS');
  expect(parseEnv({ ...little, PUBLIC_URL: 'http://localhost:8787' }).PROOF_OF_WORK_ITERATIONS).toBe(4999);
});

it('takes the keys of notifications together, and another way to browsers on this machine alone', () => {
  const keys = { VAPID_PUBLIC_KEY: `B${'p'.repeat(86)}`, VAPID_PRIVATE_KEY: 'd'.repeat(43) };
  expect(parseEnv({ ...bindings(), ...keys })).toMatchObject(keys);
  for (const [name, given] of [
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY }],
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY }],
    ['PUSH_ENDPOINT', { PUSH_ENDPOINT: 'https://push.example' }],
  ] as const) {
    expect(() => parseEnv({ ...bindings(), ...given })).toThrow(`configuration: ${name}`);
  }
});
