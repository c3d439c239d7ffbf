import { dayMilliseconds, doualaDay, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clocked as own } from '../setup/clock-application.ts';
import type { Member } from '../setup/people.ts';

/** The day on which a test began, though midnight may fall into it. */
let today: Date;

beforeEach(() => {
  today = startOfDoualaDay(new Date());
});

afterEach(async () => {
  await own.people.sql('delete from outbox');
  await own.people.sql('delete from users');
});

const minute = 60_000;
const hour = 60 * minute;

/** An hour of the clock in Douala, so many days from now. */
const at = (days: number, hours: number) => new Date(today.getTime() + days * dayMilliseconds + hours * hour);

async function clockAt(instant: Date, clocks = 1) {
  await own.people.sql('delete from jobs');
  const run = () => own.application.worker.runScheduled('* * * * *', instant);
  await Promise.all(Array.from({ length: clocks }, run));
}

/** Saves a search on the day on which the test began. */
async function save({ client, user }: Member, body: object) {
  const answer = await client.rest('POST', '/search-alerts', { body });
  const looked = `update regular_mails set looked_on = $2 where user_id = $1 and kind = 'searchAlerts'`;
  await own.people.sql(looked, [user._id, doualaDay(today)]);
  return answer;
}

const subjects = { en: 'new contact', fr: 'nouveau' };

const count = ({ user }: Member, language: 'en' | 'fr' = 'fr') =>
  own.people.countMails(user.email, subjects[language]);

/** Somebody new who is called so; the word is one that nobody else has. */
async function addSeller(word: string) {
  const { ids } = await own.people.insertSellers(1);
  await own.people.sql('update listings set business_name = $2 where user_id = $1', [
    ids[0],
    `Atelier ${word}`,
  ]);
  return ids[0];
}

/** A member with an alert for a word that nobody has yet. */
async function alerted(overrides: object = {}, language: 'en' | 'fr' = 'fr') {
  const { word } = await own.people.insertSellers(0);
  const member = await own.people.registerMember({ type: 'buyer', ...overrides }, language);
  const { body } = await save(member, { search: word });
  return { member, word, id: body.data.alerts[0]._id as string };
}

const stopPath = (url: string) => new URL(url).pathname;

function linksIn(text: string): string[] {
  return (text.match(/https?:\S+/g) ?? []).filter((url) => url.includes('/mail-preferences/'));
}

const post = (path: string, body: Record<string, string>) =>
  fetch(new URL(path, own.application.addresses.url), { method: 'POST', body: new URLSearchParams(body) });

