import { createHmac } from 'node:crypto';
import { signatureToken } from '@mboalink/worker/local/payment-simulator/campay.ts';
import { expect, it } from 'vitest';
import { newPayerPhone } from '../../setup/payer-phones.ts';
import { create, minute, txRefOf, usePayments } from '../../setup/paying.ts';

const { own, simulator, now, pass, visitor, newPayer, whatCameOf } = usePayments();

const accounts = () => simulator().accounts;
const hmac = (body: string, key: string, as: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', key).update(body).digest(as);

const post = (provider: string, rawBody: string, headers: Record<string, string> = {}) =>
  visitor().rest('POST', `/payments/webhook/${provider}`, { rawBody, headers });

/** Everything that a webhook may write. */
async function written() {
  const [counts] = await own.people.sql(
    `select (select count(*)::int from webhook_events) as events, (select count(*)::int from payment_events) as moves,
      (select sum(deliveries)::int from webhook_events) as deliveries, (select count(*)::int from receipts) as receipts,
      (select max(last_checked_at) from payments) as checked`,
  );
  return counts;
}

const txRef = '0f8fad5b-d9cb-469f-a165-70867728950e';
const flutterwave = JSON.stringify({
  event: 'charge.completed',
  data: { id: 7, tx_ref: txRef, status: 'successful' },
});
const campay = (signature: string, reference = txRef) =>
  JSON.stringify({
    status: 'SUCCESSFUL',
    reference,
    external_reference: reference,
    endpoint: 'collect',
    signature,
  });
const token = (age: number) =>
  signatureToken(Math.floor((now().getTime() - age) / 1000), accounts().campay.webhookKey);
const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2);

it.each<[string, string, () => [string, Record<string, string>?], number]>([
  ['without a signature', 'flutterwave', () => [flutterwave], 401],
  ['without a signature', 'campay', () => [campay('').replace(',"signature":""', '')], 401],
  ['signed by another', 'flutterwave', () => [flutterwave, { 'verif-hash': 'x' }], 401],
  [
    'signed by another',
    'campay',
    () => [campay(signatureToken(Math.floor(now().getTime() / 1000), 'x'))],
    401,
  ],
  [
    'signed over the same written otherwise',
    'flutterwave',
    () => [
      pretty(flutterwave),
      { 'flutterwave-signature': hmac(flutterwave, accounts().flutterwave.secretHash, 'base64') },
    ],
    401,
  ],
  ['whose token is over', 'campay', () => [campay(token(12 * minute))], 401],
  ['whose token is of tomorrow', 'campay', () => [campay(token(-20 * minute))], 401],
  ['that is no JSON', 'flutterwave', () => ['{', { 'verif-hash': accounts().flutterwave.secretHash }], 400],
  ['that is no JSON', 'campay', () => ['{'], 400],
  ['of more than 64 KB', 'flutterwave', () => [`"${'x'.repeat(65_536)}"`], 413],
  ['of nobody we know', 'paypal', () => ['{}'], 404],
])('a webhook %s is refused, and writes nothing (%s)', async (_, provider, make, status) => {
  const before = await written();
  const [body, headers] = make();
  expect((await post(provider, body, headers)).status).toBe(status);
  expect(await written()).toEqual(before);
});

it('an authentic webhook of no payment of ours is heard, and moves nothing', async () => {
  const before = await written();
  const headers = { 'verif-hash': accounts().flutterwave.secretHash };
  expect((await post('flutterwave', flutterwave, headers)).status).toBe(200);
  expect(await written()).toMatchObject({ moves: before?.moves, receipts: before?.receipts });
});

it('a token that was heard with one payment moves no other, and its words count for nothing', async () => {
  const { client } = await newPayer();
  const open = txRefOf(await create(client, { phone: newPayerPhone('0004') }));
  expect((await post('campay', campay(token(0), open))).status).toBe(200);
  await pass(minute);
  expect(await whatCameOf(open)).toEqual({ state: 'pending', paid: 0, receipts: 0 });
});

it('the same webhook sent early uses nothing up', async () => {
  const { client } = await newPayer();
  const ref = txRefOf(await create(client, { phone: newPayerPhone('0005') }));
  const id = simulator().payments()[0]?.id;
  const early = JSON.stringify({
    event: 'charge.completed',
    data: { id, tx_ref: ref, status: 'successful' },
  });
  const headers = { 'verif-hash': accounts().flutterwave.secretHash };
  expect((await post('flutterwave', early, headers)).status).toBe(200);
  expect(await whatCameOf(ref)).toEqual({ state: 'pending', paid: 0, receipts: 0 });
  await pass(3.5 * minute);
  expect(await whatCameOf(ref)).toEqual({ state: 'succeeded', paid: 1, receipts: 1 });
});
