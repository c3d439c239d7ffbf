import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { flutterwave } from './flutterwave.ts';
import { intent, patient } from './payment-provider.ts';
import { scriptedFetch } from './scripted-fetch.ts';

const secret = 'the secret hash';
const open = (...steps: Parameters<typeof scriptedFetch>) => {
  const { asked, fetch } = scriptedFetch(...steps);
  const settings = {
    FLUTTERWAVE_ENDPOINT: 'https://flutterwave.example/v3',
    FLUTTERWAVE_OPERATORS: ['mtn', 'orange'] as ('mtn' | 'orange')[],
    FLUTTERWAVE_PAYABLE_XAF: { minXaf: 1, maxXaf: 500_000 },
    FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1',
    FLUTTERWAVE_SECRET_HASH: secret,
  };
  return { asked, provider: flutterwave(settings, { fetch }) };
};

const error = (message: string) => ({ status: 'error', message, data: null });
const transaction = {
  ...{ id: 7001234, tx_ref: intent.txRef, flw_ref: 'ABCD0001', amount: 3000, charged_amount: 3060 },
  ...{ app_fee: 60, merchant_fee: 0, processor_response: 'Transaction in progress', auth_model: 'AUTH' },
  ...{ currency: 'XAF', status: 'pending', payment_type: 'mobilemoneysn', charge_type: 'normal' },
  customer: { id: 9, phone_number: '237670000000', name: 'A B', email: 'a@example.test' },
};
const charged = (meta?: object, data: object = {}) => ({
  ...{ status: 'success', message: 'Charge initiated', data: { ...transaction, ...data }, meta },
});
const fetched = (data: object) => ({
  json: {
    status: 'success',
    message: 'Transaction fetched successfully',
    data: { ...transaction, ...data },
  },
});
const authorization = (fields: object) => ({ authorization: fields });

describe('a charge', () => {
  const initiate = (...steps: Parameters<typeof scriptedFetch>) =>
    open(...steps).provider.initiateDirect(intent, patient);

  it('is asked for with the whole number, the network and our reference', async () => {
    const { asked, provider } = open({ json: charged() }, { json: charged() });
    await provider.initiateDirect(intent, patient);
    await provider.initiateDirect({ ...intent, operator: 'orange' }, patient);
    expect(asked[0]).toMatchObject({
      url: 'https://flutterwave.example/v3/charges?type=mobile_money_franco',
      method: 'POST',
      headers: { authorization: 'Bearer FLWSECK_TEST-1' },
      body: {
        ...{ tx_ref: intent.txRef, amount: 3000, currency: 'XAF', country: 'CM', network: 'MTN' },
        ...{ phone_number: '237670000000', email: 'awa@mboalink.example', fullname: 'Awa Ndi' },
      },
    });
    expect(asked[1]?.body).toMatchObject({ network: 'ORANGEMONEY' });
  });

  it.each([
    [undefined, {}],
    [authorization({ mode: 'callback', redirect_url: null }), {}],
    [authorization({ mode: 'callback', redirect_url: 'https://elsewhere.example/' }), {}],
    [
      authorization({ mode: 'redirect', redirect: 'https://pay.example/1' }),
      { redirectUrl: 'https://pay.example/1' },
    ],
    [
      authorization({ mode: 'redirecturl', redirect_url: 'https://pay.example/2' }),
      { redirectUrl: 'https://pay.example/2' },
    ],
    [authorization({ mode: 'redirect', redirect: 'javascript:alert(1)' }), {}],
  ])('with %j leads to %j', async (meta, step) => {
    expect(await initiate({ json: charged(meta) })).toEqual({
      ...{ outcome: 'accepted', providerRef: '7001234', step },
    });
  });

  it('is accepted by the envelope alone, whatever the transaction says already', async () => {
    for (const status of ['pending', 'successful', 'failed'])
      expect(await initiate({ json: charged(undefined, { status }) })).toMatchObject({ outcome: 'accepted' });
    for (const status of ['successful', 'pending', 'error', undefined])
      expect(await initiate({ json: { ...charged(), status } })).toEqual({ outcome: 'uncertain' });
  });
});

