import { purchaseOf } from '@mboalink/shared/billing/subscription.ts';
import {
  findPlan,
  isPassId,
  type PlanId,
  type ProductId,
  paidPeriodDays,
  passes,
  planIds,
  productIds,
  termsOf,
} from '@mboalink/shared/catalogue/plans.ts';
import { PgDialect } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/database.ts';
import { receiptNumber } from './receipts.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

const daySeconds = 86_400;
const bought = paidPeriodDays * daySeconds;
const priceOf = (plan: PlanId) => findPlan(plan)?.chargeAmount ?? 0;

/** Seconds of each plan that were paid and not used yet. */
type Left = Record<PlanId, number>;

const dearestFirst = planIds.toReversed();

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

it('a plan costs in the database what it costs everywhere', async () => {
  for (const plan of planIds) {
    const { rows } = await database.client.query('select plan_price($1) as price', [plan]);
    expect(rows[0].price, plan).toBe(priceOf(plan));
  }
});

it('what is bought runs as long as everybody is told, and its receipt says so', async () => {
  for (const product of productIds) {
    const userId = await newSeller(0);
    const txRef = await buy(userId, product, 0);
    const { rows } = await database.client.query(
      `select bought_days as days, extract(epoch from coalesce(passes.ends_at, subscriptions.paid_until) - $2)::int as seconds
        from receipts left join passes using (tx_ref) join subscriptions on subscriptions.user_id = $3
        where receipts.tx_ref = $1`,
      [txRef, timeAt(0), userId],
    );
    const { days } = termsOf(product);
    expect(rows, product).toEqual([{ days, seconds: days * daySeconds }]);
  }
});

it('a receipt keeps all digits of its number', async () => {
  const { sql: number } = new PgDialect().sqlToQuery(receiptNumber);
  const { rows } = await database.client.query(
    `select ${number} as number from (values (2026, 42), (2026, 1234567)) as receipts (year, serial)`,
  );
  expect(rows.map((row) => row.number)).toEqual(['2026-000042', '2026-1234567']);
});

it('no order of buying and waiting loses a second that was paid, or adds one', async () => {
  const steps = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 50 * daySeconds }), plan: fc.constantFrom(...productIds) }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 40 * daySeconds }), steps, async (trial, bought) => {
      const userId = await newSeller(trial);
      let left: Left = { basic: 0, pro: 0, premium: 0 };
      let elapsed = 0;
      for (const { wait, plan } of bought) {
        left = waited(left, Math.max(0, elapsed + wait - Math.max(trial, elapsed)));
        elapsed += wait;
        const before = isPassId(plan) ? await spansOf(userId) : undefined;
        if (!isPassId(plan)) left = boughtMore(left, plan);
        await buy(userId, plan, elapsed);
        expect(await spansOf(userId)).toEqual(before ?? spansIn(left, Math.max(elapsed, trial)));
      }
      expect(await contactsOf(userId)).toBe(
        bought.reduce((sum, { plan }) => sum + (isPassId(plan) ? passes[plan].reveals : 0), 0),
      );
    }),
    { numRuns: 60 },
  );
});

it('what a screen promises is what buying then writes, to the millisecond', async () => {
  const wait = fc.integer({ min: 0, max: 50 * daySeconds * 1000 }).map((milliseconds) => milliseconds / 1000);
  const steps = fc.array(fc.record({ wait, plan: fc.constantFrom(...planIds) }), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 40 * daySeconds }), steps, async (trial, bought) => {
      const userId = await newSeller(trial);
      let elapsed = 0;
      for (const step of bought) {
        elapsed += step.wait;
        const before = await spansOf(userId, elapsed);
        const promised = purchaseOf(step.plan, standingOf(trial, before), timeAt(elapsed).getTime());
        await buy(userId, step.plan, elapsed);
        expect(promised).toMatchObject(
          writtenFor(step.plan, await spansOf(userId, elapsed), { before, trial, elapsed }),
        );
      }
    }),
    { numRuns: process.env.LONG_TESTS === '1' ? 2000 : 40 },
  );
});

