import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  insertSellers,
  leaveForGood,
  type Member,
  registerMember,
  registrationFields,
  sql,
  visitor,
} from '../factories.ts';
import { answerChallenge } from '../setup/answer-challenge.ts';
import type { Client } from '../setup/client.ts';
import { collector, numbersOf, searchPage, sentFrom, tap } from '../setup/copying.ts';
import { from } from '../setup/networks.ts';
import { rounds } from '../setup/rounds.ts';

/** Somebody who wants the whole directory, by every way at once, and somebody who only wants a plumber. */

const networks = rounds(2, 8);
const accountsPerNetwork = rounds(3, 12);
/** The day's numbers are used up in the fourth. */
const hoursOfCopying = rounds(4, 8);
const { word, ids } = await insertSellers(999);

type Collector = ReturnType<typeof collector>;

const hourMilliseconds = 60 * 60 * 1000;

/** All ways of one account to numbers, at once and from one address. */
async function copy({ client }: Member, address: string, { note }: Collector, offset: number) {
  const page = (index: number) => 1 + ((index + offset) % 9);
  const search = (index: number) => ({
    name: 'directory.search',
    input: { search: word, limit: 100, page: page(index) },
  });
  const headers = sentFrom(address);
  const details = ids.slice((offset * 70) % 900, ((offset * 70) % 900) + 10);
  const answers = await Promise.all([
    ...[0, 1, 2, 3].map((index) => searchPage(client, word, { limit: 100, page: page(index), address })),
    client.batch([search(4), search(5), search(6)], headers),
    client.rest('HEAD', `/contacts/search?search=${word}&limit=100&page=${page(7)}`, headers),
    ...details.map((id) => client.rest('GET', `/contacts/${id}`, headers)),
    ...details.map((id) => tapWithWork(client, id, address)),
  ]);
  for (const answer of answers) {
    // Whoever asks for too much at once may be told to come back: 503.
    expect(answer.status).not.toBe(500);
    note(answer);
  }
}

/** A tap that solves the challenge it may be asked for, as the page does. */
async function tapWithWork(client: Client, id: string, address: string) {
  const asked = await tap({ client }, id, address);
  if (asked.body.error !== 'challenge_required') return asked;
  const headers = { ...from(address), ...(await answerChallenge(asked)) };
  return client.rest('POST', `/contacts/${id}/reveal`, { headers });
}

/** One network: new accounts, other spellings of an address, one browser for several, leaving and coming back. */
async function copyBehind(network: string, collected: Collector) {
  const [name] = registrationFields().email.split('@');
  let browser: Client | undefined;
  for (let account = 0; account < accountsPerNetwork; account += 1) {
    const spelledAnew = account % 3 === 0;
    const email = spelledAnew ? { email: `${name}+${account}@demo.mboalink.cm` } : {};
    const fields = registrationFields({ type: account % 4 === 3 ? 'seller' : 'buyer', ...email });
    const member = await registerMember(fields, undefined, account % 3 === 1 ? browser : undefined);
    browser = member.client;
    await copy(member, `${network}.${account}`, collected, account);
    await leaveForGood(member);
    const again = await registerMember({ ...fields, type: 'buyer' });
    await copy(again, `${network}.${account}`, collected, account + 3);
    // One mailbox has one account: the next spelling is free once this one has left.
    if (account % 3 === 0) await leaveForGood(again);
    // Two spellings of one mailbox have no accounts at the same time.
    if (spelledAnew) await leaveForGood(again);
  }
}

it(`gives new accounts behind ${networks} networks at most 250 numbers each within the hour`, async ({
  task,
}) => {
  const started = Date.now();
  const behind = Array.from({ length: networks }, () => collector());
  const copied = behind.map((collected, index) => copyBehind(`102.244.${index}`, collected));
  await Promise.all(copied);
  const numbers = behind.map(({ seen }) => seen.size);
  task.meta.figures = `${networks * accountsPerNetwork * 2} accounts in ${Math.round((Date.now() - started) / 1000)} s: ${numbers.join(', ')} numbers`;
  for (const count of numbers) expect(count).toBeLessThanOrEqual(250);
  expect(Math.max(...numbers)).toBeGreaterThan(0);
}, 600_000);

