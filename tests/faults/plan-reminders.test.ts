import { formatDate, formatDateTime } from '@mboalink/shared/format.ts';
import { afterEach, expect, it } from 'vitest';
import type { Member } from '../setup/people.ts';
import { useTestApplication } from '../setup/use-test-application.ts';

const own = useTestApplication('plan-reminders');

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

afterEach(async () => {
  await own.people.sql('delete from outbox');
  await own.people.sql('delete from users');
});

/** The clock comes by twice: the first queues, the second lets the mails leave. */
async function clockAt(instant: Date) {
  for (const later of [0, 2 * minute]) {
    await own.people.sql('delete from jobs');
    await own.application.worker.runScheduled('* * * * *', new Date(instant.getTime() + later));
  }
}

const before = (end: Date, milliseconds: number) => new Date(end.getTime() - milliseconds);

const steps = [7 * day, 3 * day, day, 2 * hour];

async function payUntil({ user }: Member, paidUntil: Date) {
  await own.people.sql('update subscriptions set paid_until = $2 where user_id = $1', [user._id, paidUntil]);
  return paidUntil;
}

const count = ({ user }: Member, word: string) => own.people.countMails(user.email, word);

it('tells of the end of a trial 7, 3 and 1 days before, on the day and the day after, once each', async () => {
  const member = await own.people.registerMember({}, 'fr');
  const end = new Date(member.user.trialEndDate);
  await clockAt(before(end, 7 * day + hour));
  expect(await count(member, 'essai gratuit se termine')).toBe(0);
  for (const [index, step] of steps.entries()) {
    await clockAt(before(end, step));
    await clockAt(before(end, step - hour));
    expect(await count(member, 'essai gratuit se termine')).toBe(index + 1);
  }
  await clockAt(before(end, -hour));
  expect(await count(member, 'plus visible')).toBe(0);
  await clockAt(before(end, -day));
  await clockAt(before(end, -day - hour));
  expect(await count(member, 'plus visible')).toBe(1);
  const last = await own.people.readMail(
    member.user.email,
    `essai gratuit se termine le ${formatDate(end, 'fr')}`,
  );
  expect(await count(member, 'aujourd')).toBe(0);
  expect(last.Text).toContain(formatDateTime(end, 'fr'));
  expect(last.Text).toContain('/upgrade?plan=basic');
  expect(last.Text).toMatch(/3\s000\sFCFA pour 30 jours/);
  expect(last.Text).not.toMatch(/renouvel/i);
});

it('says until when a listing shows after paid time, and that it shows no more once the days of grace are over', async () => {
  const member = await own.people.registerMember({ selectedPlan: 'pro' }, 'en');
  const end = await payUntil(member, new Date(Date.now() + 60 * day));
  for (const step of steps) await clockAt(before(end, step));
  expect(await count(member, 'plan ends')).toBe(4);
  const { Text } = await own.people.readMail(member.user.email, `plan ends on ${formatDate(end, 'en')}`);
  expect(await count(member, 'today')).toBe(0);
  expect(Text).toContain(`until ${formatDateTime(before(end, -3 * day), 'en')}`);
  expect(Text).not.toMatch(/renew/i);
  await clockAt(before(end, -3 * day + hour));
  expect(await count(member, 'no longer visible')).toBe(0);
  await clockAt(before(end, -4 * day));
  expect(await count(member, 'no longer visible')).toBe(1);
});

it('tells nobody who cancelled, buys, leaves, wants no mail, or whose listing reports have hidden', async () => {
  const members = await Promise.all(
    ['cancelled', 'buyer', 'leaving', 'silent', 'hidden', 'told'].map((who) =>
      own.people.registerMember({ type: who === 'buyer' ? 'buyer' : 'seller' }, 'en'),
    ),
  );
  const [cancelled, , leaving, silent, hidden, told] = members.map(({ user }) => user._id);
  await own.people.sql('update subscriptions set cancelled_at = now() where user_id = $1', [cancelled]);
  await own.people.sql('update users set deleted_at = now() where id = $1', [leaving]);
  await members[3]?.client.rest('PUT', '/auth/notification-preferences', { body: { email: false } });
  await own.people.sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [hidden]);
  expect(silent).toBeDefined();
  await clockAt(new Date(Date.now() + 23.5 * day));
  const mailed = await Promise.all(members.map((member) => count(member, 'free trial ends')));
  expect(mailed).toEqual(members.map(({ user }) => (user._id === told ? 1 : 0)));
});
