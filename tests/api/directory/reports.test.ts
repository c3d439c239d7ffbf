import { decideReported, listReported } from '@mboalink/db/review-reports.ts';
import { describe, expect, it } from 'vitest';
import { insertSellers, readMail, registerMember, sql } from '../../factories.ts';
import { newNetworkAddress } from '../../setup/networks.ts';
import {
  isVisible,
  letDayPass,
  letPass,
  mailsAbout,
  newPayingReporter,
  newReporter,
  newReporters,
  type Reporter,
  report,
  reveal,
  revealAndReport,
  runJobs,
} from '../../setup/reporting.ts';
import { runCommand } from '../../setup/run-command.ts';
import { addresses } from '../../setup/shared-application.ts';

const { connectionString } = addresses;

const review = (...args: string[]) => runCommand('review-reports.ts', ...args);

async function reportAll(reporters: readonly Reporter[], id: string | undefined, reason?: string) {
  for (const reporter of reporters) await revealAndReport(reporter, id, reason);
}

const isCounted = (id: string | undefined) =>
  sql('select is_counted as counted from contact_reports where contact_id = $1', [id]);

describe('a report', () => {
  it('of a contact that was not opened finds nothing', async () => {
    const { ids } = await insertSellers(1);
    const answer = await report(await newReporter(), ids[0]);
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
    expect(await isCounted(ids[0])).toEqual([]);
  });

  it('is kept once, as it was first said', async () => {
    const { ids } = await insertSellers(1);
    const reporter = await newReporter();
    await reveal(reporter, ids[0]);
    for (const reason of ['misleading', 'other'])
      expect((await report(reporter, ids[0], reason)).body.data).toMatchObject({ reported: true });
    expect(await sql('select reason from contact_reports where contact_id = $1', [ids[0]])).toEqual([
      { reason: 'misleading' },
    ]);
  });

  it('of a wrong number gives that day’s number back, and leaves it open', async () => {
    const { ids } = await insertSellers(1);
    const reporter = await newPayingReporter();
    await reveal(reporter, ids[0]);
    const { status, body } = await report(reporter, ids[0]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ reported: true, refunded: true });
    expect(body.data.quotaInfo).toMatchObject({ viewedToday: 0, remaining: 10 });
    const { contacts, quotaInfo } = (await reporter.client.rest('GET', '/contacts/opened')).body.data;
    expect(quotaInfo).toMatchObject({ viewedToday: 0 });
    expect(contacts[0]).toMatchObject({ _id: ids[0], unlocked: true, whatsappNumber: expect.any(String) });
    expect((await report(reporter, ids[0])).body.data).toMatchObject({ refunded: false });
  });

  it('gives nothing back for another reason, of yesterday, or for the third contact in a week', async () => {
    const { ids } = await insertSellers(5);
    const reporter = await newPayingReporter();
    for (const id of ids) await reveal(reporter, id);
    const refunded = async (id: string | undefined, reason?: string) =>
      (await report(reporter, id, reason)).body.data.refunded;
    expect(await refunded(ids[0], 'other')).toBe(false);
    await sql('update reveals set day = day - 1 where viewer_id = $1 and contact_id = $2', [
      reporter.user._id,
      ids[1],
    ]);
    expect(await refunded(ids[1])).toBe(false);
    expect([await refunded(ids[2]), await refunded(ids[3]), await refunded(ids[4])]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is part of what its author exports', async () => {
    const { ids } = await insertSellers(1);
    const reporter = await newReporter();
    await revealAndReport(reporter, ids[0], 'other');
    const { data } = (await reporter.client.rest('GET', '/auth/export')).body;
    expect(data.reports).toEqual([expect.objectContaining({ contactId: ids[0], reason: 'other' })]);
    // A report goes with whom it is about: one that stayed would tell a block from a deletion.
    await sql('insert into blocks (user_id, blocked_id) values ($1, $2)', [ids[0], reporter.user._id]);
    const after = (await reporter.client.rest('GET', '/auth/export')).body.data;
    expect(after.reports).toEqual([]);
  });
});

describe('a report is kept for the review and hides nobody', () => {
  const kribi = { region: 'south', city: 'kribi' };

  it.each([
    ['of an account under 30 days', { days: 29 }, false],
    ['of a seller of the same trade and town', { fields: { type: 'seller' } }, false],
    ['unless that seller is in another town', { fields: { type: 'seller', ...kribi } }, true],
  ] as const)('%s', async (_, made, counts) => {
    const { ids } = await insertSellers(1);
    await revealAndReport(await newReporter(made), ids[0]);
    expect(await isCounted(ids[0])).toEqual([{ counted: counts }]);
    const found = await listReported(connectionString);
    expect(found.find(({ id }) => id === ids[0])?.reports).toHaveLength(1);
  });

  it('within 24 hours after the contact was opened', async () => {
    const { ids } = await insertSellers(1);
    const [early, late] = await newReporters(2);
    if (!early || !late) throw new Error('nobody came');
    for (const one of [early, late]) await reveal(one, ids[0]);
    await letDayPass(late, ids[0]);
    for (const one of [early, late]) await report(one, ids[0], 'other');
    const counted = await sql(
      'select reporter_id as id from contact_reports where contact_id = $1 and is_counted',
      [ids[0]],
    );
    expect(counted).toEqual([{ id: late.user._id }]);
  });
});

