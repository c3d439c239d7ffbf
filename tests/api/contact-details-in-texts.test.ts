import { maskTexts } from '@mboalink/db/mask-texts.ts';
import { describe, expect, it } from 'vitest';
import { readPage, registerMember, registerPremium, sql } from '../factories.ts';
import { endpointOf } from '../setup/endpoint-of.ts';
import { newBusinessWord } from '../setup/people.ts';
import { addresses } from '../setup/shared-application.ts';
import { call, transports } from '../setup/transports.ts';

const number = '677 12 34 56';
const contactDetails = /677.?12.?34|@gmail|www\./;

/** A seller with these texts, and who finds them by a word: visitors on an open page, members in the search. */
async function newSeller(textsOf: (word: string) => Record<string, unknown>) {
  const word = newBusinessWord();
  const { client, user } = await registerMember(textsOf(word));
  const searcher = await registerMember();
  return {
    word,
    client,
    slug: user.slug as string,
    id: user._id as string,
    async finders(search: string) {
      const { html } = await readPage(`/categories?search=${encodeURIComponent(search)}`);
      const { body } = await searcher.client.query('directory.search', { search });
      const { contacts } = body.result.data;
      return {
        visitors: html.includes(user.slug),
        members: contacts.some(({ _id }: { _id: string }) => _id === user._id),
      };
    },
  };
}

const nobody = { visitors: false, members: false };
const everybody = { visitors: true, members: true };

describe('the description and the keywords', () => {
  const texts = (word: string) => ({
    description: `Tresses ${word}vues. Tél. ${number}, ${word}abcx@gmail.com ou www.${word}.cm.`,
    keywords: [`${word}klmx@gmail.com`, `${word}listees`],
  });

  it('find their owner by every word but those of a contact detail', async () => {
    const { word, client, finders } = await newSeller(texts);
    expect(await finders(`${word}vues`)).toEqual(everybody);
    expect(await finders(`${word}listees`)).toEqual(everybody);
    for (const part of [`${word}abcx`, `${word}klmx`, `${word} 677`]) {
      expect(await finders(part), part).toEqual(nobody);
    }
    await client.rest('PUT', '/auth/profile', {
      body: { description: `${word}ensuite`, keywords: [`${word}mot`, `${word}zm@yahoo.com`] },
    });
    expect(await finders(`${word}ensuite`)).toEqual(everybody);
    expect(await finders(`${word}mot`)).toEqual(everybody);
    for (const part of [`${word}zm`, `${word}vues`]) expect(await finders(part), part).toEqual(nobody);
  });

  it.each(transports)('show contact details over %s to who opened the contact alone', async (transport) => {
    const { word, slug, id } = await newSeller(texts);
    const { client } = await registerMember();
    const ask = (name: string, input: object) => call(client, transport, endpointOf(name), input);
    for (const path of [`/business/${slug}`, `/categories?search=${word}vues`]) {
      const { text } = await readPage(path);
      expect(text).toContain(path.startsWith('/business/') ? `Tresses ${word}vues` : slug);
      expect(text).not.toMatch(contactDetails);
    }
    for (const { data } of [
      await ask('directory.search', { search: `${word}vues` }),
      await ask('directory.contact', { id }),
      await ask('directory.contactBySlug', { slug }),
    ]) {
      expect(JSON.stringify(data)).toContain(`Tresses ${word}vues. Tél. …, … ou ….`);
      expect(JSON.stringify(data)).not.toMatch(contactDetails);
    }
    const { data } = await ask('directory.reveal', { id });
    expect(data.contact).toMatchObject(texts(word));
  });

  it('have their public version written anew by a command', async () => {
    const { word, id, finders } = await newSeller((own) => ({ description: `${own}vues` }));
    await sql('update listings set description = $2 where user_id = $1', [
      id,
      `${word}vues, ${word}mail@gmail.com`,
    ]);
    expect(await maskTexts(addresses.connectionString)).toBeGreaterThan(0);
    expect(await finders(`${word}vues`)).toEqual(everybody);
    expect(await finders(`${word}mail`)).toEqual(nobody);
  });
});

const refused = [
  ['businessName', `Salon ${number} Chez Awa`, 'ne peut contenir de numéro de téléphone'],
  ['name', 'Awa awa@gmail.com', 'ne peut contenir d’adresse e-mail'],
  ['quartier', 'Bonapriso www.awa.cm', 'ne peut contenir de lien'],
  ['landmark', `Face ${number}`, 'ne peut contenir de numéro de téléphone'],
] as const;

describe('a name or a place with a contact detail', () => {
  it.each(refused)('is refused in the profile: %s %j', async (field, text, said) => {
    const { client, user } = await registerMember({}, 'fr');
    const { status, body } = await client.rest('PUT', '/auth/profile', {
      body: { description: 'Fuites', [field]: text },
    });
    expect([status, body.errors]).toEqual([400, [{ field, message: expect.stringContaining(said) }]]);
    expect((await client.rest('GET', '/auth/me')).body.data.user).toEqual(user);
  });

  it('is refused in a further address and in a short link', async () => {
    const { client } = await registerPremium({}, 'fr');
    const place = { region: 'littoral', city: 'douala', landmark: null };
    const locations = [place, { ...place, quartier: `Akwa ${number}` }];
    const message = expect.stringContaining('numéro');
    const moved = await client.rest('PUT', '/listing/locations', { body: { locations } });
    expect([moved.status, moved.body.errors]).toEqual([400, [{ field: 'locations.1.quartier', message }]]);
    const branding = { colour: null, cover: null, shortName: 'awa677123456' };
    const named = await client.rest('PUT', '/listing/branding', { body: branding });
    expect([named.status, named.body.errors]).toEqual([400, [{ field: 'shortName', message }]]);
  });
});

it.each([
  ['awa 677 12 34 56', 'awa …'],
  ['awa@gmail.com', '…'],
  ['chez www.awa.cm', 'chez …'],
])('a visitor’s %j stands in the search field, and in no title or heading', async (typed, said) => {
  const { html } = await readPage(`/categories?search=${encodeURIComponent(typed)}`);
  expect(html).toContain(` value="${typed}"`);
  const [, heading] = /<h1>([^<]*)<\/h1>/.exec(html) ?? [];
  expect(heading).toContain(said);
  const head = html.slice(0, html.indexOf('</head>'));
  for (const part of [head, /<nav [^>]*aria-label="Vous êtes ici".*?<\/nav>/.exec(html)?.[0]]) {
    expect(decodeURIComponent((part ?? '').replaceAll('+', ' '))).not.toMatch(contactDetails);
  }
});
