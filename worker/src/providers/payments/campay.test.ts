import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { campay } from './campay.ts';
import { intent, patient } from './payment-provider.ts';
import { scriptedFetch } from './scripted-fetch.ts';

const settings = () => ({
  CAMPAY_ENDPOINT: 'https://campay.example/api',
  CAMPAY_OPERATORS: ['mtn', 'orange'] as ('mtn' | 'orange')[],
  CAMPAY_PAYABLE_XAF: { minXaf: 1, maxXaf: 500_000 },
  CAMPAY_USERNAME: 'app',
  CAMPAY_PASSWORD: 'word',
  CAMPAY_WEBHOOK_KEY: 'campay-test-key',
});
const started = Date.parse('2026-11-22T12:00:00Z');
const token = (word = 't1', expires_in: unknown = 3600) => ({ json: { token: word, expires_in } });

/** A provider with settings of its own, so that no token is left from another test. */
const open = (...steps: Parameters<typeof scriptedFetch>) => {
  const { asked, fetch } = scriptedFetch(...steps);
  const clock = { milliseconds: started };
  const own = settings();
  const again = () => campay(own, { fetch, now: () => new Date(clock.milliseconds) });
  return { asked, clock, again, provider: again() };
};

const theirs = '6b1f9f0e-5b7a-4c1d-9e2f-0a1b2c3d4e5f';
const collected = { json: { reference: theirs, ussd_code: '*126#', operator: 'MTN' } };

describe('a collection', () => {
  const initiate = (...steps: Parameters<typeof scriptedFetch>) =>
    open(token(), ...steps).provider.initiateDirect(intent, patient);

  it('is asked for with a token, a whole sum as text, and our reference', async () => {
    const { asked, provider } = open(token(), collected);
    const odd = { ...intent, description: 'Mboalink <b>Basic</b>' };
    expect(await provider.initiateDirect(odd, patient)).toEqual({
      ...{ outcome: 'accepted', providerRef: theirs, step: { ussdCode: '*126#' } },
    });
    expect(asked).toMatchObject([
      { url: 'https://campay.example/api/token/', body: { username: 'app', password: 'word' } },
      {
        url: 'https://campay.example/api/collect/',
        headers: { authorization: 'Token t1' },
        body: {
          ...{ amount: '3000', currency: 'XAF', from: '237670000000' },
          ...{ external_reference: intent.txRef, description: 'Mboalink  b Basic /b' },
        },
      },
    ]);
  });

  it('names the code of the operator that it asks', async () => {
    const both = 'Dial *126# for MTN or #150*50# for Orange';
    for (const [operator, ussdCode] of [
      ['MTN', '*126#'],
      ['Orange', '#150*50#'],
      ['None', '*126#'],
    ])
      expect(await initiate({ json: { reference: theirs, ussd_code: both, operator } })).toMatchObject({
        step: { ussdCode },
      });
    expect(await initiate({ json: { reference: theirs } })).toMatchObject({ outcome: 'accepted', step: {} });
  });

  it('is uncertain when its answer names no reference', async () => {
    for (const step of [{ json: { reference: 'None' } }, { html: 'ok' }])
      expect(await initiate(step)).toEqual({ outcome: 'uncertain' });
  });
});

describe('an access token', () => {
  const record = { json: { reference: theirs, external_reference: intent.txRef, status: 'PENDING' } };
  const lookup = { txRef: intent.txRef, providerRef: theirs };

  it('is kept for an hour, less a margin', async () => {
    const { asked, again, clock } = open(token(), record, record, token('t2'), record);
    await again().fetchRecord(lookup, patient);
    clock.milliseconds += 54 * 60_000;
    await again().fetchRecord(lookup, patient);
    expect(asked.at(-1)?.headers).toMatchObject({ authorization: 'Token t1' });
    clock.milliseconds += 2 * 60_000;
    await again().fetchRecord(lookup, patient);
    expect(asked.at(-1)?.headers).toMatchObject({ authorization: 'Token t2' });
    expect(asked).toHaveLength(5);
  });

  it('that is refused is renewed once, and the question asked again', async () => {
    const refused = { status: 401, json: { message: 'Invalid token' } };
    const { asked, provider } = open(token(), refused, token('t2'), collected);
    expect(await provider.initiateDirect(intent, patient)).toMatchObject({ outcome: 'accepted' });
    expect(asked.at(-1)?.headers).toMatchObject({ authorization: 'Token t2' });
    const stubborn = open(token(), refused, token('t2'), refused);
    expect(await stubborn.provider.initiateDirect(intent, patient)).toEqual({ outcome: 'notSent' });
    expect(stubborn.asked).toHaveLength(4);
  });

  it('that does not come leaves everything unasked', async () => {
    for (const step of [
      { status: 401, json: {} },
      { status: 503, html: '' },
      'lost',
      { json: {} },
    ] as const) {
      const { asked, provider } = open(step, step);
      expect(await provider.initiateDirect(intent, patient)).toEqual({ outcome: 'notSent' });
      expect(await provider.fetchRecord(lookup, patient)).toEqual({ outcome: 'unavailable' });
      expect(asked).toHaveLength(2);
    }
  });

  it('is waited for no longer than the call may take', async () => {
    const { provider } = open('silent');
    expect(await provider.initiateDirect(intent, AbortSignal.timeout(5))).toEqual({ outcome: 'notSent' });
  });

  it('without a readable end is kept for an hour', async () => {
    const { asked, clock, provider } = open(token('t1', null), record, token('t2', 'soon'), record, record);
    await provider.fetchRecord(lookup, patient);
    await provider.fetchRecord(lookup, patient);
    clock.milliseconds += 50 * 60_000;
    await provider.fetchRecord(lookup, patient);
    expect(asked).toHaveLength(5);
  });
});

