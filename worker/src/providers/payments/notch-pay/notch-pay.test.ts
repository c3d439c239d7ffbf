import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { intent, patient } from '../intents.ts';
import { scriptedFetch } from '../scripted-fetch.ts';
import { notchPay } from './notch-pay.ts';

const secret = 'hsk_test';
const settings = {
  NOTCH_PAY_ENDPOINT: 'https://notchpay.example',
  NOTCH_PAY_OPERATORS: ['mtn', 'orange'] as ('mtn' | 'orange')[],
  NOTCH_PAY_PAYABLE_XAF: { minXaf: 1, maxXaf: 500_000 },
  NOTCH_PAY_PHONE_FORMAT: 'international' as 'international' | 'national',
  NOTCH_PAY_PUBLIC_KEY: 'pk_test.1',
  NOTCH_PAY_HASH_KEY: secret,
};
const open = (...steps: Parameters<typeof scriptedFetch>) => {
  const { asked, fetch } = scriptedFetch(...steps);
  return { asked, provider: notchPay(settings, { fetch }) };
};

const page = 'https://pay.notchpay.co/x';
const transaction = {
  ...{ reference: 'trx.sim001', merchant_reference: intent.txRef, amount: 3000, currency: 'XAF' },
  ...{ status: 'pending', customer: 'cus.1', callback: intent.returnUrl, sandbox: 1, fees: [] },
};
const created = {
  status: 201,
  json: { status: 'Accepted', code: 201, transaction, authorization_url: page },
};
const confirm = (fields: object = {}) => ({
  status: 202,
  json: {
    ...{ status: 'Accepted', code: 202, action: 'confirm' },
    message: 'Confirm your transaction by dialing *126#',
    transaction: { ...transaction, status: 'processing' },
    ...fields,
  },
});
const error = (code: number, message: string, errors = {}) => ({
  status: code,
  json: { code, status: 'Error', message, errors },
});

describe('a charge', () => {
  const initiate = (...steps: Parameters<typeof scriptedFetch>) =>
    open(...steps).provider.initiateDirect(intent, patient);

  it('is two calls, the second under the reference of the first', async () => {
    const { asked, provider } = open(created, confirm());
    expect(await provider.initiateDirect({ ...intent, operator: 'orange' }, patient)).toEqual({
      ...{ outcome: 'accepted', providerRef: 'trx.sim001', step: { ussdCode: '*126#' } },
    });
    expect(asked).toMatchObject([
      {
        url: 'https://notchpay.example/payments',
        headers: { authorization: 'pk_test.1' },
        body: {
          ...{ amount: 3000, currency: 'XAF', reference: intent.txRef, callback: intent.returnUrl },
          ...{ locked_channel: 'cm.orange', locked_country: 'CM', locked_currency: 'XAF' },
        },
      },
      {
        url: 'https://notchpay.example/payments/trx.sim001',
        method: 'POST',
        body: { channel: 'cm.orange', data: { phone: '+237670000000' } },
      },
    ]);
  });

  it('takes the number in nine digits where it is told to', async () => {
    const { asked, fetch } = scriptedFetch(created, confirm());
    await notchPay({ ...settings, NOTCH_PAY_PHONE_FORMAT: 'national' }, { fetch }).initiateDirect(
      intent,
      patient,
    );
    expect(asked[1]?.body).toMatchObject({ data: { phone: '670000000' } });
  });

  it('has asked nobody when the first call fails', async () => {
    for (const step of [
      'lost',
      { status: 503, html: '<h1>503</h1>' },
      error(401, 'Invalid API key'),
      { status: 201, json: { status: 'Accepted' } },
      { status: 201, json: { transaction: { ...transaction, reference: '../..' } } },
    ] as const) {
      const { asked, provider } = open(step);
      expect(await provider.initiateDirect(intent, patient)).toEqual({ outcome: 'notSent' });
      expect(asked).toHaveLength(1);
    }
    expect(await initiate(error(422, 'Invalid', { amount: ['too small'] }))).toEqual({
      ...{ outcome: 'refused', code: 'amount_out_of_range' },
    });
    expect(await initiate(error(409, 'Conflict'))).toEqual({ outcome: 'uncertain' });
  });

  it('keeps the reference when the second call fails', async () => {
    const providerRef = 'trx.sim001';
    for (const step of [
      'lost',
      { status: 503, html: '' },
      error(503, 'The operator did not answer'),
      error(409, 'Conflict'),
    ] as const)
      expect(await initiate(created, step)).toEqual({ outcome: 'uncertain', providerRef });
    const refused = await initiate(created, error(422, 'Invalid', { 'data.phone': ['is invalid'] }));
    expect(refused).toEqual({ outcome: 'refused', code: 'invalid_phone', providerRef });
    expect(await initiate(created, error(403, 'Forbidden'))).toEqual({
      ...{ outcome: 'refused', code: 'operator_down', providerRef },
    });
    const late = open(created, 'silent').provider.initiateDirect(intent, AbortSignal.timeout(20));
    expect(await late).toEqual({ outcome: 'uncertain', providerRef });
  });

  it('that wants a code goes on at their page', async () => {
    for (const action of ['otp', 'require_otp'])
      expect(await initiate(created, confirm({ action }))).toMatchObject({ step: { redirectUrl: page } });
    expect(await initiate(created, confirm({ ussd: '#150*50#' }))).toMatchObject({
      step: { ussdCode: '#150*50#' },
    });
    expect(await initiate(created, confirm({ message: null }))).toMatchObject({
      outcome: 'accepted',
      step: {},
    });
  });
});

