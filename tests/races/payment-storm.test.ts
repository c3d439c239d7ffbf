import { listPayments } from '@mboalink/db/review-payments.ts';
import { between, chance, pick, type Random, sample, seededRandom } from '@mboalink/db/seed/random.ts';
import { productIds } from '@mboalink/shared/catalogue/plans.ts';
import type { LedgerRow } from '@mboalink/worker/local/payment-simulator/payment.ts';
import type { ServedWorker } from '@mboalink/worker/local/serve-worker.ts';
import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest';
import type { Client } from '../setup/client.ts';
import { asBrowserOf } from '../setup/cookies.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { create, hour, minute, usePayments } from '../setup/paying.ts';
import type { Member } from '../setup/people.ts';
import { isLong, rounds } from '../setup/rounds.ts';

const { own, simulator, now, pass, visitor, newPayer, runJobs, serveWith } = usePayments();

const seconds = 1000;
const people = 25;
const paymentsInAll = rounds(15, 1000);
const seeds = Array.from({ length: rounds(1, 20) }, (_, index) => index + 1);

let second: ServedWorker;
beforeAll(async () => {
  second = await serveWith('flutterwave', 'campay');
  simulator().sendWebhooksTo(own.application.worker.url, second.url);
  simulator().settings.slowAnswers = 'at-once';
});
afterAll(() => second.stop());

/** Breaks connections to the database now and then, before or after it has done what was asked, and at times all of them. */
function cutOff(random: Random) {
  let isDown = false;
  own.faults.beforeQuery = (exchange) => {
    if (isDown || chance(random, 0.04)) exchange.drop();
  };
  own.faults.afterQuery = (exchange) => {
    if (chance(random, 0.04)) exchange.drop();
  };
  return {
    flicker: () => {
      isDown = chance(random, 0.2);
    },
    restore: () => {
      own.faults.beforeQuery = () => undefined;
      own.faults.afterQuery = () => undefined;
    },
  };
}

/** An ending of any script, each as likely as a plain success. */
const anyPhone = (random: Random) => newPayerPhone(String(between(random, 0, 18)).padStart(4, '0'));

/** One wave: everybody begins a payment, and all that brings news of one comes at once, in disorder, while connections break. */
async function wave(random: Random, members: readonly Member[]) {
  for (const { client } of members) await client.rest('POST', '/auth/refresh');
  const database = cutOff(random);
  const clientOf = ({ client }: Member) => (chance(random, 0.5) ? client : overSecond(client));
  await Promise.all(
    members.map((member) =>
      create(clientOf(member), { plan: pick(random, productIds), phone: anyPhone(random) }),
    ),
  );
  const begun = simulator().payments().slice(0, members.length);
  const news = begun.flatMap((payment) => {
    const webhook = () => simulator().steer(payment, 'resend-webhook');
    return Array.from({ length: between(random, 0, 5) }, () =>
      chance(random, 0.3) ? () => forge(payment) : webhook,
    );
  });
  const asked = members.flatMap((member) =>
    questions.map((ask) => () => askOfLatest(clientOf(member), chance(random, 0.05) ? giveUp : ask)),
  );
  const clocks = [() => runJobs().catch(() => undefined), () => runJobs(second).catch(() => undefined)];
  for (const wait of [1, 5, 10, 60, 150, 240]) {
    database.flicker();
    const some = sample(random, [...news, ...asked, ...clocks], 40);
    await Promise.all([pass(wait * seconds), ...some.map((each) => each())]);
  }
  database.restore();
  await pass(20 * minute);
}

/** What a screen asks of the latest payment of whoever looks at it, whatever comes of it. */
const questions = [
  (client: Client, txRef: string) => client.rest('GET', `/payments/status?txRef=${txRef}`),
  (client: Client, txRef: string) => client.rest('POST', `/payments/verify/${txRef}`),
  (client: Client) => client.rest('GET', '/payments/subscription/status'),
];

async function askOfLatest(client: Client, ask: (client: Client, txRef: string) => Promise<unknown>) {
  const { body } = await client.rest('GET', '/payments');
  const txRef: string | undefined = body.data?.payments[0]?.txRef;
  if (txRef) await ask(client, txRef);
}

const giveUp = (client: Client, txRef: string) => client.rest('POST', `/payments/${txRef}/cancel`);

/** Somebody who is no provider says that it was paid. */
async function forge({ provider, txRef, id }: { provider: string; txRef: string; id: number }) {
  const body = { event: 'charge.completed', data: { id, tx_ref: txRef, status: 'successful' } };
  await visitor().rest('POST', `/payments/webhook/${provider}`, {
    body,
    headers: { 'verif-hash': 'guessed' },
  });
}

