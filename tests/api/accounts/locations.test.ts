import { beforeAll, describe, expect, it } from 'vitest';
import { readPage, registerMember, registerPremium, sql } from '../../factories.ts';
import { type Member, newBusinessWord } from '../../setup/people.ts';
import { withoutPremium } from '../../setup/without-premium.ts';

const douala = { region: 'littoral', city: 'douala', quartier: 'Akwa', landmark: null };
const bonaberi = { ...douala, quartier: 'Bonabéri' };
const edea = { region: 'littoral', city: 'edea', quartier: null, landmark: 'Face au pont' };
const buea = { region: 'south-west', city: 'buea', quartier: 'Molyko', landmark: null };
const other = { region: 'west', city: 'other', quartier: null, landmark: null };

const change = ({ client }: Member, locations: object[]) =>
  client.rest('PUT', '/listing/locations', { body: { locations } });

describe('addresses', () => {
  it('are kept in their order, the main one first, in slugs', async () => {
    const member = await registerPremium();
    const locations = [buea, { region: 'Littoral', city: 'Douala', quartier: 'Akwa' }, edea];
    const { data } = (await change(member, locations)).body;
    expect(data.user.locations).toEqual([buea, douala, edea]);
    expect(data.user).toMatchObject({ city: 'buea', region: 'south-west', quartier: 'Molyko' });
  });

  it.each(withoutPremium)('are refused to %s', async (_, overrides, set) => {
    const member = await registerMember(overrides);
    if (set) await sql(`update subscriptions set ${set} where user_id = $1`, [member.user._id]);
    const { status, body } = await change(member, [edea, buea]);
    expect([status, body.error]).toEqual([403, 'upgrade_required']);
    const { user } = (await member.client.rest('GET', '/auth/me')).body.data;
    expect(user.locations).toEqual([{ ...douala, quartier: null }]);
  });
});

describe('a business with addresses in several towns', () => {
  const businessName = `Atelier${newBusinessWord()}`;
  let member: Member;
  let buyer: Member;
  beforeAll(async () => {
    member = await registerPremium({
      businessName,
      region: 'south-west',
      city: 'buea',
      quartier: 'Molyko',
      keywords: [`mot${businessName}`],
    });
    buyer = await registerMember({ type: 'buyer', region: 'west', city: 'foumban' });
    await change(member, [buea, douala, bonaberi, edea, other]);
  });

  /** Where a search finds it, as its card says, each time that it stands in the list. */
  async function found(query: object, by: Member = buyer) {
    const input = { category: 'plumbing-and-water', subcategory: 'plumbers', limit: 100, ...query };
    const { body } = await by.client.query('directory.search', input);
    const { contacts } = body.result.data;
    return contacts.flatMap((contact: { businessName: string; city: string; quartier: string | null }) =>
      contact.businessName === businessName
        ? [[contact.quartier, contact.city].filter(Boolean).join(', ')]
        : [],
    );
  }

  it.each([
    ['the main one', { region: 'south-west', city: 'buea' }, 'Molyko, buea'],
    ['another town', { region: 'littoral', city: 'douala' }, 'Akwa, douala'],
    ['the country', {}, 'Molyko, buea'],
    [
      'its name in another town',
      { search: businessName, region: 'littoral', city: 'douala' },
      'Akwa, douala',
    ],
    ['a quartier in words', { search: `${businessName} Bonabéri` }, 'Bonabéri, douala'],
  ])('is found once in %s, at that address', async (_, query, address) => {
    for (const sort of ['relevance', 'name', 'newest', 'nearest']) {
      expect(await found({ ...query, sort }), sort).toEqual([address]);
    }
  });

  it('is shown at the address that is near to whoever looks in the country', async () => {
    const near = await registerMember({ type: 'buyer', region: 'littoral', city: 'edea' });
    expect(await found({ search: businessName }, near)).toEqual(['edea']);
  });

  it('says all its addresses on its page, and in data for search engines', async () => {
    const html = (await readPage(`/business/${member.user.slug}`, 'en')).html;
    for (const text of ['Molyko', 'Akwa', 'Bonabéri', 'Edea']) expect(html).toContain(text);
    expect(html).not.toContain('Face au pont');
    expect(html.match(/"PostalAddress"/g)).toHaveLength(5);
  });

  it('is on the open page of its trade in each of its towns, once', async () => {
    for (const town of ['buea', 'douala', 'edea']) {
      const { html } = await readPage(`/categories/plumbers/${town}`);
      // Paid premium stands first, the newest before the others.
      expect(html.split(`href="/business/${member.user.slug}"`), town).toHaveLength(2);
    }
  });

  it('leaves its other places when premium ends, and is back in them when it is paid again', async () => {
    const plan = (name: string) =>
      sql('update subscriptions set plan = $1 where user_id = $2', [name, member.user._id]);
    await plan('basic');
    expect(await found({ region: 'littoral', city: 'douala', search: businessName, exact: true })).toEqual(
      [],
    );
    expect(await found({ search: businessName })).toEqual(['Molyko, buea']);
    const kept = (await member.client.rest('GET', '/auth/me')).body.data.user.locations;
    expect(kept).toHaveLength(5);
    await plan('premium');
    expect(await found({ region: 'littoral', city: 'douala', search: businessName })).toEqual([
      'Akwa, douala',
    ]);
  });
});