describe('a page', () => {
  it('is the transaction’s own, under its reference', async () => {
    expect(await open(created).provider.createHosted(intent, patient)).toEqual({
      ...{ outcome: 'accepted', providerRef: 'trx.sim001', step: { redirectUrl: page } },
    });
    for (const step of ['lost', { status: 201, json: { transaction } }] as const)
      expect(await open(step).provider.createHosted(intent, patient)).toEqual({ outcome: 'notSent' });
  });
});

describe('a record', () => {
  const lookup = { txRef: intent.txRef, providerRef: 'trx.sim001' };
  const fetched = (fields: object) => ({
    json: { code: 200, status: 'OK', transaction: { ...transaction, ...fields } },
  });
  const read = (...steps: Parameters<typeof scriptedFetch>) =>
    open(...steps).provider.fetchRecord(lookup, patient);

  it.each([
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['incomplete', 'pending'],
    ['hold', 'pending'],
    ['complete', 'succeeded'],
    ['completed', 'succeeded'],
    ['success', 'succeeded'],
    ['successful', 'succeeded'],
    ['failed', 'failed'],
    ['rejected', 'failed'],
    ['canceled', 'cancelled'],
    ['abandoned', 'expired'],
    ['expired', 'expired'],
    ['refunded', 'pending'],
    ['COMPLETE', 'pending'],
    ['Accepted', 'pending'],
    ['settling', 'pending'],
    [undefined, 'pending'],
  ])('with the word %j is %s', async (word, status) => {
    expect(await read(fetched({ status: word }))).toMatchObject({ record: { status } });
  });

  it('is read whole, and takes the word from no other field', async () => {
    expect(await read(fetched({ status: 'complete' }))).toEqual({
      outcome: 'record',
      record: {
        ...{ status: 'succeeded', rawStatus: 'complete', amountXaf: 3000, currency: 'XAF' },
        ...{ txRef: intent.txRef, providerRef: 'trx.sim001' },
      },
    });
    const elsewhere = { code: 200, status: 'complete', message: 'complete', transaction };
    expect(await read({ json: elsewhere })).toMatchObject({ record: { status: 'pending' } });
    expect(await read({ json: { code: 200, status: 'complete' } })).toEqual({ outcome: 'unavailable' });
  });

  it('is not there yet, or cannot be read', async () => {
    expect(await read(error(404, 'Payment not found'))).toMatchObject({ record: { status: 'notFoundYet' } });
    for (const step of [error(401, ''), error(429, ''), { status: 503, html: '' }, 'lost'] as const)
      expect(await read(step)).toEqual({ outcome: 'unavailable' });
  });

  it('is found by what a webhook named, where we have no name of theirs', async () => {
    const { asked, provider } = open(fetched({ status: 'complete' }));
    const named = { txRef: intent.txRef, providerRef: null, hintId: 'trx.sim001' };
    expect(await provider.fetchRecord(named, patient)).toMatchObject({ record: { status: 'succeeded' } });
    const foreign = open(fetched({ status: 'complete', merchant_reference: 'another' })).provider;
    expect(await foreign.fetchRecord(named, patient)).toMatchObject({ record: { status: 'notFoundYet' } });
    const unnamed = open();
    const nothing = { txRef: intent.txRef, providerRef: null };
    expect(await unnamed.provider.fetchRecord(nothing, patient)).toMatchObject({
      record: { status: 'notFoundYet' },
    });
    expect(unnamed.asked).toHaveLength(0);
    expect(asked[0]).toMatchObject({ url: 'https://notchpay.example/payments/trx.sim001', method: 'GET' });
  });
});

