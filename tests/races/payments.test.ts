import { revokePayment } from '@mboalink/db/review-payments.ts';
import type { ServedWorker } from '@mboalink/worker/local/serve-worker.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../setup/client.ts';
import { asBrowserOf } from '../setup/cookies.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { create, statusOf, txRefOf, usePayments } from '../setup/paying.ts';
import { isLong, repeat, rounds } from '../setup/rounds.ts';

const { own, simulator, pass, visitor, newPayer, runJobs, serveWith, whatCameOf } = usePayments();

const seconds = 1000;
const paidOnce = { state: 'succeeded', paid: 1, receipts: 1 };
const fewRounds = rounds(2, 50);

let second: ServedWorker;
beforeAll(async () => {
  second = await serveWith('flutterwave', 'campay');
  simulator().sendWebhooksTo(own.application.worker.url, second.url);
});
afterAll(() => second.stop());

/** The same browser, whose calls come to the other instance. */
const overSecond = (client: Client) => asBrowserOf(client, visitor(second));

const promptsOf = (txRefs: readonly string[]) =>
  simulator()
    .payments()
    .filter(({ txRef }) => txRefs.includes(txRef)).length;

it(`who taps often is asked once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client } = await newPayer();
    const phone = newPayerPhone();
    const before = simulator().payments().length;
    const answers = await Promise.all(
      [client, overSecond(client), client, overSecond(client)].map((each) => create(each, { phone })),
    );
    const txRefs = answers.map(txRefOf);
    expect(new Set(txRefs).size).toBe(1);
    expect(simulator().payments().length - before).toBe(1);
  });
});

it(`of different wishes at once one is asked, and the others name it, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client } = await newPayer();
    const before = simulator().payments().length;
    const answers = await Promise.all(
      ['basic', 'pro', 'premium'].map((plan, index) =>
        create(index === 0 ? client : overSecond(client), { plan, phone: newPayerPhone('0004') }),
      ),
    );
    const [taken, ...others] = answers.filter(({ status }) => status === 200);
    if (!taken) throw new Error('nobody was asked');
    expect(others).toEqual([]);
    for (const { status, body } of answers.filter((answer) => answer !== taken))
      expect([status, body.txRef]).toEqual([409, txRefOf(taken)]);
    expect(simulator().payments().length - before).toBe(1);
  });
});

it.for([false, true])(
  `one phone is asked three times though ten people ask at once, its owner among them: %s, in ${fewRounds} rounds`,
  // Each round registers ten.
  { timeout: isLong ? 600_000 : 120_000 },
  async (hasOwner, context) => {
    await repeat(context, fewRounds, async (round) => {
      // Nobody's but this round's: one drawn twice was asked already.
      const phone = `67${hasOwner ? 1 : 0}${String(round).padStart(2, '0')}0001`;
      const owner = await newPayer(hasOwner ? { whatsapp: `237${phone}` } : {});
      const payers = [owner, ...(await Promise.all(Array.from({ length: 9 }, () => newPayer())))];
      const answers = await Promise.all(
        payers.map(({ client }, index) => create(index % 2 ? client : overSecond(client), { phone })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
      if (hasOwner) expect(answers[0]?.status).toBe(200);
      expect(
        simulator()
          .payments()
          .filter((payment) => payment.phone.endsWith(phone)),
      ).toHaveLength(3);
    });
  },
);

it(`a payment begun beside a renewal of the session is one, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client } = await newPayer();
    const copy = overSecond(client);
    const phone = newPayerPhone();
    const [created, refreshed, again] = await Promise.all([
      create(copy, { phone }),
      client.rest('POST', '/auth/refresh'),
      create(overSecond(client), { phone }),
    ]);
    expect(refreshed.status).toBe(200);
    expect(promptsOf([txRefOf(created), txRefOf(again)])).toBe(1);
  });
});

it(`news from everywhere at once bring one plan, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client, user } = await newPayer();
    const txRef = txRefOf(await create(client, { phone: newPayerPhone('0011') }));
    await pass(20 * seconds);
    const payment = simulator()
      .payments()
      .find((each) => each.txRef === txRef);
    if (!payment) throw new Error('nobody was asked');
    const verify = (by: Client) => by.rest('POST', `/payments/verify/${txRef}`);
    const other = overSecond(client);
    await Promise.all([
      ...[1, 2, 3].map(() => simulator().steer(payment, 'resend-webhook')),
      ...[client, other].flatMap((by) => [statusOf(by, txRef), verify(by)]),
      runJobs(),
      runJobs(second),
    ]);
    expect(await whatCameOf(txRef)).toEqual(paidOnce);
    await own.people.readMail(user.email, 'payment of 3');
    const [mails] = await own.people.sql<{ count: number }>(
      `select count(*)::int as count from outbox where idempotency_key = 'payment-received-' || $1`,
      [txRef],
    );
    expect(mails?.count).toBe(1);
  });
});

it(`what is given up in the moment in which it is paid was paid, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client } = await newPayer();
    const txRef = txRefOf(await create(client));
    await Promise.all([
      pass(6 * seconds),
      overSecond(client).rest('POST', `/payments/${txRef}/cancel`),
      client.rest('POST', `/payments/${txRef}/cancel`),
    ]);
    expect(await whatCameOf(txRef)).toEqual(paidOnce);
  });
});

it(`money that goes back beside a purchase takes what it brought, and nothing of that, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client, user } = await newPayer();
    const first = txRefOf(await create(client));
    await pass(6 * seconds);
    const next = txRefOf(await create(client));
    const { connectionString } = own.application.addresses;
    const revoke = () => revokePayment(connectionString, first, 'charge-back');
    const [one, other] = await Promise.all([revoke(), revoke(), pass(6 * seconds)]);
    expect([one, other].sort()).toEqual([false, true]);
    expect(await whatCameOf(next)).toEqual(paidOnce);
    const standing = await own.people.sql(
      `select paid_until = trial_ends_at + interval '30 days' as exact,
          (select array_agg(seconds order by seconds) from subscription_entries where user_id = $1 and tx_ref is not null) as moved
        from subscriptions where user_id = $1`,
      [user._id],
    );
    expect(standing).toEqual([{ exact: true, moved: [-2_592_000, 2_592_000, 2_592_000] }]);
  });
});
