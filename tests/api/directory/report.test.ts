import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type CaseDecision, decideCase, listCases } from '@mboalink/db/review-reports.ts';
import { describe, expect, it } from 'vitest';
import {
  countMails,
  insertSellers,
  leaveForGood,
  type Member,
  readCode,
  readMail,
  registerMember,
  sql,
  waitForCodes,
} from '../../factories.ts';
import {
  caseOf,
  isVisible,
  letPass,
  newPayingReporter,
  newReporter,
  newReporters,
  report,
  reveal,
  revealAndReport,
  runJobs,
} from '../../setup/reporting.ts';
import { inTurn, itLong } from '../../setup/rounds.ts';
import { addresses } from '../../setup/shared-application.ts';

const { connectionString } = addresses;

/** What an operator reads who runs `npm run reports:review`. */
async function review(...args: string[]): Promise<string> {
  const command = [resolve(import.meta.dirname, '../../../worker/local/review-reports.ts'), ...args];
  const env = { ...process.env, DATABASE_URL: connectionString };
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

const quotaOf = async (reporter: Awaited<ReturnType<typeof newReporter>>) =>
  (await reporter.client.rest('GET', '/contacts/opened')).body.data;

/** A seller whom three people reported. */
async function reportedSeller(reason = 'misleading') {
  const { word, ids } = await insertSellers(1);
  for (const reporter of await newReporters(3)) await revealAndReport(reporter, ids[0], reason);
  return { word, id: ids[0], email: `${word}-1@demo.mboalink.cm` };
}

it('opens a case of wrong numbers that came back to their reporters’ counts', async () => {
  const { ids } = await insertSellers(1);
  for (const made of [{}, {}, {}]) {
    const reporter = await newPayingReporter(made);
    expect((await revealAndReport(reporter, ids[0], 'wrong_number')).body.data.refunded).toBe(true);
  }
  expect(await caseOf(ids[0])).toBe('told');
});

it('opens a case however many young accounts opened the contact', async () => {
  const { ids } = await insertSellers(81);
  await sql(
    `insert into reveals (viewer_id, contact_id, day, revealed_at)
      select unnest($2::uuid[]), $1, current_date, now()`,
    [ids[0], ids.slice(1)],
  );
  for (const reporter of await newReporters(3)) await revealAndReport(reporter, ids[0]);
  expect(await caseOf(ids[0])).toBe('told');
});

describe('a report', () => {
  it('of a contact that was not opened finds nothing', async () => {
    const { ids } = await insertSellers(1);
    const answer = await report(await newReporter(), ids[0]);
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
    expect(await sql('select 1 from contact_reports where contact_id = $1', [ids[0]])).toEqual([]);
  });

  it('takes a wrong number out of the day’s count, and leaves it open', async () => {
    const { ids } = await insertSellers(1);
    const reporter = await newPayingReporter();
    await reveal(reporter, ids[0]);
    const { status, body } = await report(reporter, ids[0]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ reported: true, refunded: true },
      quotaInfo: { viewedToday: 0, remaining: 10 },
    });
    const { contacts, quotaInfo } = await quotaOf(reporter);
    expect(quotaInfo).toMatchObject({ viewedToday: 0 });
    expect(contacts[0]).toMatchObject({ _id: ids[0], unlocked: true, whatsappNumber: expect.any(String) });
    const again = await report(reporter, ids[0], 'other');
    expect(again.body.data).toMatchObject({ reported: true, refunded: false, quotaInfo: { viewedToday: 0 } });
    expect(await sql('select reason from contact_reports where contact_id = $1', [ids[0]])).toEqual([
      { reason: 'wrong_number' },
    ]);
  });

  it('refunds nothing for another reason, of yesterday, or to a young account', async () => {
    const { ids } = await insertSellers(2);
    const reporter = await newPayingReporter();
    expect((await revealAndReport(reporter, ids[0])).body.data.refunded).toBe(false);
    await reveal(reporter, ids[1]);
    await sql(`update reveals set day = day - 1 where viewer_id = $1`, [reporter.user._id]);
    expect((await report(reporter, ids[1])).body.data.refunded).toBe(false);
    const young = await newPayingReporter({ days: 6 });
    const answer = await revealAndReport(young, ids[0], 'wrong_number');
    expect(answer.body.data).toMatchObject({
      ...{ reported: true, refunded: false },
      quotaInfo: { viewedToday: 1 },
    });
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

describe('a rival’s report does not count', () => {
  const kribi = { region: 'south', city: 'kribi' };
  const other = (region: string) => ({ region, city: 'other' });
  const alsoIn = (id: string | undefined, place: object) =>
    sql('update listings set other_locations = $2 where user_id = $1', [id, JSON.stringify([place])]);
  const moveTo = (id: string | undefined, { region, city }: typeof kribi) =>
    sql('update listings set region_slug = $2, city_slug = $3 where user_id = $1', [id, region, city]);

  it.each([
    ['whose contact has another address in their town', kribi, kribi, undefined, false],
    ['who has another address in the town of the contact', undefined, undefined, 'own', false],
    ['who had one there until lately', undefined, undefined, 'former', false],
    ['in a town of no name in the same region', other('west'), other('west'), undefined, false],
    ['unless that is in another region', other('west'), other('south'), undefined, true],
    ['unless they sell in another town', undefined, kribi, undefined, true],
  ] as const)('%s', async (_, contactIn, rivalIn, rivalHas, counts) => {
    const { ids } = await insertSellers(1);
    const rival = await newReporter({ fields: { type: 'seller', ...kribi } });
    if (contactIn === kribi) await alsoIn(ids[0], kribi);
    else if (contactIn) await moveTo(ids[0], contactIn);
    if (rivalIn) await moveTo(rival.user._id, rivalIn);
    if (rivalHas) await alsoIn(rival.user._id, { region: 'littoral', city: 'douala' });
    if (rivalHas === 'former') {
      await sql(`update listings set other_locations = '[]' where user_id = $1`, [rival.user._id]);
    }
    await revealAndReport(rival, ids[0]);
    const rows = await sql('select is_counted from contact_reports where contact_id = $1', [ids[0]]);
    expect(rows).toEqual([{ is_counted: counts }]);
  });
});

describe('a contact that three people reported', () => {
  it('is told, hidden after a day without an answer, and shown again after three', async () => {
    const { word, id, email } = await reportedSeller('asked_for_money');
    await runJobs('reports');
    expect([await caseOf(id), await isVisible(id)]).toEqual(['told', true]);
    await sql(`update outbox set next_attempt_at = now() where recipient = $1`, [email]);
    await runJobs('outbox');
    const mail = await readMail(email, 'signalée');
    expect(mail.Text).toContain('On leur a demandé de l’argent à l’avance.');
    await letPass(23, id);
    await runJobs('reports');
    expect([await caseOf(id), await isVisible(id)]).toEqual(['told', true]);
    await letPass(2, id);
    await runJobs('reports');
    expect([await caseOf(id), await isVisible(id)]).toEqual(['hidden', false]);
    const searcher = await registerMember({ type: 'buyer' });
    const found = async () =>
      (await searcher.client.rest('GET', `/contacts/search?search=${word}`)).body.data.contacts.length;
    expect(await found()).toBe(0);
    await letPass(73, id);
    await runJobs('reports');
    expect([await caseOf(id), await isVisible(id)]).toEqual(['lapsed', true]);
    expect(await found()).toBe(1);
    for (const reporter of await newReporters(2)) await revealAndReport(reporter, id);
    expect(await caseOf(id)).toBe('lapsed');
  });

  it('waits for a person once its owner has corrected it', async () => {
    const { id } = await reportedSeller();
    await sql(`update listings set description = 'Corrigé' where user_id = $1`, [id]);
    await letPass(30, id);
    await runJobs('reports');
    expect([await caseOf(id), await isVisible(id)]).toEqual(['answered', true]);
  });

  it('stays hidden when a person confirmed it, whatever its plan does, until one dismisses it', async () => {
    const { id, word } = await reportedSeller();
    const found = (await listCases(connectionString)).find(({ slug }) => slug === `${word}-1`);
    expect(found?.state).toBe('told');
    const report = { reason: 'misleading', note: null, isCounted: true };
    expect(found?.reports).toMatchObject([report, report, report]);
    const decide = (decision: CaseDecision) => decideCase(connectionString, found?.id ?? '', decision);
    expect(await review('confirm', found?.id ?? '')).toContain('hidden until it is dismissed');
    expect(await review()).toContain(`${word}-1)  confirmed`);
    await sql(`update subscriptions set paid_until = now() + interval '90 days' where user_id = $1`, [id]);
    await letPass(500, id);
    await runJobs('reports');
    expect([await caseOf(id), await isVisible(id)]).toEqual(['confirmed', false]);
    expect(await decide('answered')).toBe(false);
    expect(await decide('dismiss')).toBe(true);
    expect([await caseOf(id), await isVisible(id)]).toEqual(['dismissed', true]);
    expect(await decide('confirm')).toBe(false);
  });

  it.each([
    ['one in twenty of those who opened it with accounts that are not young', 58, 4],
    ['six at most, however many opened it', 200, 6],
  ])('needs %s', async (_, openers, needed) => {
    const { ids } = await insertSellers(1);
    await sql(
      `with people as (insert into users (name, email, whatsapp, user_type, language, created_at)
          select 'x', $1 || n || '@demo.mboalink.cm', '+23761' || lpad((random() * 9999999)::int::text, 7, '0'), 'buyer', 'fr',
            now() - interval '8 days'
          from generate_series(1, $3) n returning id)
        insert into reveals (viewer_id, contact_id, day) select id, $2, current_date from people`,
      [crypto.randomUUID(), ids[0], openers],
    );
    const reporters = await newReporters(needed);
    for (const reporter of reporters.slice(1)) await revealAndReport(reporter, ids[0]);
    expect(await caseOf(ids[0])).toBeUndefined();
    for (const reporter of reporters.slice(0, 1)) await revealAndReport(reporter, ids[0]);
    expect(await caseOf(ids[0])).toBe('told');
  });
});

/** Pays for a seller: the trial is over for whoever comes back. */
const pay = (id: string) =>
  sql(`update subscriptions set plan = 'pro', paid_until = now() + interval '20 days' where user_id = $1`, [
    id,
  ]);

/** A seller whose listing reports hid for good. */
async function confirmedSeller(): Promise<Member> {
  const member = await registerMember();
  const [made] = await sql<{ id: string }>(
    `insert into report_cases (contact_id, state) values ($1, 'told') returning id`,
    [member.user._id],
  );
  expect(await decideCase(connectionString, made?.id ?? '', 'confirm')).toBe(true);
  expect(await isVisible(member.user._id)).toBe(false);
  return member;
}

describe('a listing that reports hid for good', () => {
  it.each(inTurn(['email', 'whatsapp'], 0))(
    'stays hidden when its owner leaves and comes back with the same %s',
    async (kept) => {
      const before = await confirmedSeller();
      await leaveForGood(before);
      const { user } = await registerMember({ [kept]: before.user[kept] });
      await pay(user._id);
      expect([await caseOf(user._id), await isVisible(user._id)]).toEqual(['confirmed', false]);
      expect(await review()).toContain('confirmed before its owner left');
      await leaveForGood(await registerMember());
      const other = await registerMember();
      expect(await isVisible(other.user._id)).toBe(true);
    },
  );

  it('stays hidden when whoever comes back takes the number again later', async () => {
    const before = await confirmedSeller();
    await leaveForGood(before);
    const { client, user } = await registerMember();
    expect(await isVisible(user._id)).toBe(true);
    await waitForCodes(user.email, user._id);
    await client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp: before.user.whatsapp } });
    const otp = await readCode(user.email);
    const changed = await client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp } });
    expect(changed.status).toBe(200);
    expect(await isVisible(user._id)).toBe(false);
  });

  itLong('is told to who takes the number, though a case of theirs was open', async () => {
    const before = await confirmedSeller();
    await leaveForGood(before);
    const { client, user } = await registerMember({}, 'fr');
    await sql(`insert into report_cases (contact_id, state) values ($1, 'told')`, [user._id]);
    await waitForCodes(user.email, user._id);
    await client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp: before.user.whatsapp } });
    await client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp: await readCode(user.email) } });
    expect([await caseOf(user._id), await isVisible(user._id)]).toEqual(['confirmed', false]);
    expect((await client.rest('GET', '/auth/me')).body.data.user.listingCase).toBe('confirmed');
    await runJobs('decisions');
    // Another file's tests may have taken the outbox for a moment.
    const sent = async () => {
      await sql(`update outbox set next_attempt_at = now() where recipient = $1`, [user.email]);
      await runJobs('outbox', 'decisions');
      return countMails(user.email, 'reste masquée');
    };
    await expect.poll(sent, { timeout: 30_000 }).toBe(1);
    const mail = await readMail(user.email, 'reste masquée');
    expect(mail.Text).toContain('une autre personne utilisait ce numéro avant vous');
    expect(
      await sql(`select 1 from outbox where kind = 'case-decided' and recipient = $1`, [user.email]),
    ).toEqual([]);
  });

  it('is hidden for whoever comes back also when it was decided after its owner left', async () => {
    const member = await registerMember();
    await member.client.rest('DELETE', '/auth/account');
    const [made] = await sql<{ id: string }>(
      `insert into report_cases (contact_id, state) values ($1, 'hidden') returning id`,
      [member.user._id],
    );
    await decideCase(connectionString, made?.id ?? '', 'confirm');
    await leaveForGood(member);
    const { user } = await registerMember({ whatsapp: member.user.whatsapp });
    await pay(user._id);
    expect(await isVisible(user._id)).toBe(false);
  });

  it('is shown again to the end when a person dismisses it', async () => {
    const before = await confirmedSeller();
    await leaveForGood(before);
    const again = await registerMember({ whatsapp: before.user.whatsapp });
    await pay(again.user._id);
    const [found] = await sql<{ id: string }>('select id from report_cases where contact_id = $1', [
      again.user._id,
    ]);
    expect(await decideCase(connectionString, found?.id ?? '', 'dismiss')).toBe(true);
    expect(await isVisible(again.user._id)).toBe(true);
    await leaveForGood(again);
    const third = await registerMember({ whatsapp: before.user.whatsapp });
    await pay(third.user._id);
    expect([await caseOf(third.user._id), await isVisible(third.user._id)]).toEqual([undefined, true]);
  });

  itLong('cannot be made of a lapsed case while another is open', async () => {
    const { ids } = await insertSellers(1);
    const cases = await sql<{ id: string }>(
      `insert into report_cases (contact_id, state, closed_at)
        values ($1, 'lapsed', now()), ($1, 'told', null) returning id`,
      [ids[0]],
    );
    expect(await decideCase(connectionString, cases[0]?.id ?? '', 'confirm')).toBe(false);
    await expect(review('confirm', cases[0]?.id ?? '')).rejects.toThrow(
      /another of the same listing is open/,
    );
    expect(await decideCase(connectionString, cases[1]?.id ?? '', 'dismiss')).toBe(true);
    expect(await decideCase(connectionString, cases[0]?.id ?? '', 'confirm')).toBe(true);
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
    await runJobs('openings');
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