it.each([
  ['fr', 'Arrêter cette alerte', 'nouveau contact pour'],
  ['en', 'Stop this alert', 'new contact for'],
] as const)('mails in %s who is new, each once, in the morning', async (language, stop, subject) => {
  const { member, word } = await alerted({}, language);
  const sellerId = await addSeller(word);
  await own.people.insertSellers(1);
  await clockAt(at(0, 23));
  await clockAt(at(1, 6.9));
  expect(await count(member, language)).toBe(0);
  await clockAt(at(1, 8), 3);
  await clockAt(at(1, 9));
  expect(await count(member, language)).toBe(1);
  const mail = await own.people.readMail(member.user.email, subject);
  expect(mail.Subject).toContain(word);
  expect(mail.Text).toContain(`Atelier ${word}`);
  expect(mail.Text).toContain(`/find-contact?search=${word}`);
  expect(mail.HTML).toContain(stop);
  const [seller] = await own.people.sql('select whatsapp, email from users where id = $1', [sellerId]);
  for (const secret of [seller?.whatsapp.slice(4), seller?.email]) expect(mail.HTML).not.toContain(secret);
  expect(mail.Headers).toEqual({
    'List-Unsubscribe': `<${linksIn(mail.Text).at(-1)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  await clockAt(at(2, 8));
  expect(await count(member, language)).toBe(1);
  await addSeller(word);
  await clockAt(at(3, 8));
  expect(await count(member, language)).toBe(2);
});

it('gathers all searches in one mail, and says of nobody who is not found as asked', async () => {
  const member = await own.people.registerMember({}, 'fr');
  const { word } = await own.people.insertSellers(0);
  await save(member, { search: `${word} Bafoussam` });
  await save(member, { search: word, city: 'douala', region: 'littoral' });
  await save(member, { search: 'plombier Bonabéri', region: 'littoral' });
  await addSeller(word);
  const hidden = await addSeller(`${word} caché`);
  await own.people.sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [hidden]);
  const blocker = await addSeller(`${word} bloqué`);
  await own.people.sql('insert into blocks (user_id, blocked_id) values ($1, $2)', [
    blocker,
    member.user._id,
  ]);
  const left = await addSeller(`${word} envolé`);
  await own.people.sql('update users set deleted_at = now() where id = $1', [left]);
  await own.people.sql('delete from users where id = $1', [await addSeller(`${word} effacé`)]);
  await clockAt(at(1, 8));
  const mail = await own.people.readMail(member.user.email, 'nouveau contact pour');
  expect(mail.Text.match(/Atelier/g)).toHaveLength(1);
  expect(mail.Text).not.toMatch(/caché|bloqué|envolé|effacé/);
  expect(linksIn(mail.Text)).toHaveLength(2);
  expect(await count(member)).toBe(1);
});

it('tells nobody without a plan, who leaves or who wants no mail, and goes on when that changes', async () => {
  const all = await Promise.all([alerted({ type: 'seller' }), alerted(), alerted()]);
  const [expired, leaving, silent] = all.map(({ member }) => member);
  if (!expired || !leaving || !silent) throw new Error('three were registered');
  for (const { word } of all) await addSeller(word);
  const wantsMail = (email: boolean) =>
    silent.client.rest('PUT', '/auth/notification-preferences', { body: { email } });
  await own.people.sql(`update subscriptions set trial_ends_at = now() where user_id = $1`, [
    expired.user._id,
  ]);
  await own.people.sql('update users set deleted_at = now() where id = $1', [leaving.user._id]);
  await wantsMail(false);
  await clockAt(at(1, 8));
  for (const { member } of all) expect(await count(member)).toBe(0);
  await own.people.pay(expired);
  await own.people.sql('update users set deleted_at = null where id = $1', [leaving.user._id]);
  await wantsMail(true);
  await clockAt(at(2, 8));
  for (const { member } of all) expect(await count(member)).toBe(1);
});

it('is stopped from the mail without signing in, by a person or a mailbox, and taken back', async () => {
  const { member, word } = await alerted();
  const one = async () => (await member.client.rest('GET', '/search-alerts')).body.data;
  await addSeller(word);
  await clockAt(at(1, 8));
  const mail = await own.people.readMail(member.user.email, 'nouveau contact pour');
  const [ofAlert = '', ofAll = ''] = linksIn(mail.Text);
  expect(decodeURIComponent(ofAlert)).not.toContain(member.user._id);
  const page = await own.people.readPage(stopPath(ofAlert), 'fr');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.html).toContain(word);
  expect(await one()).toMatchObject({ off: null, alerts: [{ stopped: false }] });
  for (let twice = 0; twice < 2; twice += 1) {
    const stopped = await post(stopPath(ofAlert), { stopped: 'true' });
    expect([stopped.status, await stopped.text()]).toEqual([200, expect.stringContaining('value="false"')]);
  }
  expect(await one()).toMatchObject({ off: null, alerts: [{ stopped: true }] });
  await addSeller(word);
  await clockAt(at(2, 8));
  expect(await count(member)).toBe(1);
  await post(stopPath(ofAlert), { stopped: 'false' });
  expect((await post(stopPath(ofAll), { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  expect(await one()).toMatchObject({ off: 'mail', alerts: [{ stopped: false }] });
  await clockAt(at(3, 8));
  expect(await count(member)).toBe(1);
  const token = stopPath(ofAll).split('/').at(-1);
  const again = await own.people
    .visitor()
    .rest('POST', `/mail-preferences/${token}`, { body: { stopped: false } });
  expect(again.body.data).toEqual({ stopped: false });
  await clockAt(at(4, 8));
  expect(await count(member)).toBe(2);
  const alert = `/search-alerts/${(await one()).alerts[0]._id}`;
  await member.client.rest('DELETE', alert);
  expect((await post(stopPath(ofAlert), { stopped: 'true' })).status).toBe(200);
  expect(await one()).toMatchObject({ alerts: [] });
  expect((await post(`${stopPath(ofAlert)}x`, {})).status).toBe(404);
  const forged = await own.people.visitor().rest('POST', '/mail-preferences/e30.e30.x');
  expect([forged.status, forged.body.error]).toEqual([401, 'invalid_code']);
});

it('loses nothing while the provider is out of reach, sends once, and names nobody who is gone by then', async () => {
  const { member, word } = await alerted();
  const first = await addSeller(word);
  await addSeller(`${word} fils`);
  own.application.services.mail.failNext({ kind: 'refuse', status: 503 });
  await clockAt(at(1, 8)).catch(() => undefined);
  expect(await count(member)).toBe(0);
  await own.people.sql('delete from users where id = $1', [first]);
  // The mail of yesterday waits: none is written beside it.
  await addSeller(`${word} frères`);
  own.application.services.mail.failNext({ kind: 'refuse', status: 503 });
  await clockAt(at(2, 8)).catch(() => undefined);
  await clockAt(new Date(at(2, 8).getTime() + 30 * minute));
  await clockAt(at(2, 10));
  expect(await count(member)).toBe(1);
  const mail = await own.people.readMail(member.user.email, 'nouveau contact pour');
  expect(mail.Text.match(/Atelier.*/g)).toEqual([expect.stringContaining(`${word} fils`)]);
  await clockAt(at(3, 8));
  expect(await count(member)).toBe(2);
});

it('leaves nothing of whoever is erased, with a mail that waits', async () => {
  const { member, word } = await alerted();
  await addSeller(word);
  own.application.services.mail.failNext({ kind: 'refuse', status: 503 });
  await clockAt(at(1, 8)).catch(() => undefined);
  await own.people.leaveForGood(member);
  await clockAt(at(1, 10));
  expect(await count(member)).toBe(0);
  for (const table of ['search_alerts', 'regular_mails']) {
    expect(await own.people.sql(`select from ${table} where user_id = $1`, [member.user._id])).toEqual([]);
  }
});
