import { decideCase } from '@mboalink/db/review-reports.ts';
import { expect, it } from 'vitest';
import { insertSellers, registerMember, sql } from '../../factories.ts';
import {
  caseOf,
  isVisible,
  letPass,
  newReporters,
  type Reporter,
  report,
  revealAndReport,
  runJobs,
} from '../../setup/reporting.ts';
import { addresses } from '../../setup/shared-application.ts';

const { connectionString } = addresses;

/** A seller whom three people reported. */
async function reportedSeller() {
  const { ids } = await insertSellers(1);
  const reporters = await newReporters(3);
  await revealAndReportAll(reporters, ids[0]);
  return { id: ids[0], reporters };
}

async function revealAndReportAll(reporters: Reporter[], id: string | undefined) {
  for (const reporter of reporters) expect((await revealAndReport(reporter, id)).status).toBe(200);
}

async function reportAll(reporters: Reporter[], id: string | undefined) {
  for (const reporter of reporters) expect((await report(reporter, id, 'other')).status).toBe(200);
}

const correct = (id: string | undefined, description: string) =>
  sql('update listings set description = $2 where user_id = $1', [id, description]);

const reportsOf = async (id: string | undefined) =>
  (
    await sql<{ counted: boolean }>(
      'select is_counted as counted from contact_reports where contact_id = $1 order by reported_at',
      [id],
    )
  ).map(({ counted }) => counted);

it('tells an owner again, with a day to answer, whom three report after the answer', async () => {
  const { id } = await reportedSeller();
  await correct(id, 'Sur mesure !');
  await letPass(30, id);
  const [first, second, third] = await newReporters(3);
  if (!first || !second || !third) throw new Error('nobody came');
  await revealAndReportAll([first, second], id);
  await correct(id, 'Sur mesure.');
  expect(await caseOf(id)).toBe('answered');
  await revealAndReportAll([third], id);
  expect(await caseOf(id)).toBe('told');
  await letPass(23, id);
  await runJobs('reports');
  expect([await caseOf(id), await isVisible(id)]).toEqual(['told', true]);
  await letPass(2, id);
  await runJobs('reports');
  expect([await caseOf(id), await isVisible(id)]).toEqual(['hidden', false]);
});

it('needs three new people after an answer', async () => {
  const { id, reporters } = await reportedSeller();
  await correct(id, 'Sur mesure !');
  await reportAll(reporters, id);
  await revealAndReportAll(await newReporters(2), id);
  expect(await caseOf(id)).toBe('answered');
  expect(await reportsOf(id)).toEqual([true, true, true, true, true]);
});

it('keeps what was reported after the owner was told for the next case', async () => {
  const { id } = await reportedSeller();
  await letPass(1, id);
  const later = await newReporters(3);
  await revealAndReportAll(later.slice(0, 2), id);
  await letPass(24, id);
  await runJobs('reports');
  expect(await caseOf(id)).toBe('hidden');
  await letPass(73, id);
  await runJobs('reports');
  expect(await caseOf(id)).toBe('lapsed');
  await reportAll(later.slice(0, 1), id);
  expect([await caseOf(id), await reportsOf(id)]).toEqual(['lapsed', [true, true, true, true, true, false]]);
  await revealAndReportAll(later.slice(2), id);
  expect(await caseOf(id)).toBe('told');
});

it('does not count again what its owner answered when the case lapses', async () => {
  const { id } = await reportedSeller();
  await letPass(1, id);
  await revealAndReportAll(await newReporters(2), id);
  await correct(id, 'Sur mesure !');
  await letPass(97, id);
  await runJobs('reports');
  expect(await caseOf(id)).toBe('lapsed');
  await revealAndReportAll(await newReporters(1), id);
  expect(await caseOf(id)).toBe('lapsed');
});

it('counts who reports again after a lapsed case, once, and three times in 30 days', async () => {
  const { id, reporters } = await reportedSeller();
  for (const next of ['told', 'told', 'lapsed']) {
    await correct(id, crypto.randomUUID());
    await letPass(97, id);
    await runJobs('reports');
    await reportAll([...reporters.slice(0, 2), ...reporters.slice(0, 2)], id);
    expect(await caseOf(id)).toBe('lapsed');
    await reportAll(reporters.slice(2), id);
    expect(await caseOf(id)).toBe(next);
  }
  expect(await reportsOf(id)).toEqual([...Array(9).fill(true), ...Array(3).fill(false)]);
});

it('does not count who reports again what a person dismissed', async () => {
  const { id, reporters } = await reportedSeller();
  await sql(`update report_cases set state = 'dismissed', closed_at = now() where contact_id = $1`, [id]);
  await reportAll(reporters, id);
  expect([await caseOf(id), await reportsOf(id)]).toEqual(['dismissed', [true, true, true]]);
});

it('counts victims on the networks and in the browsers of reports that were answered', async () => {
  const { ids } = await insertSellers(1);
  const friends = await newReporters(3);
  await revealAndReportAll(friends, ids[0]);
  await correct(ids[0], 'Sur mesure !');
  for (const { address } of friends) await revealAndReportAll(await newReporters(1, { address }), ids[0]);
  expect([await caseOf(ids[0]), await reportsOf(ids[0])]).toEqual(['told', Array(6).fill(true)]);
  // Told again, too, what was answered before holds no place.
  await sql(`update report_cases set state = 'answered', answered_at = now() where contact_id = $1`, [
    ids[0],
  ]);
  await revealAndReportAll(await newReporters(1, { address: friends[0]?.address ?? '' }), ids[0]);
  expect((await reportsOf(ids[0])).at(-1)).toBe(true);
});

it('takes no correction for an answer from the second telling on, and ends 96 hours after the first', async () => {
  const owner = await registerMember();
  const { _id: id } = owner.user;
  const shown = async () => (await owner.client.rest('GET', '/auth/me')).body.data.user.listingCase;
  await revealAndReportAll(await newReporters(3), id);
  expect(await shown()).toBe('told');
  await correct(id, 'Sur mesure !');
  await letPass(90, id);
  await revealAndReportAll(await newReporters(3), id);
  await correct(id, 'Sur mesure.');
  expect([await caseOf(id), await shown()]).toEqual(['told', 'told_again']);
  const [mail] = await sql(
    `select payload ->> 'isAgain' as again from outbox where recipient = $1 and kind = 'listing-reported'
      order by id desc limit 1`,
    [owner.user.email],
  );
  expect(mail).toEqual({ again: 'true' });
  const [found] = await sql<{ id: string }>('select id from report_cases where contact_id = $1', [id]);
  expect(await decideCase(connectionString, found?.id ?? '', 'answered')).toBe(true);
  await letPass(7, id);
  await runJobs('reports');
  expect(await caseOf(id)).toBe('lapsed');
});
