import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { hashKey, type InfiniteData } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { contact } from '../../../test/contact.ts';
import { answeredBefore, answerFromWallet, type KeptAnswer } from './answer-from-wallet.ts';

const row = (at: number, trustLevel: string) => ({
  ...{ _id: `r${at}`, state: 'listed', businessName: `Chez ${at}`, trustLevel },
  connectedUserId: { ...contact, _id: `c${at}`, slug: `chez-${at}`, businessName: `Chez ${at}` },
  connectionType: at % 2 ? 'BUYER_SELLER' : 'SELLER_SELLER',
});

const quotaInfo = { dailyLimit: null, viewedToday: 0, resetTime: '', passes: [] };
const answers: KeptAnswer[] = [
  {
    ...{ key: ['network', 'a', 'connections', 'fr', 'whole'], at: 5 },
    data: { connections: Array.from({ length: 25 }, (_, at) => row(at, at < 2 ? 'trusted' : 'contact')) },
  },
  {
    ...{ key: ['directory', 'a', 'search', 'fr', { search: 'pain', limit: 20 }], at: 3 },
    data: { pages: [{ contacts: [contact], quotaInfo }], pageParams: [undefined] },
  },
];
const kept = new Map(answers.map((one) => [hashKey(one.key), one]));
const connections = (wanted: object, language = 'fr') =>
  answerFromWallet(kept, ['network', 'a', 'connections', language, wanted])?.data as
    | { connections: unknown[]; pagination: object }
    | undefined;

it('answers any page of a list that is kept whole, narrowed as it is asked', () => {
  const all = { archived: false, q: '', connectionType: '', trustLevel: '', page: 2 };
  expect(connections(all)?.connections).toHaveLength(5);
  expect(connections(all)?.pagination).toEqual({ page: 2, limit: 20, totalCount: 25 });
  expect(connections({ ...all, page: 1, trustLevel: 'trusted' })?.connections).toHaveLength(2);
  expect(connections({ ...all, page: 1, connectionType: 'BUYER_SELLER' })?.connections).toHaveLength(12);
  expect(connections({ ...all, page: 1, q: 'chez 24' })?.connections).toHaveLength(1);
  expect(connections(all, 'en')?.connections).toHaveLength(5);
  expect(connections({ ...all, archived: true })).toBeUndefined();
});

it('answers the latest connections of the dashboard from that list', () => {
  const latest = answerFromWallet(kept, ['network', 'a', 'connections', 'latest', 'fr']);
  expect(latest?.data).toMatchObject({ connections: [{ _id: 'r0' }, { _id: 'r1' }, { _id: 'r2' }] });
});

