import { expect, it } from 'vitest';
import { insertSellers, readPage, sql } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';

/** What the link to a page shows where it is shared. */
async function shared(path: string) {
  const { html } = await readPage(path, 'en');
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`).exec(html)?.[1];
  const address = new URL(tag('og:image') ?? '');
  return {
    path: address.pathname,
    alt: tag('og:image:alt'),
    width: tag('og:image:width'),
    card: tag('twitter:card'),
  };
}

it('the page of a business is shared with its own picture, else with that of its sector', async () => {
  const { ids } = await insertSellers(1);
  const [seller] = await sql<{ slug: string; business_name: string }>(
    'select slug, business_name from listings where user_id = $1',
    [ids[0]],
  );
  const path = `/business/${seller?.slug}`;
  expect((await shared(path)).path).toMatch(/^\/assets\/construction-.*\.png$/);
  expect((await fetch(new URL((await shared(path)).path, addresses.url))).status).toBe(200);
  const picture = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  await sql('update listings set profile_picture = $1 where user_id = $2', [picture, ids[0]]);
  expect(await shared(`${path}`)).toEqual({
    path: `/pictures/${picture}-link`,
    alt: seller?.business_name,
    width: '1200',
    card: 'summary_large_image',
  });
});