describe('a listing that three people reported', () => {
  it('is hidden once for 72 hours at most, and its owner is mailed once', async () => {
    const { word, ids } = await insertSellers(1);
    const [id] = ids;
    await reportAll(await newReporters(2), id, 'asked_for_money');
    expect([await isVisible(id), await mailsAbout(id)]).toEqual([true, 0]);
    const late = await newReporters(2);
    for (const one of late) {
      await reveal(one, id);
      await letDayPass(one, id);
    }
    for (const one of late) await report(one, id, 'asked_for_money');
    expect([await isVisible(id), await mailsAbout(id)]).toEqual([false, 1]);
    const email = `${word}-1@demo.mboalink.cm`;
    await sql('update outbox set next_attempt_at = now() where recipient = $1', [email]);
    await runJobs('outbox');
    const mail = await readMail(email, 'vérification');
    expect(mail.Text).toContain('On leur a demandé de l’argent à l’avance.');
    const searcher = await registerMember({ type: 'buyer' });
    const found = async () =>
      (await searcher.client.rest('GET', `/contacts/search?search=${word}`)).body.data.contacts.length;
    expect(await found()).toBe(0);
    await letPass(71, id);
    await runJobs('reports');
    expect(await isVisible(id)).toBe(false);
    await letPass(2, id);
    await runJobs('reports');
    expect([await isVisible(id), await found()]).toEqual([true, 1]);
    await reportAll(await newReporters(2), id);
    expect([await isVisible(id), await mailsAbout(id)]).toEqual([true, 1]);
    await reportAll(await newReporters(1), id);
    expect([await isVisible(id), await mailsAbout(id)]).toEqual([false, 2]);
  });

  it('stays visible where they are accounts under 30 days, or on one network', async () => {
    const { ids } = await insertSellers(2);
    await reportAll(await newReporters(3, { days: 1 }), ids[0]);
    await reportAll(await newReporters(3, { address: newNetworkAddress() }), ids[1]);
    expect([await isVisible(ids[0]), await isVisible(ids[1])]).toEqual([true, true]);
  });

  it('tells its owner that it is under review', async () => {
    const owner = await registerMember();
    const hidden = async () => (await owner.client.rest('GET', '/auth/me')).body.data.user.hiddenByReports;
    expect(await hidden()).toBeNull();
    await reportAll(await newReporters(3), owner.user._id);
    expect(await hidden()).toBe('review');
    await decideReported(connectionString, owner.user._id, 'confirm');
    expect(await hidden()).toBe('confirmed');
  });

  it('stays hidden when a person confirmed it, whatever its plan does, until one finds it to be fine', async () => {
    const { ids, word } = await insertSellers(1);
    const [id = ''] = ids;
    await reportAll(await newReporters(3), id);
    expect(await review()).toContain(`${word}-1)  hidden until`);
    expect(await review('confirm', id)).toContain('hidden until it is found to be fine');
    expect(await review()).toContain(`${word}-1)  hidden for good`);
    await sql(`update subscriptions set paid_until = now() + interval '90 days' where user_id = $1`, [id]);
    await letPass(500, id);
    await runJobs('reports');
    expect(await isVisible(id)).toBe(false);
    await review('fine', id);
    expect(await isVisible(id)).toBe(true);
  });

  it('is not hidden again for 90 days after a person found it to be fine', async () => {
    const { ids } = await insertSellers(1);
    const [id = ''] = ids;
    await reportAll(await newReporters(3), id);
    await decideReported(connectionString, id, 'fine');
    expect((await listReported(connectionString)).map((one) => one.id)).not.toContain(id);
    await reportAll(await newReporters(3), id);
    expect(await isVisible(id)).toBe(true);
    await letPass(91 * 24, id);
    await reportAll(await newReporters(3), id);
    expect(await isVisible(id)).toBe(false);
  });
});

describe('what is known of a contact', () => {
  it('says by how many it was opened once the clock has counted, from three up', async () => {
    const { ids } = await insertSellers(2);
    const [first, ...others] = await newReporters(3);
    if (!first) throw new Error('nobody came');
    for (const reporter of [first, ...others]) await reveal(reporter, ids[0]);
    await reveal(first, ids[1]);
    for (const young of await newReporters(3, { days: 6 })) await reveal(young, ids[1]);
    await runJobs('figures');
    const trustOf = async (id: string | undefined) =>
      (await first.client.rest('GET', `/contacts/${id}`)).body.data.contact.trust;
    expect(await trustOf(ids[0])).toMatchObject({ openedBy: 3, numberChanged: false, seenRecently: true });
    expect(await trustOf(ids[1])).toMatchObject({ openedBy: null });
    await sql(
      `update users set whatsapp = '+23769' || lpad((random() * 9999999)::int::text, 7, '0') where id = $1`,
      [ids[0]],
    );
    expect(await trustOf(ids[0])).toMatchObject({ numberChanged: true });
  });
});
