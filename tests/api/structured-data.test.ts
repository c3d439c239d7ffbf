import { describe, expect, it } from 'vitest';
import { newHost, registerMember, sql } from '../factories.ts';
import { sample } from '../setup/pictures/samples.ts';
import { againstSchemaOrg, type Block, blocksIn } from '../setup/schema-org.ts';
import { runJob } from '../setup/searching.ts';
import { addresses } from '../setup/shared-application.ts';
import { clientAddresses, workerAddresses } from '../setup/walk/addresses.ts';
import { type Planted, planted } from '../setup/walk/planted.ts';

const { url } = addresses;
const { origin } = new URL(url);

/** A seller who tells everything, or only what has to be told. */
async function newSeller(details: Record<string, unknown> = {}): Promise<Planted> {
  const { trade, town, category } = planted;
  const place = { region: 'south', city: town };
  const { client, user } = await registerMember({ category, subcategory: trade, ...place, ...details });
  if (details.description) {
    await client.rest('PUT', '/auth/profile/picture', {
      rawBody: new Uint8Array(sample('jpeg')),
      headers: { 'content-type': 'image/jpeg' },
    });
  }
  const [row] = await sql<{ slug: string; short_code: string; picture: string }>(
    `select slug, short_code, '/pictures/' || profile_picture as picture from listings where user_id = $1`,
    [user._id],
  );
  const { slug = '', short_code: shortCode = '', picture = '' } = row ?? {};
  return { of: '', id: user._id, slug, shortCode, picture, called: '', identities: [], typed: [] };
}

const full = await newSeller({
  businessName: 'Forages </script> Ébolowa',
  description: 'Forages et puits',
  quartier: 'Angalé',
  landmark: 'Derrière la station',
  hours: {
    mon: [['08:00', '24:00']],
    sat: [
      ['08:00', '12:00'],
      ['18:00', '02:00'],
    ],
  },
  prices: [{ label: 'Forage', fromXaf: 900_000 }],
  languages: ['fr', 'en'],
});
const people = [full, await newSeller(), await newSeller()];
// Lists say how many there are as the clock counts them.
await runJob('index');

/** The blocks of every page that is drawn, in both languages, with where each stands. */
async function everyBlock(): Promise<{ at: string; block: Block }[]> {
  const addresses = [...workerAddresses(people, []), ...clientAddresses()];
  // Nothing of what an earlier file read is kept for a host of its own.
  const host = newHost();
  const found = [];
  for (const path of addresses) {
    for (const language of ['fr', 'en']) {
      const answer = await fetch(new URL(path, url), {
        headers: { ...host, 'accept-language': language },
        redirect: 'manual',
      });
      const text = await answer.text();
      found.push(...blocksIn(text).map((block) => ({ at: `${path} in ${language}`, block })));
    }
  }
  return found;
}

const found = await everyBlock();
const ofType = (type: string) => found.filter(({ block }) => block['@type'] === type);
const ofFull = ofType('LocalBusiness').find(({ at }) => at.includes(full.slug))?.block;

const isOurs = (address: unknown) => typeof address === 'string' && address.startsWith(`${origin}/`);

describe('the structured data of every page', () => {
  it('keeps to the definitions of schema.org', () => {
    expect([...new Set(found.map(({ block }) => block['@type']))].sort()).toEqual([
      'BreadcrumbList',
      'LocalBusiness',
    ]);
    const against = againstSchemaOrg(found.map(({ block }) => block));
    expect([...against].map(([index, problem]) => [found[index]?.at, problem])).toEqual([]);
  });

  it('says of a business what Google asks for, and what it likes as far as it is known', () => {
    expect(ofType('LocalBusiness')).toHaveLength(2 * people.length);
    for (const { at, block } of ofType('LocalBusiness')) {
      expect(block, at).toMatchObject({
        name: expect.stringMatching(/\S/),
        address: {
          '@type': 'PostalAddress',
          addressLocality: expect.stringMatching(/\S/),
          addressRegion: expect.stringMatching(/\S/),
          addressCountry: 'CM',
        },
      });
      expect(isOurs(block.url), at).toBe(true);
      expect(block, at).not.toHaveProperty('telephone');
      expect(block, at).not.toHaveProperty('email');
    }
    expect(ofFull).toMatchObject({
      name: 'Forages </script> Ébolowa',
      image: `${origin}${full.picture}`,
      address: { streetAddress: 'Angalé' },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '23:59' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '08:00', closes: '12:00' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '18:00', closes: '02:00' },
      ],
      makesOffer: [{ priceSpecification: { minPrice: 900_000, priceCurrency: 'XAF' } }],
    });
    expect(JSON.stringify(ofFull)).not.toContain('Derrière la station');
  });
});