describe('a page', () => {
  it('is made in francs, and led to', async () => {
    const link = 'https://checkout.flutterwave.com/v3/hosted/pay/abc';
    const { asked, provider } = open({ json: { status: 'success', message: 'Hosted Link', data: { link } } });
    expect(await provider.hosted?.create(intent, patient)).toEqual({
      ...{ outcome: 'accepted', step: { redirectUrl: link } },
    });
    expect(asked[0]).toMatchObject({
      url: 'https://flutterwave.example/v3/payments',
      body: { tx_ref: intent.txRef, currency: 'XAF', redirect_url: intent.returnUrl },
    });
  });

  it('whose address never came asks nobody', async () => {
    for (const step of [
      'lost',
      { status: 503, html: '' },
      { json: { status: 'success', data: null } },
    ] as const)
      expect(await open(step).provider.hosted?.create(intent, patient)).toEqual({ outcome: 'notSent' });
  });
});

describe('a record', () => {
  const lookup = { txRef: intent.txRef, providerRef: null };
  const read = (...steps: Parameters<typeof scriptedFetch>) =>
    open(...steps).provider.fetchRecord(lookup, patient);

  it.each([
    ['successful', 'succeeded'],
    ['pending', 'pending'],
    ['failed', 'failed'],
    ['success', 'pending'],
    ['SUCCESSFUL', 'pending'],
    ['completed', 'pending'],
    ['settling', 'pending'],
    [undefined, 'pending'],
    [{ successful: true }, 'pending'],
  ])('with the word %j is %s', async (word, status) => {
    expect(await read(fetched({ status: word }))).toMatchObject({ outcome: 'record', record: { status } });
  });

  it('is read whole, by the sum that we asked for', async () => {
    expect(await read(fetched({ status: 'successful', amount: '3000.00' }))).toEqual({
      outcome: 'record',
      record: {
        ...{ status: 'succeeded', rawStatus: 'successful', amountXaf: 3000, currency: 'XAF' },
        ...{ txRef: intent.txRef, providerRef: '7001234' },
      },
    });
    const short = await read(fetched({ status: 'failed', processor_response: 'Insufficient funds' }));
    expect(short).toMatchObject({ record: { failureCode: 'insufficient_funds' } });
    expect(await read(fetched({ status: 'x'.repeat(99), amount: 2999.5, currency: null }))).toMatchObject({
      record: { rawStatus: 'x'.repeat(40), amountXaf: null, currency: null },
    });
  });

  it('takes the word from no other field', async () => {
    const successful = {
      processor_response: 'successful',
      auth_model: 'successful',
      payment_type: 'successful',
    };
    expect(await read(fetched(successful))).toMatchObject({ record: { status: 'pending' } });
    const inEnvelope = { json: { status: 'successful', data: { ...transaction, status: 'successful' } } };
    expect(await read(inEnvelope)).toEqual({ outcome: 'unavailable' });
    expect(await read({ json: { status: 'success', message: 'successful', data: null } })).toEqual({
      ...{ outcome: 'unavailable' },
    });
  });

  it('is not there yet, or cannot be read', async () => {
    for (const status of [200, 400, 404])
      expect(await read({ status, json: error('No transaction was found for this id') })).toMatchObject({
        record: { status: 'notFoundYet' },
      });
    for (const step of [
      { status: 401, json: error('Authorization required') },
      { status: 429, json: error('Too many requests') },
      { status: 503, html: '<h1>503</h1>' },
      { status: 404, html: '<h1>404</h1>' },
      'lost',
    ] as const)
      expect(await read(step)).toEqual({ outcome: 'unavailable' });
  });

  it('that a webhook names is read, too, and a success of the same reference counts', async () => {
    const { asked, provider } = open(
      fetched({ status: 'failed' }),
      fetched({ id: 7001235, status: 'successful' }),
    );
    const answer = await provider.fetchRecord({ ...lookup, hintId: '7001235' }, patient);
    expect(answer).toMatchObject({ record: { status: 'succeeded', providerRef: '7001235' } });
    expect(asked.map(({ url }) => url)).toEqual([
      `https://flutterwave.example/v3/transactions/verify_by_reference?tx_ref=${intent.txRef}`,
      'https://flutterwave.example/v3/transactions/7001235/verify',
    ]);
  });

  it('of another reference counts for nothing, and no hint reaches another path', async () => {
    const { provider } = open(
      fetched({ status: 'pending' }),
      fetched({ status: 'successful', tx_ref: 'x', id: 8 }),
    );
    const answer = await provider.fetchRecord({ ...lookup, hintId: '8' }, patient);
    expect(answer).toMatchObject({ record: { status: 'pending' } });
    const odd = open(fetched({}));
    await odd.provider.fetchRecord({ ...lookup, hintId: './../transfers/1' }, patient);
    expect(odd.asked).toHaveLength(1);
  });
});

