import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { authenticateWebhook } from './webhook.ts';

const key = 'campay-test-key';
const recorded =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzb3VyY2UiOiJDYW1QYXkiLCJpYXQiOjE3NjAwMDAwMDAsImV4cCI6MTc2MDAwMDYwMH0.Dyc_um26aZEvsB10dmSFNx6GZxkggNAzMupCn9T4sag';
const issued = 1_760_000_000;
const txRef = '3f1c9f0e-5b7a-4c1d-9e2f-0a1b2c3d4e5f';
const theirs = '6b1f9f0e-5b7a-4c1d-9e2f-0a1b2c3d4e5f';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: object, claims: object, { algorithm = 'sha256', secret = key } = {}) => {
  const said = `${part(header)}.${part(claims)}`;
  return `${said}.${createHmac(algorithm, secret).update(said).digest('base64url')}`;
};
const hs256 = { alg: 'HS256', typ: 'JWT' };
const times = { source: 'CamPay', iat: issued, exp: issued + 600 };

const delivery = {
  ...{ status: 'SUCCESSFUL', reference: theirs, amount: '3000', currency: 'XAF', operator: 'MTN' },
  ...{ signature: recorded, endpoint: 'collect', external_reference: txRef, phone_number: '237670000000' },
};
const judge = (payload: unknown, { after = 1, type = 'application/json' } = {}) => {
  const rawBody = new TextEncoder().encode(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const headers = new Headers({ 'content-type': type });
  return authenticateWebhook({ rawBody, headers }, key, new Date((issued + after) * 1000));
};
const authentic = {
  verdict: 'authentic',
  eventKey: `${txRef} ${theirs}`,
  txRef,
  providerRef: theirs,
  hintId: theirs,
};

it('is known by its token, as JSON and as a form', async () => {
  expect(await judge(delivery)).toEqual(authentic);
  const form = new URLSearchParams(delivery).toString();
  expect(await judge(form, { type: 'application/x-www-form-urlencoded; charset=utf-8' })).toEqual(authentic);
});

it('has the same key whatever it claims, for its token covers nothing of that', async () => {
  expect(await judge({ ...delivery, status: 'FAILED', amount: '1' })).toEqual(authentic);
});

it('holds from a minute before its token to a minute after', async () => {
  for (const after of [-59, 0, 659]) expect(await judge(delivery, { after })).toEqual(authentic);
  for (const after of [-62, 660, 1e6])
    expect(await judge(delivery, { after })).toEqual({ verdict: 'refused', why: 'stale' });
});

it('never holds for ever', async () => {
  const at = (claims: object, after = 1) =>
    judge({ ...delivery, signature: signed(hs256, claims) }, { after });
  expect(await at({ iat: issued })).toEqual(authentic);
  expect(await at({ iat: issued }, 700)).toMatchObject({ why: 'stale' });
  expect(await at({ ...times, nbf: issued + 100 })).toMatchObject({ why: 'stale' });
  for (const claims of [{}, { exp: null }, { ...times, exp: 'never' }, { source: 'CamPay' }])
    expect(await at(claims)).toMatchObject({ why: 'stale' });
});

it.each([
  ['no algorithm', `${part({ alg: 'none', typ: 'JWT' })}.${part(times)}.`],
  ['no algorithm and a signature', signed({ alg: 'none', typ: 'JWT' }, times)],
  ['HS512', signed({ alg: 'HS512', typ: 'JWT' }, times, { algorithm: 'sha512' })],
  ['HS512 called HS256', signed(hs256, times, { algorithm: 'sha512' })],
  ['another key', signed(hs256, times, { secret: 'campay-test-kez' })],
  ['no key', signed(hs256, times, { secret: '' })],
  ['claims of another token', recorded.replace(/\.[^.]+\./, `.${part({ ...times, exp: 2e9 })}.`)],
  ['two parts', recorded.split('.').slice(0, 2).join('.')],
  ['four parts', `${recorded}.x`],
  ['nonsense', 'nonsense'],
])('is refused by a token with %s', async (_, signature) => {
  expect(await judge({ ...delivery, signature })).toEqual({ verdict: 'refused', why: 'bad_signature' });
});

it('is refused without a token and without sense', async () => {
  for (const signature of [undefined, '', 'None', null, {}])
    expect(await judge({ ...delivery, signature })).toEqual({ verdict: 'refused', why: 'missing_signature' });
  for (const payload of ['not JSON', '[]', 'null', ''])
    expect(await judge(payload)).toEqual({ verdict: 'refused', why: 'unparsable' });
});

it('of money that was sent, or of nothing, is of no payment', async () => {
  const nameless = { ...delivery, reference: 'None', external_reference: '../x' };
  for (const payload of [{ ...delivery, endpoint: 'withdraw' }, nameless])
    expect(await judge(payload)).toEqual({ verdict: 'irrelevant' });
});
