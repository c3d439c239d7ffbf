import { dayMilliseconds, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countMails, registerMember, sql } from '../factories.ts';
import { connect } from '../setup/connecting.ts';
import { aNeed, answerNeed, emptyTown, newBuyer, newNeedSellers } from '../setup/needing.ts';
import type { Member } from '../setup/people.ts';
import { notificationsTo, takeNotifications } from '../setup/pushing.ts';
import { shared } from '../setup/shared-application.ts';

const minute = 60_000;
const hour = 60 * minute;

/** An hour of the clock in Douala, tomorrow. */
const at = (hours: number) =>
  new Date(startOfDoualaDay(new Date()).getTime() + dayMilliseconds + hours * hour);

beforeEach(() => sql('delete from outbox'));

afterEach(() => {
  shared.faults.beforeQuery = () => undefined;
});

async function clockAt(instant: Date) {
  await sql('delete from jobs');
  await shared.application.worker.runScheduled('* * * * *', instant);
}

/** Members who are there at an instant. */
async function comeAt(instant: Date, ...members: Member[]) {
  for (const { client } of members) {
    client.travelTo(instant);
    await client.rest('POST', '/auth/refresh');
  }
}

/** A buyer and two sellers of a town, tomorrow at an hour. */
async function market(hours: number, days?: number) {
  const town = await emptyTown();
  const buyer = await newBuyer(town, days);
  const [seller, other] = await newNeedSellers(2, town);
  if (!seller || !other) throw new Error('nobody came');
  await comeAt(at(hours), buyer, seller, other);
  return { buyer, seller, other };
}

async function send({ client }: Member, need: object = aNeed): Promise<string> {
  const { body } = await client.rest('POST', '/needs', { body: need });
  return body.data.need._id;
}

const ofNeed = (id: string) => ({
  line: 'Somebody is looking for: Plumber, Ndop',
  path: `/needs/incoming?need=${id}`,
});

it('tells a seller of a need at once in their browser, and another by mail', async () => {
  const { buyer, seller, other } = await market(12);
  const browser = await takeNotifications(seller);
  const id = await send(buyer);
  await clockAt(at(12.1));
  expect(await notificationsTo(browser)).toEqual([ofNeed(id)]);
  expect([await mailsOfNeeds(seller), await mailsOfNeeds(other)]).toEqual([0, 1]);
  await send(buyer);
  await clockAt(at(12.2));
  expect([(await notificationsTo(browser)).length, await mailsOfNeeds(other)]).toEqual([2, 1]);
  const kept = await sql(`select recipient, subscription_id, payload from outbox where kind = 'need-sent'`);
  expect(kept).toEqual(Array(3).fill({ recipient: null, subscription_id: null, payload: {} }));
});

const mailsOfNeeds = ({ user }: Member) => countMails(user.email, 'looking for');

it('tells nobody of needs of young accounts, nor who wants to hear of none', async () => {
  const { buyer, seller, other } = await market(12, 3);
  const browser = await takeNotifications(seller);
  await send(buyer);
  await sql(`update users set created_at = created_at - interval '30 days' where id = $1`, [buyer.user._id]);
  const none = { newContactRequests: false };
  await seller.client.rest('PUT', '/auth/notification-preferences', { body: none });
  await other.client.rest('PUT', '/auth/notification-preferences', { body: { email: false } });
  await send(buyer);
  await clockAt(at(12.1));
  expect([await notificationsTo(browser), await mailsOfNeeds(other)]).toEqual([[], 0]);
});