describe('a record', () => {
  const lookup = { txRef: intent.txRef, providerRef: theirs };
  const fetched = (fields: object) => ({
    json: {
      ...{ reference: theirs, external_reference: intent.txRef, external_user: intent.txRef },
      ...{ status: 'PENDING', amount: '5.00', app_amount: '4.00', currency: 'XAF', operator: 'MTN' },
      ...{ code: 'D260101D0001', operator_reference: '190000001', endpoint: 'collect' },
      ...{ phone_number: '237670000000', reason: 'None', ...fields },
    },
  });
  const read = (...steps: Parameters<typeof scriptedFetch>) =>
    open(token(), ...steps).provider.fetchRecord(lookup, patient);

  it.each([
    ['PENDING', 'pending'],
    ['SUCCESSFUL', 'succeeded'],
    ['FAILED', 'failed'],
    ['SUCCESSFULL', 'pending'],
    ['successful', 'pending'],
    ['SUCCESS', 'pending'],
    ['SETTLING', 'pending'],
    ['None', 'pending'],
    [undefined, 'pending'],
  ])('with the word %j is %s', async (word, status) => {
    expect(await read(fetched({ status: word }))).toMatchObject({ record: { status } });
  });

  it('is read whole, by what the payer paid', async () => {
    expect(await read(fetched({ status: 'SUCCESSFUL' }))).toEqual({
      outcome: 'record',
      record: {
        ...{ status: 'succeeded', rawStatus: 'SUCCESSFUL', amountXaf: 5, currency: 'XAF' },
        ...{ txRef: intent.txRef, providerRef: theirs },
      },
    });
    const failed = fetched({
      status: 'FAILED',
      reason: 'insufficient funds',
      amount: '5.50',
      currency: 'None',
    });
    expect(await read(failed)).toMatchObject({
      record: { failureCode: 'insufficient_funds', amountXaf: null, currency: null },
    });
    const elsewhere = fetched({ reason: 'SUCCESSFUL', code: 'SUCCESSFUL', operator_reference: 'SUCCESSFUL' });
    expect(await read(elsewhere)).toMatchObject({ record: { status: 'pending' } });
  });

  it('of money that was sent is none of our payments', async () => {
    const sent = fetched({ status: 'SUCCESSFUL', endpoint: 'withdraw' });
    expect(await read(sent)).toMatchObject({ record: { txRef: null } });
  });

  it('is not there yet, or cannot be read', async () => {
    for (const status of [400, 404])
      expect(await read({ status, json: { message: 'Transaction not found' } })).toMatchObject({
        record: { status: 'notFoundYet' },
      });
    for (const step of [{ status: 429, json: {} }, { status: 503, html: '' }, 'lost', { json: {} }] as const)
      expect(await read(step)).toEqual({ outcome: 'unavailable' });
  });

  it('whose name was lost is found by what a webhook named, if it is ours', async () => {
    const named = { txRef: intent.txRef, providerRef: null, hintId: theirs };
    const { asked, provider } = open(token(), fetched({ status: 'SUCCESSFUL' }));
    expect(await provider.fetchRecord(named, patient)).toMatchObject({ record: { status: 'succeeded' } });
    expect(asked[1]?.url).toBe(`https://campay.example/api/transaction/${theirs}/`);
    const foreign = open(token(), fetched({ status: 'SUCCESSFUL', external_reference: 'None' })).provider;
    expect(await foreign.fetchRecord(named, patient)).toMatchObject({ record: { status: 'notFoundYet' } });
  });
});

describe('a webhook', () => {
  const key = settings().CAMPAY_WEBHOOK_KEY;
  const { provider } = open();
  const recorded =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzb3VyY2UiOiJDYW1QYXkiLCJpYXQiOjE3NjAwMDAwMDAsImV4cCI6MTc2MDAwMDYwMH0.Dyc_um26aZEvsB10dmSFNx6GZxkggNAzMupCn9T4sag';
  const issued = 1_760_000_000;
  const { txRef } = intent;

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
    return provider.authenticateWebhook({ rawBody, headers }, new Date((issued + after) * 1000));
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
    expect(await judge(form, { type: 'application/x-www-form-urlencoded; charset=utf-8' })).toEqual(
      authentic,
    );
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
      expect(await judge({ ...delivery, signature })).toEqual({
        verdict: 'refused',
        why: 'missing_signature',
      });
    for (const payload of ['not JSON', '[]', 'null', ''])
      expect(await judge(payload)).toEqual({ verdict: 'refused', why: 'unparsable' });
  });

  it('of money that was sent, or of nothing, is of no payment', async () => {
    const nameless = { ...delivery, reference: 'None', external_reference: '../x' };
    for (const payload of [{ ...delivery, endpoint: 'withdraw' }, nameless])
      expect(await judge(payload)).toEqual({ verdict: 'irrelevant' });
  });
});