it('answers the numbers of the front page from the list of them, without those whom the reader reported', () => {
  const opened = Array.from({ length: 8 }, (_, at) => ({
    ...{ day: '2026-11-23', state: 'listed', businessName: contact.businessName },
    ...{ contact: { ...contact, _id: `o${at}` }, reported: at === 1 },
  }));
  const list: KeptAnswer = { key: ['network', 'a', 'opened', 'fr', 'whole'], at: 7, data: { opened } };
  const keeps = new Map([[hashKey(list.key), list]]);
  const key = ['network', 'a', 'opened', 'fr', 'latest'];
  const latest = {
    at: 7,
    data: {
      opened: ['o0', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7'].map((_id) => ({ contact: { _id } })),
      pagination: { totalCount: 7 },
    },
  };
  expect(answerFromWallet(keeps, key)).toMatchObject(latest);
  expect(answeredBefore(keeps, key, undefined)).toMatchObject(latest);
  const all = answerFromWallet(keeps, ['network', 'a', 'opened', 'fr', { q: '', page: 1 }]);
  expect(all?.data).toMatchObject({ pagination: { totalCount: 8 } });
});

it.each(['opened', 'saved', 'connections'])(
  'answers %s, where they are kept whole in another language, with no part of them',
  (what) => {
    const rows = [{ state: 'listed', businessName: 'Chez 1', contact, connectedUserId: contact }];
    const data = { opened: rows, pages: [{ saved: rows }], connections: rows };
    const list: KeptAnswer = { key: ['network', 'a', what, 'fr', 'whole'], at: 7, data };
    const key = ['network', 'a', what, 'en', 'whole'];
    expect(answerFromWallet(new Map([[hashKey(list.key), list]]), key)).toBeUndefined();
  },
);

it('answers a search as it was answered, and finds others among all whom it knows', () => {
  const same = answerFromWallet(kept, ['directory', 'a', 'search', 'fr', { limit: 20, search: 'pain' }]);
  expect(same).toEqual({ at: 3, data: answers[1]?.data });
  const other = answerFromWallet(kept, ['directory', 'a', 'search', 'fr', { search: 'chez 7', limit: 20 }]);
  expect(other).toMatchObject({ isFound: true, at: 3, data: { pages: [{ contacts: [{ _id: 'c7' }] }] } });
  expect(answerFromWallet(kept, ['directory', 'a', 'search', 'fr', { search: 'zzz' }])).toBeUndefined();
});

it('finds contacts beside what is kept of figures, which go by the names of lists', () => {
  const figures: KeptAnswer[] = [
    { key: ['network', 'a', 'stats'], at: 4, data: { totalConnections: 4, contacts: 3, partners: 1 } },
    {
      ...{ key: ['insights', 'a', 'fr', 'dashboard', 'month'], at: 4 },
      data: { stats: { savedContacts: 2 }, saved: 2, contacts: 4 },
    },
  ];
  const withFigures = new Map([...kept, ...figures.map((one) => [hashKey(one.key), one] as const)]);
  const key = ['directory', 'a', 'search', 'fr', { search: 'chez 7', limit: 20 }];
  expect(answerFromWallet(withFigures, key)).toEqual(answerFromWallet(kept, key));
});

const contactsOf = (answer: ReturnType<typeof answerFromWallet>) =>
  (answer?.data as InfiniteData<SearchOutput> | undefined)?.pages[0]?.contacts ?? [];

it('answers where nothing is asked for with opened numbers, then the last search, then what the server said', () => {
  const of = (name: string, unlocked = false) => ({
    ...contact,
    ...{ _id: name, slug: name, unlocked, whatsappNumber: unlocked ? '237670000009' : null },
  });
  const landing = ['directory', 'a', 'search', 'fr', { limit: 20 }];
  const search = (at: number, key: unknown[], contacts: unknown[]): KeptAnswer => ({
    ...{ key, at },
    data: { pages: [{ contacts, quotaInfo }], pageParams: [undefined] },
  });
  const opened = ['seen-first', 'seen-last'].map((name) => ({ day: '2026-11-23', contact: of(name, true) }));
  const several: KeptAnswer[] = [
    search(9, landing, [of('newest'), of('seen-last')]),
    search(8, ['directory', 'a', 'search', 'fr', { limit: 20, search: 'pain' }], [of('baker')]),
    { key: ['network', 'a', 'opened', 'fr', 'whole'], at: 7, data: { opened } },
  ];
  const known = new Map(several.map((one) => [hashKey(one.key), one]));
  const answer = answerFromWallet(known, landing);
  expect(contactsOf(answer).map(({ _id }) => _id)).toEqual(['seen-first', 'seen-last', 'baker', 'newest']);
  expect(contactsOf(answer)[1]?.unlocked).toBe(true);
  expect(answer).toMatchObject({ isFound: true, at: 7 });
  known.delete(hashKey(landing));
  const others = contactsOf(answerFromWallet(known, landing));
  expect(others.map(({ _id }) => _id)).toEqual(['seen-first', 'seen-last', 'baker']);
});

it('answers the page of one contact, and nothing that is not about contacts', () => {
  const one = answerFromWallet(kept, ['directory', 'a', 'contact', 'fr', 'chez-3']);
  expect(one?.data).toMatchObject({ contact: { _id: 'c3' } });
  expect(answerFromWallet(kept, ['directory', 'a', 'contact', 'fr', 'nobody'])).toBeUndefined();
  expect(answerFromWallet(kept, ['network', 'a', 'blocks', 'fr'])).toBeUndefined();
  expect(answerFromWallet(kept, ['insights', 'a', 'fr', 'geographic'])).toBeUndefined();
});

it('answers whom somebody opened who has searched nothing yet, by what was said of their day', () => {
  const opened: KeptAnswer[] = [
    {
      ...{ key: ['network', 'a', 'opened', 'fr', 'whole'], at: 4 },
      data: { opened: [{ state: 'listed', businessName: contact.businessName, contact }] },
    },
    { key: ['directory', 'a', 'quota'], at: 5, data: quotaInfo },
  ];
  const keeps = new Map(opened.map((one) => [hashKey(one.key), one]));
  const one = answerFromWallet(keeps, ['directory', 'a', 'contact', 'fr', contact.slug]);
  expect(one).toMatchObject({ at: 4, data: { contact: { _id: contact._id }, quotaInfo } });
  const all = answerFromWallet(keeps, ['directory', 'a', 'search', 'fr', { limit: 20 }]);
  expect(all?.data).toMatchObject({ pages: [{ contacts: [{ _id: contact._id }] }] });
  // Another day has another one.
  expect(answerFromWallet(keeps, ['directory', 'a', 'quota'])).toBeUndefined();
});
