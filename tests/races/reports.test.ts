import { expect, it } from 'vitest';
import { insertSellers, sql } from '../factories.ts';
import { from } from '../setup/networks.ts';
import {
  isVisible,
  letDayPass,
  mailsAbout,
  newPayingReporter,
  newReporters,
  type Reporter,
  report,
  reveal,
} from '../setup/reporting.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(2, 20);

/** Counted when a session of the database is idle: what was asked before it is in the figure. */
async function countDeadlocks(): Promise<number> {
  await sql('select pg_stat_force_next_flush()');
  const [row] = await sql<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(row?.deadlocks);
}

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

async function revealBefore(reporters: readonly Reporter[], id: string | undefined) {
  await Promise.all(reporters.map((reporter) => reveal(reporter, id)));
  for (const reporter of reporters) await letDayPass(reporter, id);
}

it(`counts thirty reports of one person at once as one, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(fewRounds);
  await repeat(context, fewRounds, async (round) => {
    const reporter = await newPayingReporter();
    await reveal(reporter, ids[round]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => reportAnyWay(reporter, ids[round], index)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const data = answers.map(({ body }) => body.data ?? body.result.data);
    expect(data.filter(({ refunded }) => refunded)).toHaveLength(1);
    expect(data.every(({ quotaInfo }) => quotaInfo.viewedToday === 0)).toBe(true);
    expect([await reportsOf(ids[round]), await isVisible(ids[round])]).toEqual([1, true]);
  });
}, 120_000);

it(`gives two of eight wrong numbers back that are reported at once, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(8 * fewRounds);
  await repeat(context, fewRounds, async (round) => {
    const reporter = await newPayingReporter();
    const mine = ids.slice(8 * round, 8 * round + 8);
    await Promise.all(mine.map((id) => reveal(reporter, id)));
    const answers = await Promise.all(mine.map((id, index) => reportAnyWay(reporter, id, index)));
    const data = answers.map(({ body }) => body.data ?? body.result.data);
    expect(data.filter(({ refunded }) => refunded)).toHaveLength(2);
    expect(Math.min(...data.map(({ quotaInfo }) => quotaInfo.viewedToday))).toBe(6);
  });
}, 120_000);

it(`hides a listing once for six people who report it at once, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(fewRounds);
  const reporters = await newReporters(6);
  await repeat(context, fewRounds, async (round) => {
    await revealBefore(reporters, ids[round]);
    await Promise.all(reporters.map((reporter, index) => reportAnyWay(reporter, ids[round], index)));
    expect([await reportsOf(ids[round]), await isVisible(ids[round]), await mailsAbout(ids[round])]).toEqual([
      6,
      false,
      1,
    ]);
  });
}, 120_000);

it(`lets two members report each other at once without a deadlock, in ${fewRounds} rounds`, async (context) => {
  const [one, other] = [await newPayingReporter(), await newPayingReporter()];
  await Promise.all([reveal(one, other.user._id), reveal(other, one.user._id)]);
  const before = await countDeadlocks();
  await repeat(context, fewRounds, async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? report(one, other.user._id) : report(other, one.user._id),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
  expect(await countDeadlocks()).toBe(before);
}, 120_000);
