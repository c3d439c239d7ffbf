import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import {
  insertSellers,
  type Member,
  registerMember,
  registrationFields,
  sql,
  typeFreshCode,
  visitor,
} from '../factories.ts';
import { type Answer, databaseRequests } from '../setup/client.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { sample } from '../setup/pictures/samples.ts';
import { newSubscription } from '../setup/pushing.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';
import { call } from '../setup/transports.ts';

const { ids } = await insertSellers(200);
const aPicture = { picture: sample('lossyWebp').toString('base64'), type: 'image/webp' };
const nobodysCode = { otp: '000000' };
const changed = () => registrationFields();
const randomSeller = () => ({ id: ids[Math.floor(Math.random() * ids.length)] });
const pages = await sql<{ slug: string }>('select slug from listings where user_id = any($1)', [ids]);
const randomPage = () => ({ slug: pages[Math.floor(Math.random() * pages.length)]?.slug });

/** What each call that writes is sent, and what reads but counts. A new one needs a line here. */
const inputs: Record<string, (member: Member) => object | undefined> = {
  'health.reportError': () => ({ name: 'TypeError', caughtBy: 'screen', positions: [], build: 'a1' }),
  'accounts.sendRegistrationOtp': () => ({ email: changed().email }),
  'accounts.verifyRegistrationOtp': ({ user }) => ({ email: user.email, ...nobodysCode }),
  'accounts.register': ({ user }) => registrationFields({ email: user.email }),
  'accounts.sendOtp': ({ user }) => ({ identifier: user.email }),
  'accounts.verifyOtp': ({ user }) => ({ identifier: user.email, ...nobodysCode }),
  'accounts.signInByLink': () => ({ token: 'nonsense' }),
  'accounts.login': ({ user }) => ({ identifier: user.email }),
  'accounts.refresh': () => undefined,
  'accounts.logout': () => undefined,
  'accounts.updateProfile': () => ({ description: 'Portes et lits', name: 'Autre Nom' }),
  'accounts.changePicture': () => aPicture,
  'accounts.removePicture': () => undefined,
  'accounts.changeBranding': () => ({ colour: Math.random() < 0.5 ? 'leaf' : 'night', shortName: null }),
  'accounts.changeLocations': () => ({ locations: [{ region: 'littoral', city: 'edea' }] }),
  'accounts.freshCode': () => ({ purpose: 'session' }),
  'accounts.verifyFreshCode': () => ({ purpose: 'delete-account', ...nobodysCode }),
  'accounts.updateEmail': () => ({ newEmail: changed().email }),
  'accounts.verifyEmailUpdate': () => nobodysCode,
  'accounts.updateWhatsapp': () => ({ newWhatsApp: changed().whatsapp }),
  'accounts.verifyWhatsappUpdate': () => nobodysCode,
  'accounts.updateNotificationPreferences': () => ({ sms: Math.random() < 0.5 }),
  'accounts.subscribe': newSubscription,
  'accounts.unsubscribe': () => undefined,
  'accounts.changeVisibility': () => ({ paused: Math.random() < 0.5, hideEmail: Math.random() < 0.5 }),
  'accounts.changeMailPreference': () => ({ token: 'nonsense' }),
  'accounts.agreeToTerms': () => ({ version: '2020-01-01', language: 'fr' }),
  'accounts.changeAccountType': () => ({ userType: Math.random() < 0.5 ? 'buyer' : 'seller' }),
  'accounts.endSession': () => ({ id: ids[0] }),
  'accounts.endAllSessions': () => undefined,
  'accounts.deleteAccount': () => undefined,
  'insights.track': () => ({ actionType: 'phone_click', targetUserId: randomSeller().id }),
  'insights.clearSearchHistory': () => undefined,
  'directory.reveal': randomSeller,
  'directory.report': () => ({ ...randomSeller(), reason: 'wrong_number' }),
  'network.save': () => ({ contactId: randomSeller().id }),
  'network.unsave': () => ({ contactId: randomSeller().id }),
  'network.connect': () => ({ connectedUserId: randomSeller().id, interactionType: 'whatsapp' }),
  'network.trust': ({ user }) => ({ id: user._id, trustLevel: 'trusted' }),
  'network.note': () => ({ contactId: randomSeller().id, note: 'Livre le samedi' }),
  'network.archive': ({ user }) => ({ id: user._id }),
  'network.restore': ({ user }) => ({ id: user._id }),
  'network.block': () => ({ contactId: randomSeller().id }),
  'network.unblock': ({ user }) => ({ id: user._id }),
  'network.saveAlert': () => ({ search: 'plombier', region: Math.random() < 0.5 ? 'littoral' : 'ouest' }),
  'network.removeAlert': ({ user }) => ({ id: user._id }),
  'leads.mark': ({ user }) => ({ id: user._id, state: 'served' }),
  'leads.reveal': ({ user }) => ({ id: user._id }),
  'needs.create': () => ({ text: 'plombier pour une fuite' }),
  'needs.close': ({ user }) => ({ id: user._id }),
  'needs.answer': ({ user }) => ({ id: user._id, text: 'Je peux.' }),
  'needs.addPicture': ({ user }) => ({ id: user._id, ...aPicture }),
  'needs.pictureAnswer': ({ user }) => ({ id: user._id, ...aPicture }),
  'needs.decline': ({ user }) => ({ id: user._id }),
  'needs.report': ({ user }) => ({ id: user._id }),
  'answers.answer': () => ({ ...randomSeller(), answer: 'yes' }),
  'answers.writeWord': () => ({ ...randomSeller(), text: 'Bon travail.' }),
  'answers.eraseWord': randomSeller,
  'answers.replyToWord': ({ user }) => ({ id: user._id, text: 'Merci.' }),
  'answers.reportWord': ({ user }) => ({ id: user._id }),
  'directory.search': () => ({ search: 'plombier', limit: 5 }),
  'directory.contact': randomSeller,
  'directory.contactBySlug': randomPage,
  'billing.createPayment': () => ({ plan: 'basic', phone: newPayerPhone(), provider: 'mtn' }),
  'billing.createSession': () => ({ planType: 'pro' }),
  'billing.paymentStatus': ({ user }) => ({ txRef: user._id }),
  'billing.verifyPayment': ({ user }) => ({ txRef: user._id }),
  'billing.cancelPayment': ({ user }) => ({ txRef: user._id }),
  'billing.cancelSubscription': () => undefined,
  'billing.resumeSubscription': () => undefined,
};

