import { dayMilliseconds, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { languages } from '@mboalink/shared/language.ts';
import { exportFormats, exportSources } from '@mboalink/shared/network/words.ts';
import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { runScheduled } from '@mboalink/worker/local/serve-worker.ts';
import { router } from '@mboalink/worker/router.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { endTrial, type Member, readMail, registerMember, sql, visitor } from '../factories.ts';
import type { Client } from '../setup/client.ts';
import { endpointOf } from '../setup/endpoint-of.ts';
import { ownStep } from '../setup/read-document.ts';
import { inTurn, isLong } from '../setup/rounds.ts';
import { newCast, scenes } from '../setup/scenes.ts';
import type { Scene } from '../setup/scenes-of-clients.ts';
import { addresses } from '../setup/shared-application.ts';
import { call, type Transport, transports, transportsInTurn } from '../setup/transports.ts';
import { clientAddresses, clientFiles, workerAddresses } from '../setup/walk/addresses.ts';
import { foundIn, type KeptBack } from '../setup/walk/kept-back.ts';
import {
  keptBackFromAll,
  keptBackOf,
  namedBuyer,
  namesOf,
  openToAll,
  type Planted,
  plant,
  planted,
} from '../setup/walk/planted.ts';
import { columnsOfIdentities, columnsWith } from '../setup/walk/planted-columns.ts';
import { watchAnswers } from '../setup/walk/watch-answers.ts';

/**
 * One walk over every call, page, document and file, as everybody to whom a number may be closed. Calls come from the router,
 * pages and documents from the routes that the Worker mounts, files from the build: what is new is walked, or fails here.
 */

const { url } = addresses;
const sellers = await newCast();
const people = await plant(sellers.word);
const closed = keptBackOf(people);
const closedToAll = keptBackFromAll(people);

let keptBack: readonly KeptBack[] = [];
const endWatch = watchAnswers(url, () => keptBack);
afterAll(endWatch);

/** Opens as many contacts as the plan of a new seller allows, but none of the planted people. */
async function exhaust<Person extends Pick<Member, 'client'>>(person: Person): Promise<Person> {
  const reveal = (id?: string) => person.client.rest('POST', `/contacts/${id}/reveal`);
  for (const id of sellers.ids.slice(1)) expect([200, 429]).toContain((await reveal(id)).status);
  return person;
}

/** Lets the trial of somebody end. */
async function expire<Person extends Pick<Member, 'client'>>(person: Person): Promise<Person> {
  const { user } = (await person.client.rest('GET', '/auth/me')).body.data;
  await endTrial(user._id);
  return person;
}

/** A buyer who opened as many as an hour allows, none of them the planted people. */
async function pastTheLimit() {
  const buyer = await registerMember({ type: 'buyer' });
  await sql(
    `insert into reveals (viewer_id, contact_id, day) select $1, gen_random_uuid(), current_date from generate_series(1, 60)`,
    [buyer.user._id],
  );
  return buyer;
}

/** Somebody to whom the planted people were open, until one of the two blocked the other. */
async function parted(blocker: 'viewer' | 'contact') {
  const buyer = await registerMember({ type: 'buyer' });
  for (const { id } of people) await buyer.client.rest('POST', `/contacts/${id}/reveal`);
  const pair = blocker === 'viewer' ? '$1, unnest($2::uuid[])' : 'unnest($2::uuid[]), $1';
  await sql(`insert into blocks (user_id, blocked_id) select ${pair}`, [
    buyer.user._id,
    people.map(({ id }) => id),
  ]);
  return buyer;
}

/** Everybody to whom numbers are closed, and which. */
const readers = {
  visitor: { client: visitor(), keptBack: closed },
  'exhausted seller': { ...(await exhaust(await registerMember())), keptBack: closed },
  'expired seller': { ...(await expire(await registerMember())), keptBack: closed },
  'buyer past the limit': { ...(await pastTheLimit()), keptBack: closed },
  'who was blocked': { ...(await parted('contact')), keptBack: [...closed, ...namesOf(people)] },
  'who blocked': { ...(await parted('viewer')), keptBack: closed },
};

const { visitor: _, ...members } = readers;

/** A visitor, and of the members every second one by `npm test`. */
const readersInTurn = (turn: number) => [readers.visitor, ...inTurn(Object.values(members), turn)];

/** Somebody to whom they are open, and who asks first: what is kept of an answer is nobody else's. */
const opener = await registerMember({ type: 'buyer' });
for (const { id } of people) await opener.client.rest('POST', `/contacts/${id}/reveal`);

// Whom each of them saved, and got in touch with before they were closed to them: nothing of it is open by that.
for (const { user } of [...Object.values(members), opener]) {
  const known = [user._id, people.map(({ id }) => id)];
  await sql(`insert into saved_contacts (user_id, contact_id) select $1, unnest($2::uuid[])`, known);
  await sql(
    `insert into connections (user_id, connected_user_id, interaction_type) select $1, unnest($2::uuid[]), 'phone'`,
    known,
  );
  // Who wrote to the member, too, and does not let sellers answer.
  const unnamed = people.filter(({ of }) => of !== namedBuyer).map(({ id }) => id);
  await sql(
    `with opened as (insert into reveals (viewer_id, contact_id, day) select unnest($2::uuid[]), $1, current_date
        on conflict do nothing)
      insert into connections (user_id, connected_user_id, interaction_type) select unnest($2::uuid[]), $1, 'whatsapp'`,
    [user._id, unnamed],
  );
}

const endpoints = endpointsOf(router);

/** Somebody and an input with which a call succeeds. */
function sceneOf({ name }: Endpoint): Promise<Scene> {
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene for ${name}`);
  return scene(sellers);
}

const isSignedIn = ({ client }: Scene) => [...client.cookies.keys()].some((name) => name.includes('access'));

/** An input, and the same with one field less each. */
function shortened(input: object = {}): object[] {
  const fields = Object.entries(input);
  return [input, ...fields.map(([left]) => Object.fromEntries(fields.filter(([name]) => name !== left)))];
}

const slugs = (
  await sql<{ slug: string }>('select slug from listings where user_id = any ($1)', [sellers.ids])
).map(({ slug }) => slug);

/** An input with each planted person in the place of whom a scene looks for, by an id or by the name of a page. */
function ofPlanted(input: object = {}): object[] {
  const fields = Object.entries(input);
  if (!fields.some(([, value]) => sellers.ids.includes(value) || slugs.includes(value))) return [];
  const inPlaceOf = (value: unknown, { id, slug }: Planted) =>
    sellers.ids.includes(String(value)) ? id : slugs.includes(String(value)) ? slug : value;
  return people.map((person) =>
    Object.fromEntries(fields.map(([name, value]) => [name, inPlaceOf(value, person)])),
  );
}

/** First whoever may see, by both transports, then everybody who may not: by `npm test` over one of the two in turn. */
async function askAsEverybody(endpoint: Endpoint, inputs: readonly object[]) {
  const askedBy = ({ client }: { client: Client }, over: (turn: number) => readonly Transport[]) =>
    inputs.flatMap((input, turn) => over(turn).map((transport) => call(client, transport, endpoint, input)));
  keptBack = closedToAll;
  await Promise.all(askedBy(opener, () => transports));
  const groups = Object.groupBy(Object.values(readers), (reader) => reader.keptBack.length);
  for (const group of Object.values(groups)) {
    keptBack = group?.[0]?.keptBack ?? closed;
    await Promise.all(
      (group ?? []).flatMap((reader, person) => askedBy(reader, (turn) => transportsInTurn(person + turn))),
    );
  }
}

/** What changes something needs somebody new each time, with nothing left to open, in one of two ways. */
async function changeAsSellers(endpoint: Endpoint, inputs: readonly object[]) {
  keptBack = closed;
  await Promise.all(
    inputs.map(async (_, variant) => {
      const scene = await sceneOf(endpoint);
      if (isSignedIn(scene)) await (variant % 2 ? expire : exhaust)(scene);
      const transport = transports[variant % 2] ?? 'REST';
      await call(scene.client, transport, endpoint, shortened(scene.input)[variant]);
    }),
  );
}

const named = endpoints.map((endpoint): [string, Endpoint] => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);

describe('what is kept back', () => {
  it('stands in every column that has numbers or e-mail addresses, and in no other', async () => {
    const identities = people.flatMap((person) => person.identities);
    expect(await columnsWith(identities)).toEqual(columnsOfIdentities);
  });

  const number = '237761234567';
  const email = 'awa.ngo-1@example.cm';
  const wrapped = (text: string) => Buffer.from(text).toString('base64');
  it.each([
    `+${number}`,
    '7 61 23 45 67',
    '+237 (7) 61-23-45-67',
    `https://wa.me/${number}?text=x`,
    'TEL;TYPE=CELL:+237\u00a0761\u202f234\u00a0567',
    '%2B237%20761%20234%20567',
    '%252B237761234567',
    '&#43;237&nbsp;761 234 567',
    '"\\u002b237761234567"',
    ...['', 'a', 'ab'].map((before) => `x "${wrapped(`${before}{"n":"+${number}"}`)}"`),
    Buffer.from(`Exif +${number}`, 'utf16le').toString('latin1'),
    'mailto:Awa.Ngo-1%40Example.cm',
    'awa.ngo-1&#64;example.cm',
    wrapped(`to=${email}`),
  ])('is found in %j', (text) => {
    const identities = [number, email].map((identity) => ({ of: 'x', identity }));
    expect(foundIn(text, identities)).toHaveLength(1);
    const others = ['237761234568', 'awa.ngo-2@example.cm'].map((identity) => ({ of: 'x', identity }));
    expect(foundIn(text, others)).toEqual([]);
  });

  it('is within reach: whoever may see it does', async () => {
    keptBack = closedToAll;
    const listed = people[0];
    const inputs = {
      'directory.search': { search: `${sellers.word} listed` },
      'directory.contact': { id: listed?.id },
      'directory.contactBySlug': { slug: listed?.slug },
      'directory.reveal': { id: listed?.id },
      'network.opened': { limit: 100 },
      'network.saved': { search: `${sellers.word} listed` },
      'network.connections': { q: `${sellers.word} listed` },
    };
    for (const [name, input] of Object.entries(inputs)) {
      const { data } = await call(opener.client, 'REST', endpointOf(name), input);
      expect(
        foundIn(JSON.stringify(data), closed).map(({ of }) => of),
        name,
      ).toContain('listed');
    }
    const hiding = people.find(({ of }) => of === closedToAll[0]?.of);
    const { data } = await call(opener.client, 'REST', endpointOf('directory.contact'), { id: hiding?.id });
    expect(data.contact).toMatchObject({ unlocked: true, whatsappNumber: expect.any(String), email: null });
    for (const input of exportsOf(`${sellers.word} listed`)) {
      const { file = '' } = await call(opener.client, 'REST', endpointOf('network.exportContacts'), input);
      expect(
        foundIn(file, closed).map(({ of }) => of),
        JSON.stringify(input),
      ).toContain('listed');
    }
  });
});

