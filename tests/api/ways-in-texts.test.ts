import { randomUUID } from 'node:crypto';
import { maskTexts } from '@mboalink/db/mask-texts.ts';
import { expect, it } from 'vitest';
import { readPage, registerMember, sql } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';

/** A word that only one test looks for, of letters alone: nobody is found by figures. */
const newWord = () =>
  `zu${randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(7, 'k')
    .slice(0, 7)}`;

/** Words of a seller whom visitors find and members, and how both ask for them. */
async function newSeller(fields: (word: string) => Record<string, unknown>) {
  const word = newWord();
  const { client, user } = await registerMember(fields(word));
  const searcher = await registerMember();
  return {
    ...{ word, client, id: user._id as string },
    async finders(search: string) {
      const { html } = await readPage(`/categories?search=${encodeURIComponent(search)}`);
      const { body } = await searcher.client.query('directory.search', { search });
      const suggested = await searcher.client.query('directory.suggestions', { q: search });
      const { contacts } = body.result.data;
      return {
        visitors: html.includes(user.slug),
        members: contacts.some(({ _id }: { _id: string }) => _id === user._id),
        suggested: JSON.stringify(suggested.body.result.data).includes(search),
      };
    },
  };
}

const nobody = { visitors: false, members: false, suggested: false };
const everybody = { ...nobody, visitors: true, members: true };

it('is found by no part of an address in it when it is registered', async () => {
  const { word, finders } = await newSeller((own) => ({
    description: `Écrire à ${own}abcx@gmail.com, tresses ${own}vues.`,
    keywords: [`${own}klmx@gmail.com`, `${own}listees`],
  }));
  expect(await finders(`${word}vues`)).toEqual(everybody);
  expect(await finders(`${word}listees`)).toEqual(everybody);
  for (const part of [`${word}a`, `${word}abcx`, `${word}k`, `${word}klmx`]) {
    expect(await finders(part), part).toEqual(nobody);
  }
});

it('is found by what it says anew, and by no part of an address in that', async () => {
  const { word, client, finders } = await newSeller((own) => ({ description: `${own}avant` }));
  await client.rest('PUT', '/auth/profile', {
    body: { description: `${word}ensuite`, keywords: [`${word}mot`, `${word}zm@yahoo.com`] },
  });
  expect(await finders(`${word}ensuite`)).toEqual(everybody);
  expect(await finders(`${word}mot`)).toEqual(everybody);
  for (const part of [`${word}z`, `${word}zm`, `${word}avant`]) {
    expect(await finders(part), part).toEqual(nobody);
  }
  await client.rest('PUT', '/auth/profile', { body: { keywords: [`${word}zm`] } });
  expect(await finders(`${word}zm`)).toEqual(everybody);
});

it('keeps beside its texts only what differs from them', async () => {
  const { word, client, id } = await newSeller(() => ({ description: 'Tresses', keywords: ['nattes'] }));
  const kept = () => sql('select masked_description, masked_keywords from listings where user_id = $1', [id]);
  expect(await kept()).toEqual([{ masked_description: null, masked_keywords: null }]);
  await client.rest('PUT', '/auth/profile', {
    body: { description: `Tresses, ${word}@gmail.com`, keywords: ['677 12 34 56', 'nattes 698123456'] },
  });
  expect(await kept()).toEqual([{ masked_description: 'Tresses,', masked_keywords: ['nattes'] }]);
});

it('was written before it was masked, and is masked by a command', async () => {
  const { word, id, finders } = await newSeller((own) => ({ description: `${own}vues` }));
  await sql('update listings set description = $2, keywords = $3 where user_id = $1', [
    id,
    `${word}vues, ${word}mail@gmail.com`,
    [`${word}zm@yahoo.com`],
  ]);
  const { connectionString } = addresses;
  expect(await maskTexts(connectionString)).toBeGreaterThan(0);
  expect(await finders(`${word}vues`)).toEqual(everybody);
  for (const part of [`${word}m`, `${word}zm`]) expect(await finders(part), part).toEqual(nobody);
  const written = () => sql('select xmin, ctid from listings where user_id = $1', [id]);
  const before = await written();
  await maskTexts(connectionString);
  expect(await written()).toEqual(before);
});
