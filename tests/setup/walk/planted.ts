import { randomInt, randomUUID } from 'node:crypto';
import {
  changeEmail,
  leave,
  type Member,
  pay,
  registerMember,
  registrationFields,
  sql,
  typeFreshCode,
} from '../../factories.ts';
import { sample } from '../pictures/samples.ts';
import type { KeptBack } from './kept-back.ts';

/** Somebody with a number or an e-mail address wherever the database has one. */
export type Planted = {
  /** Why nobody may know them. */
  of: string;
  id: string;
  slug: string;
  shortCode: string;
  picture: string;
  identities: string[];
  /** A word of the name that nobody else has. */
  called: string;
  /** What a buyer is called, which nobody else is told. */
  name?: string;
  /** A number and an address that they wrote wherever they may write something. */
  typed: string[];
};

/** Where the planted people sell, and nobody else in these tests. */
export const planted = { trade: 'boreholes-and-wells', town: 'ebolowa', category: 'plumbing-and-water' };

type State = { fields?: Record<string, unknown>; change?: (member: Member) => Promise<unknown> };

const hidesEmail = 'who hides the e-mail';

/** They want sellers whose number they opened to be told their name. */
export const namedBuyer = 'a buyer whom sellers find';

const hide =
  (visibility: object) =>
  async ({ client }: Member) => {
    const { status } = await client.rest('PUT', '/listing/visibility', { body: visibility });
    if (status !== 200) throw new Error(`not hidden: ${status}`);
  };

/** How to make somebody whom nobody finds, or only members; `listed` is whom all may find. */
const states: Readonly<Record<string, State>> = {
  listed: {},
  'who closed the open page': {
    change: ({ user }) => sql('update listings set open_page = false where user_id = $1', [user._id]),
  },
  expired: {
    change: ({ user }) =>
      sql(
        `update subscriptions set trial_ends_at = now() - interval '9 days', paid_until = null where user_id = $1`,
        [user._id],
      ),
  },
  'a buyer': { fields: { type: 'buyer' } },
  [namedBuyer]: {
    fields: { type: 'buyer' },
    change: ({ user }) =>
      sql('update listings set listed_as_buyer = true, named_to_sellers = true where user_id = $1', [
        user._id,
      ]),
  },
  'hidden by reports': {
    change: ({ user }) => sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [user._id]),
  },
  [hidesEmail]: { change: hide({ hideEmail: true }) },
  'who paused': { change: hide({ paused: true }) },
  leaving: { change: leave },
};

/** Whom everybody finds. */
export const openToAll = ['listed', hidesEmail];

/** One of each, whose names have a word that scenes look for. */
export async function plant(word: string): Promise<Planted[]> {
  const people = await Promise.all(Object.entries(states).map(([of, state]) => plantOne(of, word, state)));
  await giveWord(people);
  return people;
}

/** What a buyer said of a business that all find, without their name. */
async function giveWord(people: readonly Planted[]) {
  const idOf = (of: string) => people.find((one) => one.of === of)?.id;
  await sql(
    `insert into client_words (author_id, listing_id, text, is_signed, state)
      values ($1, $2, 'Bon travail', false, 'shown')`,
    [idOf('a buyer'), idOf('listed')],
  );
}