/** Each list of somebody, written in each way. */
const exportsOf = (word: string) =>
  exportSources.flatMap((source) =>
    exportFormats.map((format) => ({ source, format, search: word, q: word })),
  );

describe('a call', () => {
  // Who blocks whom in a call is not what the next one is about.
  afterEach(() =>
    sql('delete from blocks where user_id = any ($1) and blocked_id = any ($2)', [
      [...Object.values(members), opener]
        .map(({ user }) => user._id)
        .filter((id) => id !== members['who blocked'].user._id),
      people.map(({ id }) => id),
    ]),
  );

  it('for those whose names hold a word tells nobody what is kept back', async () => {
    await askAsEverybody(endpointOf('directory.search'), [
      { search: sellers.word },
      { search: sellers.word, browse: 'masked', sort: 'newest' },
    ]);
    await askAsEverybody(endpointOf('directory.autocomplete'), [{ q: sellers.word, limit: 20 }]);
  });

  it('for a file of any list tells nobody what is kept back', async () => {
    await askAsEverybody(endpointOf('network.exportContacts'), [
      ...exportsOf(sellers.word),
      ...exportsOf('').filter(({ source }) => source !== 'search'),
    ]);
  });

  it.each(named)('%s tells nobody what is kept back, and answers in its scene', async (_, endpoint) => {
    keptBack = closed;
    const made = await Promise.all(transports.map(() => sceneOf(endpoint)));
    for (const [index, { client, input }] of made.entries()) {
      expect((await call(client, transports[index] ?? 'REST', endpoint, input)).status).toBe(200);
    }
    const inputs = shortened(made[0]?.input);
    if (endpoint.method !== 'GET') await changeAsSellers(endpoint, isLong ? inputs : inputs.slice(0, 2));
    await askAsEverybody(endpoint, [
      ...(endpoint.method === 'GET' ? (isLong ? inputs : inputs.slice(0, 3)) : []),
      ...ofPlanted(made[0]?.input),
    ]);
  });
});