it('half a month of a plan becomes less of a dearer one, and what follows a dearer one waits', async () => {
  const userId = await newSeller(0);
  await buy(userId, 'basic', 0);
  await buy(userId, 'premium', 15 * daySeconds);
  expect(await spansOf(userId)).toEqual([['premium', 50 * daySeconds]]);
  await buy(userId, 'basic', 15 * daySeconds);
  expect(await spansOf(userId)).toEqual([
    ['premium', 50 * daySeconds],
    ['basic', 80 * daySeconds],
  ]);
});

/** What is left of what one payment brought, in the order in which they were bought. */
type Lot = { txRef: string; plan: PlanId; left: number };

it('money that goes back takes what is left of what it brought, and none of what else was paid for', async () => {
  const steps = fc.array(
    fc.record({
      wait: fc.integer({ min: 0, max: 40 * daySeconds }),
      plan: fc.constantFrom(...planIds),
      revoked: fc.option(fc.nat(7)),
    }),
    { minLength: 2, maxLength: 9 },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 20 * daySeconds }), steps, async (trial, taken) => {
      const userId = await newSeller(trial);
      let left: Left = { basic: 0, pro: 0, premium: 0 };
      let lots: Lot[] = [];
      let elapsed = 0;
      for (const { wait, plan, revoked } of taken) {
        const rested = waited(left, Math.max(0, elapsed + wait - Math.max(trial, elapsed)));
        lots = usedLots(lots, left, rested);
        left = rested;
        elapsed += wait;
        const gone = revoked === null ? undefined : lots[revoked % Math.max(1, lots.length)];
        if (gone) {
          await revoke(gone.txRef, elapsed);
          lots = lots.filter((lot) => lot !== gone);
          const stays = leftIn(await spansOf(userId), Math.max(elapsed, trial));
          expect(stays[gone.plan]).toBeLessThanOrEqual(left[gone.plan]);
          expect({ ...stays, [gone.plan]: 0 }).toEqual({ ...left, [gone.plan]: 0 });
          const paid = sumOf(lots.filter((lot) => lot.plan === gone.plan));
          expect(stays[gone.plan]).toBeGreaterThan(paid - 0.01);
          expect(stays[gone.plan]).toBeLessThan(paid + 20);
          left = stays;
        } else {
          lots = [...turnedLots(lots, left, plan)];
          left = boughtMore(left, plan);
          lots.push({ txRef: await buy(userId, plan, elapsed), plan, left: bought });
          expect(leftIn(await spansOf(userId), Math.max(elapsed, trial))).toEqual(left);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('time paid for behind what goes back begins at once, and is whole', async () => {
  const userId = await newSeller(0);
  const first = await buy(userId, 'basic', 0);
  await buy(userId, 'basic', 5 * daySeconds);
  await revoke(first, 20 * daySeconds);
  expect(await spansOf(userId)).toEqual([['basic', 50 * daySeconds]]);
  await expect(revoke(first, 21 * daySeconds)).rejects.toMatchObject({ constraint: 'receipts_kept' });
});

it('where nothing else was paid for there are no days of grace, and a trial goes on', async () => {
  const userId = await newSeller(10 * daySeconds);
  await revoke(await buy(userId, 'premium', daySeconds), 2 * daySeconds);
  expect(await spansOf(userId)).toEqual([]);
  const { rows } = await database.client.query('select plan from subscriptions where user_id = $1', [userId]);
  expect(rows).toEqual([{ plan: 'basic' }]);
  await buy(userId, 'basic', 10 * daySeconds);
  const late = await buy(userId, 'basic', 41 * daySeconds);
  await revoke(late, 42 * daySeconds);
  expect(await spansOf(userId)).toEqual([['basic', 40 * daySeconds]]);
});

it('a pass whose money goes back opens nothing more', async () => {
  const userId = await newSeller(0);
  const txRef = await buy(userId, 'week', 0);
  await revoke(txRef, daySeconds);
  const { rows } = await database.client.query('select ends_at from passes where tx_ref = $1', [txRef]);
  expect(rows).toEqual([{ ends_at: new Date(begin + daySeconds * 1000) }]);
});

it('what was bought, and that it was paid, stays as it was written', async () => {
  const txRef = await buy(await newSeller(0), 'pro', 0);
  const change = (columns: string) =>
    database.client.query(`update payments set ${columns} where tx_ref = $1`, [txRef]);
  for (const columns of ['amount = 1', `plan = 'basic'`, `state = 'failed', succeeded_at = null`])
    await expect(change(columns), columns).rejects.toMatchObject({ constraint: 'payments_kept' });
  const renumbered = database.client.query('update receipts set serial = 0 where tx_ref = $1', [txRef]);
  await expect(renumbered).rejects.toMatchObject({ constraint: 'receipts_kept' });
});

it('a pass opens nothing for another member, and nothing beyond its size', async () => {
  const [owner, other] = [await newSeller(0), await newSeller(0)];
  const txRef = await buy(owner, 'day', 0);
  const open = (viewer: string) =>
    database.client.query(
      'insert into reveals (viewer_id, contact_id, day, pass_tx_ref) values ($1, uuidv7(), now(), $2)',
      [viewer, txRef],
    );
  await expect(open(other)).rejects.toMatchObject({ constraint: 'passes_own' });
  for (let opened = 0; opened < passes.day.reveals; opened += 1) await open(owner);
  await expect(open(owner)).rejects.toMatchObject({ constraint: 'passes_used' });
});

const sumOf = (lots: readonly Lot[]) => lots.reduce((sum, { left }) => sum + left, 0);

/** Of one plan what was bought first is used first. */
function usedLots(lots: readonly Lot[], before: Left, after: Left): Lot[] {
  const used = { ...before };
  for (const plan of planIds) used[plan] -= after[plan];
  return lots.map((lot) => {
    const part = Math.min(lot.left, used[lot.plan]);
    used[lot.plan] -= part;
    return { ...lot, left: lot.left - part };
  });
}

/** Before a dearer plan is bought than the one that runs: all that is left is of that plan, in the order in which it would have been used. */
function turnedLots(lots: readonly Lot[], left: Left, plan: PlanId): readonly Lot[] {
  const running = dearestFirst.find((one) => left[one] > 0);
  if (!running || priceOf(plan) <= priceOf(running)) return lots;
  return dearestFirst.flatMap((one) =>
    lots
      .filter((lot) => lot.plan === one)
      .map((lot) => ({ ...lot, plan, left: (lot.left * priceOf(one)) / priceOf(plan) })),
  );
}

/** The same as `spansIn` shows of it. */
function leftIn(spans: readonly [PlanId, number][], from: number): Left {
  const left: Left = { basic: 0, pro: 0, premium: 0 };
  let begun = from;
  for (const [plan, end] of spans) {
    left[plan] = Math.max(0, end - begun);
    begun = Math.max(begun, end);
  }
  return left;
}

function waited(left: Left, seconds: number): Left {
  const after = { ...left };
  let rest = seconds;
  for (const plan of dearestFirst) {
    const used = Math.min(rest, after[plan]);
    after[plan] -= used;
    rest -= used;
  }
  return after;
}

function boughtMore(left: Left, plan: PlanId): Left {
  const running = dearestFirst.find((one) => left[one] > 0);
  const isDearer = running !== undefined && priceOf(plan) > priceOf(running);
  if (!isDearer) return { ...left, [plan]: left[plan] + bought };
  const converted = planIds.reduce(
    (sum, one) => sum + Math.ceil((left[one] * priceOf(one)) / priceOf(plan)),
    0,
  );
  return { basic: 0, pro: 0, premium: 0, [plan]: converted + bought };
}

/** Which plan runs until when, in seconds. */
function spansIn(left: Left, from: number): [PlanId, number][] {
  let end = from;
  return dearestFirst.flatMap((plan): [PlanId, number][] => {
    end += left[plan];
    return left[plan] > 0 ? [[plan, end]] : [];
  });
}

type Moment = { before: [PlanId, number][]; trial: number; elapsed: number };

/** From when until when a plan runs that was bought at a moment: behind what it ran until before, if it did. */
function writtenFor(plan: PlanId, spans: [PlanId, number][], { before, trial, elapsed }: Moment) {
  const index = spans.findIndex(([one]) => one === plan);
  const own = before.find(([one]) => one === plan);
  const starts = own?.[1] ?? spans[index - 1]?.[1] ?? Math.max(trial, elapsed);
  return { from: timeAt(starts), until: timeAt(spans[index]?.[1] ?? 0) };
}

/** What a screen knows of whoever stands so. */
const standingOf = (trial: number, spans: [PlanId, number][]) => ({
  trialEndsAt: timeAt(trial).toISOString(),
  plans: spans.map(([plan, until]) => ({ plan, until: timeAt(until).toISOString() })),
});

const begin = Date.UTC(2026, 0, 1);

const timeAt = (elapsed: number) => new Date(begin + Math.round(elapsed * 1000));

async function newSeller(trialSeconds: number): Promise<string> {
  const { rows } = await database.client.query(
    `insert into users (name, email, whatsapp, user_type, language)
      select 'Awa', n || '@ledger.test', '+2376' || lpad((70000000 + n)::text, 8, '0'), 'seller', 'fr'
      from (select count(*) + 1 as n from users) as numbered returning id`,
  );
  const { id } = rows[0];
  await database.client.query(
    `insert into subscription_entries (user_id, kind, plan, last_plan, trial_ends_at, created_at)
      values ($1, 'trial', 'basic', 'basic', $2, $3)`,
    [id, new Date(begin + trialSeconds * 1000), new Date(begin)],
  );
  return id;
}

/** Pays for it, and answers the reference. */
async function buy(userId: string, plan: ProductId, elapsed: number): Promise<string> {
  const at = timeAt(elapsed);
  const { rows } = await database.client.query(
    `insert into payments (tx_ref, user_id, plan, amount, provider, mode, created_at, expires_at)
      values (gen_random_uuid(), $1, $2, $4, 'campay', 'hosted', $3, $3) returning tx_ref`,
    [userId, plan, at, termsOf(plan).chargeAmount],
  );
  await database.client.query(
    `update payments set state = 'succeeded', succeeded_at = $2 where tx_ref = $1`,
    [rows[0].tx_ref, at],
  );
  return rows[0].tx_ref;
}

/** Its money goes back. */
const revoke = (txRef: string, elapsed: number) =>
  database.client.query('update receipts set revoked_at = $2 where tx_ref = $1', [txRef, timeAt(elapsed)]);

/** How many contacts were paid for beside plans. */
async function contactsOf(userId: string): Promise<number> {
  const { rows } = await database.client.query(
    'select coalesce(sum(reveals), 0)::int as contacts from passes where user_id = $1',
    [userId],
  );
  return rows[0].contacts;
}

/** Which plan runs until when, in seconds; those alone that run at an instant or later, where one is named. */
async function spansOf(userId: string, since = Number.NEGATIVE_INFINITY): Promise<[PlanId, number][]> {
  const { rows } = await database.client.query(
    `select plan, extract(epoch from paid_until)::float8 as paid, extract(epoch from pro_until)::float8 as pro,
      extract(epoch from premium_until)::float8 as premium from subscriptions where user_id = $1`,
    [userId],
  );
  const [{ plan, paid, pro, premium }] = rows;
  const ends: [PlanId, number | null][] = [
    ['premium', premium],
    ['pro', pro],
    [plan, paid],
  ];
  return ends
    .flatMap(([one, end]): [PlanId, number][] => (end === null ? [] : [[one, end - begin / 1000]]))
    .filter(([, end]) => end > since);
}
