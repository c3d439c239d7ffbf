import { expect, it } from 'vitest';
import {
  insertSellers,
  leaveForGood,
  type Member,
  registerMember,
  sql,
  typeFreshCode,
  visitor,
} from '../factories.ts';
import type { Answer } from '../setup/client.ts';
import { collector, searchPage, tap } from '../setup/copying.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const { word, ids } = await insertSellers(600);

const buyer = () => registerMember({ type: 'buyer' });
const times = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Everything at once that shows numbers to somebody without a daily limit, on either transport. */
function everyWay({ client }: Member): Promise<Answer>[] {
  const search = (page: number) => ({ name: 'directory.search', input: { search: word, limit: 50, page } });
  const details = (from: number) =>
    ids.slice(from, from + 8).map((id) => ({ name: 'directory.contact', input: { id } }));
  return [
    ...[1, 3, 5].map((page) => searchPage(client, word, { limit: 100, page })),
    ...[2, 4, 6].map((page) => client.query('directory.search', { search: word, limit: 100, page })),
    ...[4, 7].map((page) => client.batch([search(page), search(page + 1), search(page + 2)])),
    ...[300].map((from) => client.batch(details(from))),
    ...ids.slice(400, 405).map((id) => client.rest('GET', `/contacts/${id}`)),
    ...[2, 3].map((page) => client.rest('HEAD', `/contacts/search?search=${word}&limit=100&page=${page}`)),
  ];
}

const fewRounds = rounds(2, 20);

it(`lists exactly sixty contacts to a new buyer by everything at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await buyer();
    const { seen, note } = collector();
    for (const answer of await Promise.all(everyWay(member)))
      expect([200, 405]).toContain(note(answer).status);
    expect(seen.size).toBe(60);
    const [row] = await sql<{ shown: number }>(
      `select count(*)::int as shown from shown_contacts where viewer_id = $1`,
      [member.user._id],
    );
    expect(row?.shown).toBe(60);
  });
}, 180_000);

it(`opens exactly sixty of ninety taps at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await buyer();
    const answers = await Promise.all(ids.slice(0, 90).map((id) => tap(member, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });
}, 180_000);

it(`shares sixty among the accounts of one browser at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const first = await buyer();
    const members = [first];
    for (let account = 0; account < 3; account += 1) {
      const client = visitor();
      for (const [name, value] of first.client.cookies)
        if (name.includes('device')) client.cookies.set(name, value);
      members.push(await registerMember({ type: 'buyer' }, undefined, client));
    }
    const { seen, note } = collector();
    let numbers = 0;
    const searches = members.flatMap(({ client }, index) =>
      [1, 2].map((page) => searchPage(client, word, { limit: 100, page: ((index + page) % 6) + 1 })),
    );
    for (const answer of await Promise.all(searches)) {
      note(answer);
      numbers += answer.body.data.contacts.filter(
        (contact: { unlocked: boolean }) => contact.unlocked,
      ).length;
    }
    expect(numbers).toBe(60);
    expect(seen.size).toBeLessThanOrEqual(60);
  });
}, 180_000);

it(`shares 150 among the new accounts of one network at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async (round) => {
    const members = await times(5, buyer);
    const answers = await Promise.all(
      members.flatMap(({ client }, index) =>
        [1, 2].map((page) =>
          searchPage(client, word, {
            limit: 100,
            page: ((index + page) % 6) + 1,
            address: `197.${round}.7.${index}`,
          }),
        ),
      ),
    );
    const unlocked = answers.flatMap(({ body }) => body.data.contacts).filter((contact) => contact.unlocked);
    expect(unlocked).toHaveLength(150);
  });
}, 180_000);

it(`answers searches, taps and details while the account is deleted, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await buyer();
    const { client } = member;
    await typeFreshCode(member, 'delete-account');
    const before = everyWay(member);
    const taps = ids.slice(500, 510).map((id) => tap(member, id));
    const deleted = client.rest('DELETE', '/auth/account');
    for (const { status } of await Promise.all([...before, ...taps, deleted, ...everyWay(member)])) {
      expect(status).toBeLessThan(500);
    }
    await leaveForGood(member);
    const [row] = await sql<{ left: number }>(
      `select count(*)::int as left from shown_contacts where viewer_id = $1`,
      [member.user._id],
    );
    expect(row?.left).toBe(0);
  });
}, 180_000);