describe('a webhook', () => {
  const delivery = { id: 'evt.1', event: 'payment.complete', data: { ...transaction, status: 'complete' } };
  const sign = (text: string, algorithm = 'sha256') =>
    createHmac(algorithm, secret).update(text).digest('hex');
  const judge = (payload: unknown, headers?: Record<string, string>) => {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const rawBody = new TextEncoder().encode(text);
    const shown = new Headers(headers ?? { 'x-notch-signature': sign(text) });
    return open().provider.authenticateWebhook({ rawBody, headers: shown }, new Date());
  };
  const names = { txRef: intent.txRef, providerRef: 'trx.sim001', hintId: 'trx.sim001' };
  const authentic = { verdict: 'authentic', eventKey: 'evt.1', ...names };

  it('is known by its signature, under any of its headers', async () => {
    const signature = sign(JSON.stringify(delivery));
    for (const header of ['x-notch-signature', 'x-notchpay-signature', 'notchpay-signature'])
      expect(await judge(delivery, { [header]: signature })).toEqual(authentic);
  });

  it('is refused without, over other bytes and by another algorithm', async () => {
    expect(await judge(delivery, {})).toEqual({ verdict: 'refused', why: 'missing_signature' });
    const text = JSON.stringify(delivery);
    for (const signature of [sign(JSON.stringify(delivery, null, 1)), sign(text, 'sha512'), secret, '00'])
      expect(await judge(delivery, { 'x-notch-signature': signature })).toEqual({
        ...{ verdict: 'refused', why: 'bad_signature' },
      });
  });

  it('is read in each of its shapes', async () => {
    const { event: type, data, id } = delivery;
    expect(await judge({ id, type, data })).toEqual(authentic);
    expect(await judge({ id, type, data: { transaction: data } })).toEqual(authentic);
    expect(await judge({ type, data })).toMatchObject({
      eventKey: `${intent.txRef} trx.sim001 payment.complete`,
    });
  });

  it('of a transfer, in which `reference` is ours, is of no payment', async () => {
    const transfer = { ...delivery, event: 'transfer.complete', data: { reference: intent.txRef } };
    for (const payload of [transfer, { ...delivery, event: undefined }, { ...delivery, data: {} }])
      expect(await judge(payload)).toEqual({ verdict: 'irrelevant' });
    for (const payload of ['not JSON', '[]', 'null'])
      expect(await judge(payload)).toEqual({ verdict: 'refused', why: 'unparsable' });
  });
});

describe('what a payer gave up', () => {
  it('is taken back by their reference, whatever comes of it', async () => {
    for (const step of [
      error(422, 'Payment cannot be processed'),
      'lost',
      { status: 202, json: {} },
    ] as const) {
      const { asked, provider } = open(step);
      await provider.cancel?.({ providerRef: 'trx.sim001', pageUrl: page }, patient);
      expect(asked).toMatchObject([
        { method: 'DELETE', url: 'https://notchpay.example/payments/trx.sim001', body: undefined },
      ]);
    }
  });

  it('asks nothing where they have no name for it', async () => {
    const { asked, provider } = open();
    await provider.cancel?.({ providerRef: null, pageUrl: null }, patient);
    await provider.cancel?.({ providerRef: '../transfers', pageUrl: null }, patient);
    expect(asked).toEqual([]);
  });
});