describe('a webhook', () => {
  const delivery = {
    event: 'charge.completed',
    data: { ...transaction, status: 'successful' },
    'event.type': 'MOBILEMONEYSN_TRANSACTION',
  };
  const judge = (payload: unknown, headers: Record<string, string>) => {
    const rawBody = new TextEncoder().encode(typeof payload === 'string' ? payload : JSON.stringify(payload));
    return open().provider.authenticateWebhook({ rawBody, headers: new Headers(headers) }, new Date());
  };
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64');
  const authentic = {
    verdict: 'authentic',
    eventKey: `${intent.txRef} 7001234`,
    txRef: intent.txRef,
    providerRef: '7001234',
    hintId: '7001234',
  };

  it('is known by the secret itself, or by a signature', async () => {
    const signature = { 'flutterwave-signature': sign(JSON.stringify(delivery)) };
    expect(await judge(delivery, { 'verif-hash': secret })).toEqual(authentic);
    expect(await judge(delivery, signature)).toEqual(authentic);
    expect(await judge(delivery, { ...signature, 'verif-hash': 'old' })).toEqual(authentic);
  });

  it('is refused without, with another, and with a signature of other bytes', async () => {
    expect(await judge(delivery, {})).toEqual({ verdict: 'refused', why: 'missing_signature' });
    expect(await judge(delivery, { 'verif-hash': '' })).toMatchObject({ why: 'missing_signature' });
    const again = JSON.stringify(delivery, null, 2);
    for (const [header, shown] of [
      ['verif-hash', 'guess'],
      ['verif-hash', secret.slice(0, -1)],
      ['verif-hash', secret.toUpperCase()],
      ['verif-hash', sign(JSON.stringify(delivery))],
      ['flutterwave-signature', secret],
      ['flutterwave-signature', sign(JSON.stringify(delivery)).slice(0, -1)],
      ['flutterwave-signature', sign(again)],
    ] as const)
      expect(await judge(delivery, { [header]: shown })).toEqual({
        ...{ verdict: 'refused', why: 'bad_signature' },
      });
  });

  it('names no reference that cannot be ours', async () => {
    const foreign = { ...delivery, data: { ...delivery.data, tx_ref: 'shop-17' } };
    expect(await judge(foreign, { 'verif-hash': secret })).toEqual({
      ...{ verdict: 'authentic', eventKey: 'null 7001234', providerRef: '7001234', hintId: '7001234' },
    });
  });

  it('has the same key whatever it claims to have become of the payment', async () => {
    const failed = { ...delivery, data: { ...delivery.data, status: 'failed', amount: 1 } };
    expect(await judge(failed, { 'verif-hash': secret })).toEqual(authentic);
  });

  it('is read in its old shape, and told from what is no payment', async () => {
    const proof = { 'verif-hash': secret };
    const old = { id: 7001234, txRef: intent.txRef, flwRef: 'FLW1', status: 'successful' };
    expect(await judge(old, proof)).toEqual(authentic);
    for (const payload of [{ ...delivery, event: 'transfer.completed' }, { event: 'charge.completed' }, {}])
      expect(await judge(payload, proof)).toEqual({ verdict: 'irrelevant' });
    for (const payload of ['not JSON', '[]', '"text"', 'null'])
      expect(await judge(payload, proof)).toEqual({ verdict: 'refused', why: 'unparsable' });
  });
});

describe('what a payer gave up', () => {
  it('has its page closed, whatever comes of it', async () => {
    const pageUrl = 'https://checkout.flutterwave.com/v3/hosted/pay/abc';
    const { asked, provider } = open({ status: 400, json: error('Link is disabled') }, 'lost');
    for (let call = 1; call <= 2; call += 1) {
      await provider.hosted?.close(pageUrl, patient);
      expect(asked).toHaveLength(call);
    }
    expect(asked[1]).toMatchObject({
      method: 'POST',
      url: 'https://flutterwave.example/v3/payments/link/disable',
      body: { link: pageUrl },
    });
  });
});
