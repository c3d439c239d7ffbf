import { expect, it } from 'vitest';
import { insertSellers, sql } from '../factories.ts';
import { from, newNetworkAddress } from '../setup/networks.ts';
import {
  caseOf,
  newDevice,
  newPayingReporter,
  newReporters,
  type Reporter,
  report,
  reveal,
  revealAndReport,
} from '../setup/reporting.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(2, 20);

const reportsOf = async (id: string | undefined) =>
  (
    await sql<{ count: number }>('select count(*)::int as count from contact_reports where contact_id = $1', [
      id,
    ])
  )[0]?.count;

/** By REST and by tRPC in turn. */
const reportAnyWay = (reporter: Reporter, id: string | undefined, index: number) =>
  index % 2
    ? report(reporter, id)
    : reporter.client.mutate('directory.report', { id, reason: 'wrong_number' }, from(reporter.address));

it(`counts thirty reports of one person at once as one, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(fewRounds);
  const reporter = await newPayingReporter();
  await repeat(context, fewRounds, async (round) => {
    await sql('update reveals set refunded_at = null, day = day - 1 where viewer_id = $1', [
      reporter.user._id,
    ]);
    await reveal(reporter, ids[round]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => reportAnyWay(reporter, ids[round], index)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const data = answers.map(({ body }) => body.data ?? body.result.data);
    expect(data.filter(({ refunded }) => refunded)).toHaveLength(1);
    expect(data.every(({ quotaInfo }) => quotaInfo.viewedToday === 0)).toBe(true);
    expect(await reportsOf(ids[round])).toBe(1);
    expect(await caseOf(ids[round])).toBeUndefined();
  });
}, 120_000);

it(`counts three of eight reports of one person at once, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(8 * fewRounds);
  await repeat(context, fewRounds, async (round) => {
    const [reporter] = await newReporters(1);
    if (!reporter) throw new Error('no reporter');
    const mine = ids.slice(8 * round, 8 * round + 8);
    await Promise.all(mine.map((id) => reveal(reporter, id)));
    const answers = await Promise.all(mine.map((id, index) => reportAnyWay(reporter, id, index)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [counted] = await sql(
      'select count(*)::int as count from contact_reports where reporter_id = $1 and is_counted',
      [reporter.user._id],
    );
    expect(counted).toEqual({ count: 3 });
  });
}, 120_000);

it(`refunds three of eight wrong numbers reported at once, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(8 * fewRounds);
  await repeat(context, fewRounds, async (round) => {
    const reporter = await newPayingReporter();
    const mine = ids.slice(8 * round, 8 * round + 8);
    await Promise.all(mine.map((id) => reveal(reporter, id)));
    const answers = await Promise.all(mine.map((id, index) => reportAnyWay(reporter, id, index)));
    const data = answers.map(({ body }) => body.data ?? body.result.data);
    expect(data.filter(({ refunded }) => refunded)).toHaveLength(3);
    expect(Math.min(...data.map(({ quotaInfo }) => quotaInfo.viewedToday))).toBe(5);
  });
}, 120_000);

it(`opens one case for six people who report at once, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(fewRounds);
  const reporters = await newReporters(6);
  await repeat(context, fewRounds, async (round) => {
    await Promise.all(reporters.map((reporter) => reveal(reporter, ids[round])));
    await Promise.all(reporters.map((reporter, index) => reportAnyWay(reporter, ids[round], index)));
    const cases = await sql<{ mails: number }>(
      `select (select count(*)::int from outbox where idempotency_key = 'listing-reported-' || report_cases.id) as mails
        from report_cases where contact_id = $1`,
      [ids[round]],
    );
    expect(cases).toEqual([{ mails: 1 }]);
  });
}, 120_000);

const address = newNetworkAddress();
const alike = [
  ['of accounts younger than a week', { days: 6 }],
  ['of one browser', { device: newDevice() }],
  ['of one network', { address }],
  ['that sell the same in the same town', { fields: { type: 'seller' } }],
] as const;

it.each(alike)('opens no case for six reports %s at once', async (_, made) => {
  const { ids } = await insertSellers(1);
  const reporters = await newReporters(6, made);
  await Promise.all(reporters.map((reporter) => revealAndReport(reporter, ids[0])));
  expect(await reportsOf(ids[0])).toBe(6);
  expect(await caseOf(ids[0])).toBeUndefined();
});

const moves = [
  ['trade', { category: 'plumbing-and-water', subcategory: 'boreholes-and-wells' }],
  ['town', { region: 'south', city: 'kribi' }],
] as const;

it.each(moves)('opens no case for rivals who changed their %s before they reported', async (_, changed) => {
  const { ids } = await insertSellers(1);
  const rivals = await newReporters(4, { fields: { type: 'seller' } });
  for (const rival of rivals) {
    expect((await rival.client.rest('PUT', '/auth/profile', { body: changed })).status).toBe(200);
  }
  await Promise.all(rivals.map((rival) => revealAndReport(rival, ids[0])));
  expect(await caseOf(ids[0])).toBeUndefined();
  const strangers = await newReporters(3, { fields: { type: 'seller', ...changed } });
  for (const stranger of strangers) await revealAndReport(stranger, ids[0]);
  expect(await caseOf(ids[0])).toBe('told');
});

it('opens no case for a seller’s rivals who have become buyers, nor for two browsers on two networks', async () => {
  const { ids } = await insertSellers(2);
  const rivals = await newReporters(4, { fields: { type: 'seller' } });
  for (const rival of rivals)
    await rival.client.rest('PUT', '/auth/account-type', { body: { userType: 'buyer' } });
  await Promise.all(rivals.map((rival) => revealAndReport(rival, ids[0])));
  expect(await caseOf(ids[0])).toBeUndefined();
  const [device, network] = [newDevice(), newNetworkAddress()];
  const mixed = await Promise.all([
    newReporters(2, { device }),
    newReporters(2, { address: network }),
    newReporters(1, { device, address: network }),
  ]);
  for (const reporter of mixed.toReversed().flat()) await revealAndReport(reporter, ids[1]);
  expect(await caseOf(ids[1])).toBeUndefined();
});

it(`tells an owner again once for five people who report after the answer at once, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(fewRounds);
  await repeat(context, fewRounds, async (round) => {
    const id = ids[round];
    const [before, after] = await Promise.all([newReporters(3), newReporters(5)]);
    for (const reporter of before) await revealAndReport(reporter, id);
    await sql(`update listings set description = 'Sur mesure' where user_id = $1`, [id]);
    expect(await caseOf(id)).toBe('answered');
    await Promise.all(after.map((reporter) => reveal(reporter, id)));
    const mend = sql(`update listings set description = 'Corrigé' where user_id = $1`, [id]);
    await Promise.all([mend, ...after.map((reporter, index) => reportAnyWay(reporter, id, index))]);
    const cases = await sql(
      `select times_told as told, (select count(*)::int from outbox
          where starts_with(idempotency_key, 'listing-reported-' || report_cases.id)) as mails
        from report_cases where contact_id = $1`,
      [id],
    );
    expect(cases).toEqual([{ told: 2, mails: 2 }]);
  });
}, 120_000);