const endpoints = new Map(endpointsOf(router).map((endpoint) => [endpoint.name, endpoint]));
const storms = Object.entries(inputs).flatMap(([name, input]) => {
  const endpoint = endpoints.get(name);
  return endpoint ? [{ endpoint, input }] : [];
});

/** As often as PostgreSQL has counted them; a connection writes its counts down ten seconds after it becomes idle. */
async function countDeadlocks(): Promise<number> {
  const [row] = await sql<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(row?.deadlocks);
}

it('knows what to send to every call that writes', () => {
  const writes = [...endpoints.values()].filter(({ method }) => method !== 'GET').map(({ name }) => name);
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(writes));
  expect(storms.map(({ endpoint }) => endpoint.name).sort()).toEqual(Object.keys(inputs).sort());
});

/** Each call once by `npm test`. */
const stormRounds = rounds(storms.length, 10_000);

it(`no write and no refresh beside it waits for the other in a circle, in ${stormRounds} rounds`, async (context) => {
  const before = await countDeadlocks();
  const people: (Member | undefined)[] = Array.from({ length: 6 });
  await repeat(context, stormRounds, async (round) => {
    const storm = storms[round % storms.length];
    if (!storm) throw new Error('no storm');
    const place = Math.floor(round / storms.length) % people.length;
    const member = people[place] ?? (await registerMember({ type: round % 2 ? 'buyer' : 'seller' }));
    if (storm.endpoint.freshCode) await typeFreshCode(member, storm.endpoint.freshCode);
    const headers = { cookie: [...member.client.cookies].map((pair) => pair.join('=')).join('; ') };
    const copy = visitor();
    for (const [name, value] of member.client.cookies) copy.cookies.set(name, value);
    const answers = await Promise.all([
      call(copy, 'REST', storm.endpoint, storm.input(member)),
      member.client.rest('POST', '/auth/refresh'),
      visitor().rest('POST', '/auth/refresh', { headers }),
      call(copy, 'REST', storm.endpoint, storm.input(member)),
      visitor().rest('GET', '/contacts/search?search=plombier&limit=5', { headers }),
      visitor().rest('POST', `/contacts/${randomSeller().id}/reveal`, { headers }),
    ]);
    for (const answer of answers) expectCalm(answer, storm.endpoint);
    const isOver = (await member.client.rest('GET', '/auth/me')).status === 401;
    people[place] = isOver ? undefined : member;
  });
  expect((await countDeadlocks()) - before).toBe(0);
}, 3_600_000);

/** A statement that was sent again shows in the count of requests: no call makes more than two, or as many as it says. */
function expectCalm({ status, headers }: Pick<Answer, 'status' | 'headers'>, { name, roundTrips }: Endpoint) {
  expect(status, name).toBeLessThan(500);
  expect(databaseRequests(headers), name).toBeLessThanOrEqual(Math.max(2, roundTrips));
}

it('is sent once more when PostgreSQL undid it for a deadlock that somebody else made', async () => {
  const { client, user } = await registerMember();
  const other = new pg.Client({ connectionString: addresses.connectionString });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from sessions where user_id = $1 for update', [user._id]);
    const refreshed = client.rest('POST', '/auth/refresh');
    await expect
      .poll(() =>
        sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1);
    await other.query('select 1 from users where id = $1 for update', [user._id]);
    await other.query('commit');
    const { status, headers } = await refreshed;
    expect([status, databaseRequests(headers)]).toEqual([200, 2]);
  } finally {
    await other.end();
  }
});
