import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../setup/client.ts';
import { newPayerPhone } from '../../setup/payer-phones.ts';
import { create, minute, txRefOf, usePayments } from '../../setup/paying.ts';

const { own, simulator, pass, newPayer, serveWith, whatCameOf } = usePayments();

const seconds = 1000;

beforeAll(() => {
  simulator().settings.slowAnswers = 'at-once';
});
afterEach(() => {
  simulator().settings.slowAnswers = 'at-once';
});

/** What is written of a payment for the person who reviews it. */
async function reviewed(txRef: string) {
  const [row] = await own.people.sql(
    `select state, provider_ref as ref, raw_status as said, recorded_amount as amount from payments where tx_ref = $1`,
    [txRef],
  );
  return row;
}

/** Another payment can begin: nothing of theirs is open. */
const paysAgain = async (client: Client) => (await create(client, { plan: 'pro' })).status;

it.each(['flutterwave', 'campay'] as const)(
  'a payment that %s answers with the reference of another is for a person, and stands in nobody’s way',
  async (provider) => {
    const worker = await serveWith(provider);
    const first = txRefOf(
      await create((await newPayer({}, worker)).client, { phone: newPayerPhone('0004') }),
    );
    const [taken] = simulator().payments();

    const { client } = await newPayer({}, worker);
    simulator().settings.slowAnswers = 'wait';
    const creating = create(client, { phone: newPayerPhone('0018') });
    await expect.poll(() => simulator().payments()[0]?.txRef).not.toBe(first);
    Object.assign(simulator().payments()[0] ?? {}, { id: taken?.id, reference: taken?.reference });
    await pass(12 * seconds);

    const created = await creating;
    expect(created).toMatchObject({ status: 200, body: { data: { status: 'pending', state: 'review' } } });
    const txRef = txRefOf(created);
    const said = `known reference ${provider === 'flutterwave' ? taken?.id : taken?.reference}`;
    expect(await reviewed(txRef)).toEqual({ state: 'review', ref: null, said, amount: null });
    expect(await whatCameOf(first)).toEqual({ state: 'pending', paid: 0, receipts: 0 });
    expect(await paysAgain(client)).toBe(200);
    await worker.stop();
  },
);

it('a record that bears the reference of another payment is for a person as well, who sees what came', async () => {
  const worker = await serveWith('flutterwave');
  const holder = txRefOf(await create((await newPayer({}, worker)).client, { phone: newPayerPhone('0004') }));
  const { client } = await newPayer({}, worker);
  const txRef = txRefOf(await create(client, { phone: newPayerPhone('0017') }));
  const id = String(simulator().payments()[0]?.id);
  await own.people.sql('update payments set provider_ref = $2 where tx_ref = $1', [holder, id]);
  await pass(minute);

  for (const path of [`/payments/verify/${txRef}`, `/payments/verify/${txRef}`]) {
    expect(await client.rest('POST', path)).toMatchObject({
      status: 200,
      body: { data: { status: 'pending', state: 'review' } },
    });
    await pass(minute);
  }
  const said = `known reference ${id}`;
  expect(await reviewed(txRef)).toEqual({ state: 'review', ref: null, said, amount: 3000 });
  expect(await whatCameOf(txRef)).toEqual({ state: 'review', paid: 0, receipts: 0 });
  expect(await whatCameOf(holder)).toMatchObject({ paid: 0 });
  expect(await paysAgain(client)).toBe(200);
  await worker.stop();
});