it('tells a buyer of each answer, and thanks who else answered once they found somebody', async () => {
  const { buyer, seller, other } = await market(12);
  const [ofBuyer, ofOther] = [await takeNotifications(buyer), await takeNotifications(other)];
  const id = await send(buyer);
  for (const one of [seller, other]) expect((await answerNeed(one, id)).status).toBe(200);
  await clockAt(at(12.1));
  const answered = { line: 'Plumber: a seller answered you', path: `/needs/${id}` };
  expect(await notificationsTo(ofBuyer)).toEqual([answered, answered]);
  await buyer.client.rest('POST', `/needs/${id}/close`, { body: { foundWith: seller.user._id } });
  await clockAt(at(12.2));
  expect((await notificationsTo(ofOther))[0]?.line).toBe(
    'Plumber: this client has found somebody. Thank you for your answer!',
  );
  expect(await countMails(seller.user.email, 'found')).toBe(0);
  const { needs } = (await other.client.rest('GET', '/needs/incoming')).body.data;
  expect(needs).toMatchObject([{ _id: id, ended: 'found', isOpen: false }]);
  const chosen = (await seller.client.rest('GET', '/needs/incoming')).body.data.needs;
  expect(chosen).toMatchObject([{ _id: id, ended: 'found', isChosen: true }]);
});

it('tells a seller of people who get in touch once an hour, and not of who they are', async () => {
  const seller = await registerMember({}, 'fr');
  const browser = await takeNotifications(seller);
  const tap = { connectedUserId: seller.user._id, interactionType: 'whatsapp' };
  const buyers = await Promise.all([1, 2].map(() => registerMember({ type: 'buyer', name: 'Zoa Secret' })));
  await comeAt(at(12), ...buyers);
  for (const { client } of buyers) expect((await connect(client, tap)).status).toBe(200);
  await clockAt(at(12.1));
  const told = { line: 'Un nouveau client vous contacte', path: '/dashboard' };
  expect(await notificationsTo(browser)).toEqual([told]);
  const [again] = buyers;
  if (again) await comeAt(at(13.1), again);
  await again?.client.rest('POST', '/business-connections/create', { body: tap });
  await clockAt(at(13.2));
  expect(await notificationsTo(browser)).toEqual([told, told]);
});

it('is quiet from 21 to 7 h in Douala, and then says nothing that is over or that nobody wants', async () => {
  const { buyer, seller, other } = await market(21);
  const browser = await takeNotifications(seller);
  const id = await send(buyer);
  const closed = await send(buyer);
  await buyer.client.rest('POST', `/needs/${closed}/close`, { body: {} });
  await send(buyer, { ...aNeed, day: at(12).toISOString().slice(0, 10) });
  await other.client.rest('PUT', '/auth/notification-preferences', { body: { email: false } });
  for (const hours of [21.1, 26, 30.9]) await clockAt(at(hours));
  expect(await notificationsTo(browser)).toEqual([]);
  await clockAt(at(31));
  expect(await notificationsTo(browser)).toEqual([ofNeed(id)]);
  expect(await mailsOfNeeds(other)).toBe(0);
});

it('sends what the push service did not take again, once', async () => {
  const { buyer, seller } = await market(12);
  const browser = await takeNotifications(seller);
  const id = await send(buyer);
  shared.application.services.push.failNext(500);
  await clockAt(at(12)).catch(() => undefined);
  expect(await notificationsTo(browser)).toEqual([]);
  for (const minutes of [3, 10, 30]) await clockAt(new Date(at(12).getTime() + minutes * minute));
  expect(await notificationsTo(browser)).toEqual([ofNeed(id)]);
});

it.each([404, 410])('forgets a browser that the push service answers %i of', async (status) => {
  const { buyer, seller } = await market(12);
  const browser = await takeNotifications(seller);
  await send(buyer);
  shared.application.services.push.failNext(status);
  await clockAt(at(12.1));
  const left = await sql('select 1 from push_subscriptions where endpoint = $1', [browser]);
  expect([left, await notificationsTo(browser)]).toEqual([[], []]);
});

it('sends nothing to a browser where its owner signed out', async () => {
  const { buyer, seller } = await market(12);
  const browser = await takeNotifications(seller);
  await send(buyer);
  await seller.client.rest('POST', '/auth/logout');
  await clockAt(at(12.1));
  expect(await notificationsTo(browser)).toEqual([]);
});