/** The same browser, whose calls come to the other instance. */
const overSecond = (client: Client) => asBrowserOf(client, visitor(second));

/** Lets the clock look at everything for three days. */
async function settleAll() {
  for (const wait of [1, 1, 2, 6, 12, 24, 12, 12, 12].map((hours) => hours * hour)) {
    await pass(wait);
    for (let due = 1; due > 0; ) {
      await runJobs();
      const [row] = await own.people.sql<{ due: number }>(
        'select count(*)::int as due from payments where next_check_at <= $1',
        [now()],
      );
      due = row?.due ?? 0;
    }
  }
}

it.for(seeds)(
  `${paymentsInAll} payments in disorder: who paid has it once, who did not has nothing (seed %i)`,
  { timeout: isLong ? 3_600_000 : 180_000 },
  async (seed, context) => {
    const started = performance.now();
    const random = seededRandom(seed);
    const began = now();
    const members: Member[] = [];
    for (let index = 0; index < people; index += 1) members.push(await newPayer());
    for (let done = 0; done < paymentsInAll; done += people) await wave(random, members);
    await settleAll();
    await expectTruth(began);
    noteFigures(context, { began, started });
  },
);

/** What was begun, heard and paid since then, and how long it took. */
function noteFigures({ task }: TestContext, { began, started }: { began: Date; started: number }) {
  const begun = simulator()
    .payments()
    .filter(({ createdAt }) => createdAt >= began.getTime());
  const deliveries = begun.flatMap((payment) => payment.deliveries).length;
  const paid = begun.filter((payment) => payment.paid).length;
  const took = Math.round((performance.now() - started) / seconds);
  task.meta.figures = `${begun.length} payments, ${paid} of them paid, ${deliveries} deliveries, ${took} s`;
}

type Kept = {
  txRef: string;
  amount: number;
  state: string;
  /** Whether its provider would say what was paid. */
  isTraceable: boolean;
  entries: number;
  receipts: number;
  mails: number;
};

/**
 * What was asked for and came brought everything once, or waits for a person where nobody can look it up; what came otherwise
 * waits for a person; what did not come brought nothing.
 */
function isTrue({ amount, state, isTraceable, ...brought }: Kept, money: LedgerRow | undefined): boolean {
  const times = state === 'succeeded' ? 1 : 0;
  if ([brought.entries, brought.receipts, brought.mails].some((count) => count !== times)) return false;
  if (!money) return state !== 'succeeded';
  if (money.amount !== amount || money.currency !== 'XAF') return state === 'review';
  return state === 'succeeded' || (state === 'review' && !isTraceable);
}

const readKept = (began: Date) =>
  own.people.sql<Kept>(
    `select tx_ref as "txRef", amount, state, provider = 'flutterwave' or provider_ref is not null as "isTraceable",
      (select count(*)::int from subscription_entries where tx_ref = payments.tx_ref and kind = 'paid' and plan = payments.plan)
        + (select count(*)::int from passes where tx_ref = payments.tx_ref and kind = payments.plan) as entries,
      (select count(*)::int from receipts where tx_ref = payments.tx_ref) as receipts,
      (select count(*)::int from outbox where idempotency_key = 'payment-received-' || payments.tx_ref) as mails
      from payments where created_at >= $1`,
    [began],
  );

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** All that was begun since then; without a gap is every year. */
async function expectTruth(began: Date) {
  const ledger = simulator()
    .ledger()
    .rows.filter(({ at }) => new Date(at) >= began);
  const rows = await readKept(began);
  const came = new Map(ledger.map((row) => [row.txRef, row]));
  expect(came.size, 'nobody paid twice').toBe(ledger.length);
  expect(rows.filter((row) => !isTrue(row, came.get(row.txRef)))).toEqual([]);
  expect(rows.length).toBeGreaterThan(paymentsInAll / 2);
  expect(ledger.filter(({ txRef }) => !rows.some((row) => row.txRef === txRef))).toEqual([]);

  const { waiting } = await listPayments(own.application.addresses.connectionString);
  const listed = new Set(waiting.map(({ txRef }) => txRef));
  expect(rows.filter(({ txRef, state }) => (state === 'review') !== listed.has(txRef))).toEqual([]);

  const gaps = await own.people.sql(
    'select year from receipts group by year having count(*) <> max(serial) or min(serial) <> 1',
  );
  expect(gaps).toEqual([]);
  const succeeded = rows.filter(({ state }) => state === 'succeeded');
  expect(sumOf(succeeded)).toBe(sumOf(ledger.filter(({ txRef }) => !listed.has(txRef))));
  expect(succeeded.length).toBeGreaterThan(paymentsInAll / 4);
}