async function plantOne(of: string, word: string, { fields, change }: State): Promise<Planted> {
  const { trade, town, category } = planted;
  const place = { region: 'south', city: town };
  const called = newName();
  const name = fields?.type === 'buyer' ? called : undefined;
  const member = await changeEmail(
    await registerMember({ category, subcategory: trade, ...place, ...fields }),
  );
  const { client, user, oldEmail, newEmail } = member;
  await pay(member);
  const { email, whatsapp } = registrationFields();
  await typeFreshCode(member, 'change-email');
  const [, picture] = await Promise.all([
    client.rest('PUT', '/auth/update-email', { body: { newEmail: email } }),
    client.rest('PUT', '/auth/profile/picture', {
      rawBody: new Uint8Array(pictureThatSays([user.whatsapp, oldEmail, newEmail])),
      headers: { 'content-type': 'image/jpeg' },
    }),
  ]);
  await client.rest('POST', '/auth/verify-email-update', { body: { otp: '000000' } });
  await client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp: whatsapp } });
  const typed = [`6${randomInt(50_000_000, 99_999_999)}`, `typed-${randomUUID()}@example.cm`];
  const row = await writeTexts(member, name ? `${word} ${name}` : `${word} ${of} ${called}`, typed);
  // A mail that waits for a day on which nobody will ask for it.
  await sql(
    `insert into outbox (kind, recipient, language, payload, idempotency_key, attempts, next_attempt_at)
      values ('account-deleted', $1, 'fr', '{}', $2, 0, now() + interval '9 years')`,
    [newEmail, `planted-${user._id}`],
  );
  if (name) await sql('update users set name = $2 where id = $1', [user._id, name]);
  await change?.(member);
  return {
    of,
    id: user._id as string,
    slug: row?.slug ?? '',
    shortCode: row?.short_code ?? '',
    picture: picture.body.user.profilePicture as string,
    called,
    typed,
    ...(name && { name }),
    identities: [user.whatsapp as string, whatsapp, oldEmail, newEmail, email] as string[],
  };
}

/** Letters alone: as digits it would be looked for as a number. */
const newName = () => `zuleika${randomUUID().replaceAll(/[\d-]/g, '')}`;

/** A name and address, and contact details in the texts that take them; the landmark stands on the page. */
async function writeTexts(
  { client, user }: Member,
  name: string,
  [number = '', email = '']: readonly string[],
) {
  const figures = number.replace(/(...)(..)(..)(..)/, '$1 $2 $3 $4');
  await client.rest('PUT', '/auth/profile', {
    body: { description: `Écrire à ${email} ou ${figures}`, keywords: [figures, email, 'puits'] },
  });
  const [row] = await sql<{ slug: string; short_code: string }>(
    `update listings set business_name = $2, quartier = 'Angalé', landmark = 'Face au marché', landmark_on_page = true,
      prices = '[{"label": "Devis", "fromXaf": 5000}]',
      other_locations = jsonb_build_array(jsonb_build_object('region', region_slug, 'city', city_slug,
        'quartier', 'Nko’ovos', 'landmark', null))
      where user_id = $1 returning slug, short_code`,
    [user._id, name],
  );
  await sql(
    `update subscriptions set plan = 'premium', paid_until = now() + interval '60 days' where user_id = $1`,
    [user._id],
  );
  return row;
}

/** A photo with texts in what cameras write beside it: as they are, and in letters of two bytes. */
function pictureThatSays(texts: readonly string[]): Buffer {
  const said = Buffer.concat([
    Buffer.from(`Exif\0\0${texts.join(' ')}`),
    Buffer.from(texts.join(' '), 'utf16le'),
  ]);
  const head = Buffer.from([0xff, 0xe1, (said.length + 2) >> 8, (said.length + 2) & 255]);
  const photo = sample('jpeg');
  return Buffer.concat([photo.subarray(0, 2), head, said, photo.subarray(2)]);
}

export const keptBackOf = (people: readonly Planted[]): KeptBack[] =>
  people.flatMap(({ of, identities, typed, name }) =>
    [...identities, ...typed, ...(name ? [name] : [])].map((identity) => ({ of, identity })),
  );

/** What is kept back besides from whom one of the two blocked: what they are called. */
export const namesOf = (people: readonly Planted[]): KeptBack[] =>
  people.map(({ of, called }) => ({ of, identity: called }));

/** What is kept back from whoever opened them as well. */
export const keptBackFromAll = (people: readonly Planted[]): KeptBack[] =>
  people
    .filter(({ of }) => of === hidesEmail)
    .flatMap(({ of, identities }) => identities.map((identity) => ({ of, identity })))
    .filter(({ identity }) => identity.includes('@'));