it('counts sellers on trial among the 250 of their network, and lets who pays go on', async ({ task }) => {
  const network = `102.${randomInt(0, 240)}.${randomInt(0, 256)}`;
  const { seen, note } = collector();
  const sellers = await Promise.all(
    Array.from({ length: 10 }, () => registerMember({ type: 'seller', selectedPlan: 'premium' })),
  );
  const buyers = await Promise.all(Array.from({ length: 5 }, () => registerMember({ type: 'buyer' })));
  for (const [index, { client }] of buyers.entries()) {
    const address = `${network}.${index}`;
    note(await searchPage(client, word, { limit: 100, page: index + 1, address }));
    if (seen.size < 150) continue;
    const hidden = ids.filter((id) => !seen.has(id)).slice(0, 50);
    for (const id of hidden) note(await tapWithWork(client, id, address));
  }
  const hidden = ids.filter((id) => !seen.has(id));
  const answers = await Promise.all(
    sellers.flatMap(({ client }, index) =>
      hidden.slice(index * 5, index * 5 + 5).map((id) => tapWithWork(client, id, `${network}.${index}`)),
    ),
  );
  for (const answer of answers) note(answer);
  task.meta.figures = `${seen.size} numbers for fifteen new accounts`;
  expect(seen.size).toBe(250);
  const refused = await tap(sellers[0] as Member, hidden[80], `${network}.1`);
  expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
  await sql(
    `update subscriptions set trial_ends_at = now(), paid_until = now() + interval '9 days' where user_id = $1`,
    [sellers[0]?.user._id],
  );
  expect((await tap(sellers[0] as Member, hidden[80], `${network}.1`)).status).toBe(200);
}, 120_000);

/** Somebody whose calls come at an instant of one's choice, signed in all along. */
async function personAt(start: Date) {
  const client = visitor();
  client.travelTo(start);
  const member = await registerMember({ type: 'buyer' }, undefined, client);
  const moveTo = async (at: Date) => {
    client.travelTo(at);
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
  };
  return { member, moveTo };
}

/** 09:00 in Douala, tomorrow. */
const tomorrowMorning = () => new Date(new Date().setUTCHours(8, 0, 0, 0) + 24 * hourMilliseconds);
const after = (start: Date, hours: number) => new Date(start.getTime() + hours * hourMilliseconds);

it('gives a grown account 260 numbers an hour and 400 a day', async ({ task }) => {
  const start = tomorrowMorning();
  const { member, moveTo } = await personAt(start);
  await sql(`update users set created_at = created_at - interval '8 days' where id = $1`, [member.user._id]);
  const { seen, note } = collector();
  const hours: number[] = [];
  for (let hour = 0; hour < hoursOfCopying; hour += 1) {
    await moveTo(after(start, hour * 1.1));
    const before = seen.size;
    for (let page = 1; page <= 9; page += 1)
      note(await searchPage(member.client, word, { limit: 100, page }));
    const hidden = ids.filter((id) => !seen.has(id)).slice(0, 70);
    for (const id of hidden) note(await tap(member, id));
    hours.push(seen.size - before);
  }
  task.meta.figures = `${hours.join(' + ')} numbers in ${hoursOfCopying} hours, ${seen.size} in the day`;
  expect(hours[0]).toBe(260);
  expect(Math.max(...hours.slice(1))).toBe(60);
  expect(seen.size).toBe(400);
}, 240_000);

it('never lets a real buyer notice: 60 listings on the first day, 200 later, a hundred an hour', async ({
  task,
}) => {
  const start = tomorrowMorning();
  const { member, moveTo } = await personAt(start);
  const { seen, note } = collector();
  let page = 0;
  const look = async (pages: number) => {
    for (let count = 0; count < pages; count += 1) {
      page += 1;
      // The page is fetched ahead, and again by the screen.
      for (let time = 0; time < 2; time += 1) {
        const answer = await searchPage(member.client, word, { page, address: '41.202.219.7' });
        expect(answer.body.data.numbersHidden).toBeNull();
        expect(numbersOf(note(answer))).toHaveLength(20);
      }
    }
  };
  await look(1);
  await moveTo(after(start, 4));
  await look(2);
  expect(seen.size).toBe(60);
  for (const hour of [25, 27]) {
    await moveTo(after(start, hour));
    await look(5);
  }
  task.meta.figures = `${seen.size} numbers in two days, none hidden`;
  expect(seen.size).toBe(260);
}, 120_000);
