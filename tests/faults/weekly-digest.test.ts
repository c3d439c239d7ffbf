import { dayMilliseconds, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { weekOf } from '@mboalink/worker/accounts/digest/week.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clocked as own } from '../setup/clock-application.ts';
import type { Member } from '../setup/people.ts';

afterEach(async () => {
  await own.people.sql('delete from outbox');
  await own.people.sql('delete from users');
  await own.people.sql('delete from search_figures');
});

const hour = 60 * 60_000;

/** The midnight with which the day of a test began, though another may fall into it. */
let midnight: number;

beforeEach(() => {
  midnight = startOfDoualaDay(new Date()).getTime();
});

/** An hour of the clock in Douala on a day of the week after this one, from its Monday on. */
const at = (days: number, hours: number) => {
  const sinceMonday = (new Date(midnight + 12 * hour).getUTCDay() + 6) % 7;
  return new Date(midnight + (7 - sinceMonday + days) * dayMilliseconds + hours * hour);
};

/** The last day of the week that such a Monday tells of. */
const sunday = () => weekOf(at(0, 8)).to;

async function clockAt(instant: Date, clocks = 1) {
  await own.people.sql('delete from jobs');
  const run = () => own.application.worker.runScheduled('* * * * *', instant);
  await Promise.all(Array.from({ length: clocks }, run));
}

const figures = ({ user }: Member, views: number, clickers: number, day = sunday()) =>
  own.people.sql(
    `insert into listing_days (listing_id, day, views, whatsapp_clicks, phone_clicks, email_clicks, clickers, requests)
      values ($1, $2, $3, $4, 0, 0, $4, $4)`,
    [user._id, day, views, clickers],
  );

/** People with grown accounts who searched for something the day before the mails leave. */
async function searched(
  people: number,
  {
    trade = 'plumbers',
    city = 'douala',
    foundNobody = false,
    quartier = null as string | null,
    words = [] as string[],
  },
) {
  const searchers = await Promise.all(
    Array.from({ length: people }, () => own.people.registerMember({ type: 'buyer' })),
  );
  await own.people.sql(
    `with grown as (update users set created_at = created_at - interval '8 days' where id = any ($1::uuid[]))
      insert into searches (member_id, searched_at, trade, city_slug, found_nobody, quartier, words)
      select id, $2, $3, $4, $5, $6, $7 from unnest($1::uuid[]) as id`,
    [searchers.map(({ user }) => user._id), at(-1, 12), trade, city, foundNobody, quartier, words],
  );
}

const count = ({ user }: Member) => own.people.countMails(user.email, 'semaine sur Mboalink');

const read = ({ user }: Member) => own.people.readMail(user.email, 'semaine sur Mboalink');

it('tells sellers on Monday what the week brought, once each, with how for premium', async () => {
  const member = await own.people.registerMember({}, 'fr');
  const english = await own.people.registerMember({}, 'en');
  const premium = await own.people.registerPremium({}, 'fr');
  for (const seller of [member, english, premium]) {
    await figures(seller, 11, 1);
    await figures(seller, 1, 1, weekOf(at(0, 8)).from);
    await figures(seller, 900, 1, weekOf(at(0, 8)).monday);
  }
  await own.people.sql(
    `with called as (
        insert into connections (user_id, connected_user_id, interaction_type, first_contact_at, last_contact_at)
          values ($1, $2, 'whatsapp', $4, $4), ($3, $2, 'email', $4, $4)),
      opened as (insert into reveals (viewer_id, contact_id, day, revealed_at)
          values ($1, $2, $4::timestamptz::date, $4), ($3, $2, $4::timestamptz::date, $4))
      insert into lead_states (seller_id, buyer_id, state, marked_at) values ($2, $1, 'served', $4), ($2, $3, 'not_client', $4)`,
    [member.user._id, premium.user._id, english.user._id, at(-4, 12)],
  );
  // A trial costs nothing, and what is paid in it begins behind it.
  await own.people.sql('update subscriptions set trial_ends_at = now() where user_id = $1', [
    premium.user._id,
  ]);
  await clockAt(at(0, 6.9));
  expect(await count(member)).toBe(0);
  await clockAt(at(0, 7.1), 3);
  await clockAt(at(0, 9));
  await clockAt(at(1, 9));
  const mails = await Promise.all([member, premium].map(read));
  for (const seller of [member, premium]) expect(await count(seller)).toBe(1);
  const [mail, detailed] = mails;
  expect(mail?.Subject).toContain('12 vues, 2 appuis pour vous joindre');
  expect(mail?.Text).toContain('ajoutez une description');
  // The same customer on two days is two of either: nothing says people of them.
  expect(mail?.Text).toContain('2 appuis sur WhatsApp, Appeler ou E-mail');
  expect(mail?.Text).not.toMatch(/\d personnes/);
  expect(mail?.Text).not.toContain('Par WhatsApp');
  expect(mail?.Text).toContain(`${premium.user.businessName} vous a répondu`);
  expect(detailed?.Text).not.toContain('vous a répondu');
  expect(detailed?.Text).toContain('Par WhatsApp\u00a0: 2');
  expect(detailed?.Text).toMatch(/1 client servi ce mois\. Chacun vous a coûté \d+.000.FCFA/);
  expect(mail?.Text).not.toContain('servi');
  const other = await own.people.readMail(english.user.email, 'Your week on Mboalink');
  expect(other.Text).toContain('2 taps on WhatsApp, Call or E-mail');
  expect(other.Text).toContain('add a description');
  expect(mail?.Headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

it('says whom nobody could help, from five people up', async () => {
  const few = await own.people.registerMember({ region: 'west', city: 'bafoussam' }, 'fr');
  const seller = await own.people.registerMember({}, 'fr');
  await searched(4, { city: 'bafoussam', foundNobody: true });
  await searched(2, { trade: 'water-treatment-and-delivery', foundNobody: true });
  await searched(5, { foundNobody: true });
  await searched(6, { trade: 'welders', foundNobody: true });
  await clockAt(at(0, 1));
  await clockAt(at(0, 8));
  expect(await count(few)).toBe(0);
  const mail = await read(seller);
  expect(mail.Subject).toContain('on vous cherche');
  expect(mail.Text).toMatch(/Au moins 5 personnes ont cherché «\u00a0Plombiers\u00a0» à Douala/);
  expect(mail.Text).toContain('C’est votre métier');
});

it('says which words nobody had, and where nobody was, with the way to add the word', async () => {
  const register = (keywords: string[], language: 'fr' | 'en') =>
    own.people.registerMember({ keywords, quartier: 'Akwa' }, language);
  const [seller, english, had] = [
    await register([], 'fr'),
    await register([], 'en'),
    await register(['Inox'], 'fr'),
  ];
  await searched(5, { quartier: 'bonaberi' });
  await searched(6, { words: ['inox'] });
  await searched(4, { words: ['secret'] });
  await clockAt(at(0, 1));
  await clockAt(at(0, 8));
  const mail = await read(seller);
  expect(mail.Text).toMatch(
    /Au moins 6 personnes qui cherchaient «\u00a0Plombiers\u00a0» à Douala ont aussi écrit «\u00a0inox\u00a0»/,
  );
  expect(mail.Text).toContain('/profile?add=inox');
  expect(mail.Text).not.toContain('secret');
  const other = await own.people.readMail(english.user.email, 'Your week on Mboalink');
  expect(other.Text).toContain('At least 6 people who looked for “Plumbers” in Douala wrote “inox”, too');
  const { Text } = await read(had);
  expect(Text).toMatch(/Au moins 5 personnes ont cherché «\u00a0Plombiers\u00a0» à Bonabéri \(Douala\)/);
  expect(Text).toContain('/profile#edit-listing');
});

it('writes to nobody who has nothing to read, only buys, is hidden, leaves or wants none', async () => {
  const members = await Promise.all(
    ['nothing', 'buyer', 'hidden', 'leaving', 'silent', 'stopped'].map((who) =>
      own.people.registerMember({ type: who === 'buyer' ? 'buyer' : 'seller' }, 'fr'),
    ),
  );
  const [, , hidden, leaving, silent, stopped] = members;
  for (const member of members.slice(1)) await figures(member, 9, 1);
  await own.people.sql(`update subscriptions set trial_ends_at = now() where user_id = $1`, [
    hidden?.user._id,
  ]);
  await own.people.sql('update users set deleted_at = now() where id = $1', [leaving?.user._id]);
  const choose = (member: Member | undefined, body: object) =>
    member?.client.rest('PUT', '/auth/notification-preferences', { body });
  await choose(silent, { email: false });
  await choose(stopped, { weeklyDigest: false });
  await clockAt(at(0, 8));
  expect(await Promise.all(members.map(count))).toEqual(members.map(() => 0));
});
