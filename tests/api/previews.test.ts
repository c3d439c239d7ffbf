import { describe, expect, it } from 'vitest';
import { insertSellers, leadSellers, registerMember, sql } from '../factories.ts';
import { plainPages } from '../setup/page-routes.ts';
import { sample } from '../setup/pictures/samples.ts';
import { addresses } from '../setup/shared-application.ts';
import cases from './previews.json' with { type: 'json' };

const { url } = addresses;
const headers = { 'user-agent': 'WhatsApp/2.23.20.0 A' };
const readBytes = 12_000;
const mostPictureBytes = 100_000;

const { ids } = await insertSellers(3);
await leadSellers(ids);
const [seller = { slug: '', code: '', name: '' }] = await sql<{ slug: string; code: string; name: string }>(
  'select slug, short_code as code, business_name as name from listings where user_id = $1',
  [ids[0]],
);
const named = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, name) => seller[name as keyof typeof seller] ?? '');

/** What WhatsApp reads of a link: the beginning of the document that it leads to. */
async function look(path: string) {
  const answer = await fetch(url + path, { headers });
  const html = Buffer.from(await answer.arrayBuffer())
    .subarray(0, readBytes)
    .toString();
  const tag = (name: string) => {
    const found = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`).exec(html)?.[1];
    return found?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  };
  return { status: answer.status, html, tag };
}

/** The type of a picture by its first bytes, with its size. */
function measure(bytes: Buffer): [type: string, width: string, height: string] {
  if (bytes.subarray(1, 4).toString() === 'PNG')
    return ['image/png', String(bytes.readUInt32BE(16)), String(bytes.readUInt32BE(20))];
  expect(bytes.readUInt16BE(0)).toBe(0xffd8);
  let at = 2;
  // Segments of a JPEG, up to the one that says how large it is.
  while (![0xffc0, 0xffc1, 0xffc2].includes(bytes.readUInt16BE(at))) at += 2 + bytes.readUInt16BE(at + 2);
  return ['image/jpeg', String(bytes.readUInt16BE(at + 7)), String(bytes.readUInt16BE(at + 5))];
}

async function expectPreview({ status, html, tag }: Awaited<ReturnType<typeof look>>, language: string) {
  expect(status).toBe(200);
  expect(html).toMatch(/<title>[^<]{4,}<\/title>/);
  for (const name of ['description', 'og:title', 'og:description', 'og:image:alt'])
    expect(tag(name), name).toMatch(/^[^<>"]{4,}$/);
  expect(tag('og:locale')).toBe(`${language}_CM`);
  expect(tag('og:url')).toMatch(/^http:/);
  expect(tag('twitter:card')).toBe('summary_large_image');
  const picture = await fetch(new URL(new URL(tag('og:image') ?? '').pathname, url), { headers });
  const bytes = Buffer.from(await picture.arrayBuffer());
  const said = [tag('og:image:type'), tag('og:image:width'), tag('og:image:height')];
  expect([picture.status, picture.headers.get('content-type'), ...measure(bytes)]).toEqual([
    200,
    said[0],
    ...said,
  ]);
  expect(said.slice(1)).toEqual(['1200', '630']);
  expect(bytes.byteLength).toBeLessThan(mostPictureBytes);
}

it.each(cases as [string, string, string][])('%s shows WhatsApp %s', async (path, title, address) => {
  const seen = await look(named(path));
  await expectPreview(seen, path.includes('lang=fr') ? 'fr' : 'en');
  expect(seen.tag('og:title')).toMatch(new RegExp(named(title)));
  expect(seen.tag('og:url')).toBe(url + named(address));
});

// What somebody may pass on, and is about nobody.
const pages = plainPages
  .filter(({ isForMembers, path }) => !isForMembers && path !== '/offline')
  .map(({ path }) => path);

it.each(pages)('%s has whatever a preview is made of, in both languages', async (path) => {
  for (const language of ['en', 'fr']) await expectPreview(await look(`${path}?lang=${language}`), language);
});

describe('the picture of a business', () => {
  it('goes with its link as a JPEG of the size that is said, and with it alone', async () => {
    const { client, user } = await registerMember({ type: 'seller' });
    const sent = { rawBody: sample('jpeg'), headers: { 'content-type': 'image/jpeg' } };
    expect((await client.rest('PUT', '/auth/profile/picture', sent)).status).toBe(200);
    await leadSellers([user._id]);
    const seen = await look(`/business/${user.slug}?lang=fr`);
    await expectPreview(seen, 'fr');
    const { pathname } = new URL(seen.tag('og:image') ?? '');
    expect(pathname).toMatch(/^\/pictures\/[0-9a-f]{32}-link$/);
    expect((await fetch(url + pathname.replace(/.{6}-link/, '000000-link'))).status).toBe(404);
  });
});

describe('the canonical address', () => {
  it.each([
    ['/about', 'fr', '/about'],
    ['/about?lang=fr', 'en', '/about?lang=fr'],
    ['/about?lang=fr.', 'en', '/about?lang=fr'],
    ['/about?lang=en', 'fr', '/about'],
    ['/guide?utm_source=x', 'fr', '/how-it-works'],
    ['/categories/plumbers/douala', 'fr', '/categories/plumbers/douala'],
    ['/categories/plumbers/douala?lang=fr', 'fr', '/categories/plumbers/douala?lang=fr'],
  ])('of %s, read in %s, is %s', async (path, language, canonical) => {
    // Drawn, and as it is kept.
    for (let turn = 0; turn < 2; turn += 1) {
      const html = await (await fetch(url + path, { headers: { 'accept-language': language } })).text();
      const hrefOf = (of: string) => new RegExp(`<link rel="${of}" href="([^"]*)"`).exec(html)?.[1];
      expect(hrefOf('canonical')).toBe(url + canonical);
      const bare = canonical.replace(/\?.*/, '');
      expect(hrefOf('alternate" hrefLang="x-default')).toBe(url + bare);
      expect(hrefOf('alternate" hrefLang="fr')).toBe(`${url}${bare}?lang=fr`);
    }
  });
});
