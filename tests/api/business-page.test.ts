import { beforeAll, describe, expect, it } from 'vitest';
import { insertSellers, readPage, registerMember, sql } from '../factories.ts';
import { databaseRequests } from '../setup/client.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

type Listing = { slug: string; short_code: string; whatsapp: string; email: string };

/** A seller who can be found. */
async function newSeller(columns: Record<string, unknown> = {}) {
  const { ids } = await insertSellers(1);
  for (const [name, value] of Object.entries(columns)) {
    await sql(`update listings set ${name} = $1 where user_id = $2`, [value, ids[0]]);
  }
  const [seller] = await sql<Listing>(
    'select slug, short_code, whatsapp, email from listings join users on users.id = user_id where user_id = $1',
    [ids[0]],
  );
  if (!seller) throw new Error('no seller was written');
  return { ...seller, id: ids[0] ?? '' };
}

describe('the page of a business', () => {
  const details = {
    business_name: 'Chez <Ngono> & Fils',
    description: 'Portes </script><script>alert(1)</script> sur mesure',
    opening_hours: JSON.stringify({ mon: [['08:00', '18:00']], sat: [['18:00', '02:00']] }),
    prices: JSON.stringify([{ label: 'Armoire', fromXaf: 60_000 }]),
    languages: ['fr', 'pcm'],
    quartier: 'Akwa',
    landmark: 'Derrière la station',
    item_slugs: ['leaks-and-repairs'],
  };
  let seller: Awaited<ReturnType<typeof newSeller>>;
  beforeAll(async () => {
    seller = await newSeller(details);
  });

  it('says in one request what the business tells of itself, without its number and address', async () => {
    const { status, headers, text, html } = await readPage(`/business/${seller.slug}`);
    expect(status).toBe(200);
    expect(databaseRequests(headers)).toBe(1);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    for (const told of [
      'Chez &lt;Ngono&gt; &amp; Fils',
      'Akwa',
      'Fuites et dépannage',
      'Lundi',
      '08:00\u00a0–\u2060\u00a018:00',
      'pidgin',
    ]) {
      expect(html).toContain(told);
    }
    expect(html).toMatch(/Armoire<\/dt><dd[^>]*>dès 60\s000\sFCFA/);
    for (const kept of [
      '<script>alert',
      seller.whatsapp.slice(4),
      seller.email,
      seller.id,
      'Derrière la station',
    ])
      expect(text.includes(kept), kept).toBe(false);
    const { html: english } = await readPage(`/business/${seller.slug}`, 'en');
    expect(english).toContain('Opening hours');
  });

  it('is known to search engines from 72 hours after its owner was told, if it has something to say', async () => {
    const isHidden = async () =>
      (await readPage(`/business/${seller.slug}`)).html.includes('<meta name="robots" content="noindex"/>');
    const told = (hours: number) =>
      sql('update listings set page_told_at = now() - make_interval(hours => $2) where user_id = $1', [
        seller.id,
        hours,
      ]);
    expect(await isHidden()).toBe(true);
    await told(71);
    expect(await isHidden()).toBe(true);
    await told(73);
    expect(await isHidden()).toBe(false);
    await sql("update listings set description = 'Portes' where user_id = $1", [seller.id]);
    expect(await isHidden()).toBe(true);
    await sql('update listings set description = $2 where user_id = $1', [seller.id, details.description]);
  });

  it('leads to its number, to its report, and to WhatsApp with its short link', async () => {
    const { html } = await readPage(`/business/${seller.slug}`);
    const beside = '?trade=plumbers&amp;town=douala"';
    expect(html).toContain(`href="/business/${seller.slug}/number${beside}`);
    expect(html).toContain(`href="/business/${seller.slug}/report${beside}`);
    expect(html).toContain(encodeURIComponent(`/b/${seller.short_code}`));
    expect(html).toContain(encodeURIComponent('Chez <Ngono> & Fils, Plombier à Douala'));
    expect(html).toMatch(/href="\/categories\/plumbers\/douala"[^>]*>Tout voir\s: Plombiers à Douala/);
    const { status, headers } = await readPage(`/b/${seller.short_code}`);
    expect([status, headers.get('location')]).toEqual([301, `/business/${seller.slug}`]);
    // None of the letters and digits that look like another.
    expect(seller.short_code).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
  });

  it.each([
    ['number', '', '/register'],
    ['report', '&report=1', '/login'],
  ])('leads members to its %s, and visitors there by way of %s%s', async (wanted, more, signInPage) => {
    const address = new URL(`/business/${seller.slug}/${wanted}?trade=plumbers&town=douala`, url);
    const contact = `/find-contact?contact=${seller.slug}${more}&category=plumbing-and-water&subcategory=plumbers&region=littoral&city=douala`;
    const { client } = await registerMember();
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    const led = await fetch(address, { headers: { cookie }, redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([302, contact]);
    expect(led.headers.get('cache-control')).toMatch(/^private/);
    const visited = await fetch(address, { redirect: 'manual' });
    const [page, query] = (visited.headers.get('location') ?? '').split('?');
    expect([visited.status, page, new URLSearchParams(query).get('next')]).toEqual([
      302,
      signInPage,
      contact,
    ]);
    expect(visited.headers.get('cache-control')).toMatch(/^private/);
  });

  it('leads nowhere else, whatever its address says', async () => {
    const led = async (path: string) => {
      const { status, headers } = await fetch(new URL(path, url), { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    const strange = '?trade=%0d%0aX:1&town=//evil.example';
    expect(await led(`/business/${seller.slug}/number${strange}`)).toEqual([
      302,
      `/register?next=${encodeURIComponent(`/find-contact?contact=${seller.slug}`)}`,
    ]);
    expect(await led(`/business/%2F%2Fevil.example/number${strange}`)).toEqual([404, null]);
  });

  it('has a poster that says its short link, as a code and in letters', async () => {
    const { status, headers, text, html } = await readPage(`/business/${seller.slug}/poster`);
    expect(status).toBe(200);
    expect(databaseRequests(headers)).toBe(1);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`<p class="[^"]+">[^/<]+/b/${seller.short_code}</p>`));
    expect(html).toMatch(new RegExp(`aria-label="Code QR\\s: [^/"]+/b/${seller.short_code}"`));
    expect(text).not.toContain(seller.whatsapp.slice(4));
  });

  it.each([
    ['closed it', { open_page: false }],
    ['was not told of it', { page_told_at: null }],
    ['cannot be found', { visible_until: '-infinity' }],
  ])('is as unknown as any other address where its owner %s', async (_, columns) => {
    const { slug, short_code } = await newSeller(columns);
    const unknown = await readPage('/business/nobody-here');
    const closed = await readPage(`/business/${slug}`);
    const around = [`/b/${short_code}`, `/business/${slug}/poster`, '/business/nobody-here/poster'].map(
      (path) => readPage(path),
    );
    const statuses = (await Promise.all(around)).map(({ status }) => status);
    expect([closed.status, unknown.status, ...statuses]).toEqual([404, 404, 404, 404, 404]);
    expect(closed.html.replaceAll(slug, 'nobody-here')).toBe(unknown.html);
    expect(unknown.html).toContain('Cette page n’est pas ouverte en ce moment');
    expect(unknown.html).toContain('type="search"');
  });
});