it('a mail about who is new tells nobody what is kept back', async () => {
  keptBack = [];
  for (const { client } of [...Object.values(members), opener])
    await call(client, 'tRPC', endpointOf('network.saveAlert'), { search: sellers.word });
  const closedOfNew = keptBackOf(await plant(sellers.word));
  const tomorrow = startOfDoualaDay(new Date()).getTime() + dayMilliseconds;
  await sql('delete from jobs');
  await runScheduled(url, '* * * * *', new Date(tomorrow + 8 * 60 * 60_000));
  for (const { user } of [members['buyer past the limit'], members['exhausted seller'], opener]) {
    const mail = await readMail(user.email, sellers.word);
    expect(mail.Text).toContain('listed');
    expect(foundIn(JSON.stringify(mail), closedOfNew)).toEqual([]);
  }
});

/** The text that an address answers somebody who opens it, in a language. */
async function read(path: string, { client }: Scene, language = 'fr'): Promise<string> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...ownStep, 'accept-language': language, ...(cookie && { cookie }) };
  return (await fetch(new URL(path, url), { headers, redirect: 'manual' })).text();
}

const sitemaps = [...(await read('/sitemap-index.xml', readers.visitor)).matchAll(/<loc>([^<]+)/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** Some at a time: many more at once are refused. */
async function readAll(paths: readonly string[], readersOf: readonly Scene[]) {
  for (let at = 0; at < paths.length; at += 8) {
    const some = paths.slice(at, at + 8);
    await Promise.all(some.flatMap((path) => readersOf.map((reader) => read(path, reader))));
  }
}

describe('an address', () => {
  const addresses = workerAddresses(people, sitemaps).map((path, turn): [string, number] => [path, turn]);

  it.each(addresses)('%s tells nobody what is kept back', async (path, turn) => {
    for (const language of inTurn(languages, turn)) {
      keptBack = closedToAll;
      await read(path, opener, language);
      keptBack = closed;
      await Promise.all(readersInTurn(turn).map((reader) => read(path, reader, language)));
    }
  });

  it('of the client tells nobody either, whoever asks, also where its document answers a search', async () => {
    const withSearch = (path: string) => [path, `${path}?search=${sellers.word}`];
    const paths = clientAddresses();
    keptBack = closedToAll;
    const opened = await Promise.all(paths.flatMap(withSearch).map((path) => read(path, opener)));
    expect(opened.filter((html) => foundIn(html, closed).some(({ of }) => of === 'listed'))).not.toEqual([]);
    for (const [person, reader] of Object.values(readers).entries()) {
      keptBack = reader.keptBack;
      await readAll(inTurn(paths, person).flatMap(withSearch), [reader]);
    }
  });

  it('of a file of the build tells nobody', async () => {
    keptBack = closed;
    await readAll(clientFiles(), [readers.visitor]);
  });

  it('shows on open pages whom everybody may find, and nobody else', async () => {
    keptBack = closed;
    const { trade, town } = planted;
    const shown = await read(`/categories/${trade}/${town}`, readers.visitor);
    const pages = await Promise.all(people.map(({ slug }) => read(`/business/${slug}`, readers.visitor)));
    for (const text of [shown, pages.join('')]) {
      const names = people.map(({ of }) => of).filter((of) => text.includes(`${sellers.word} ${of}`));
      expect(names).toEqual(openToAll);
    }
  });

  it('of a search finds nobody by a number or an address', async () => {
    const search = (words: string) =>
      read(`/categories?search=${encodeURIComponent(words)}`, readers.visitor);
    keptBack = closed;
    expect(await search(sellers.word)).toContain(`${sellers.word} listed`);
    // What was typed stands on the page.
    keptBack = [];
    const found = await Promise.all(closed.map(({ identity }) => search(identity)));
    expect(found.filter((text) => text.includes(sellers.word))).toEqual([]);
  });
});
