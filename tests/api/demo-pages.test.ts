import { serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { expect, it } from 'vitest';
import { useTestApplication } from '../setup/use-test-application.ts';

// Sitemaps are kept for an hour: those of another test's Worker may be older.
const own = useTestApplication('demo-pages');
const described = 'Fuites, chauffe-eau et sanitaires, à domicile';

it('engines may list invented people on this machine alone, and everybody else wherever the site is', async () => {
  const { services, worker: local } = own.application;
  const { insertSellers, sql } = own.people;
  const { ids } = await insertSellers(2);
  const [invented = '', real = ''] = ids;
  await sql(
    `update listings set page_told_at = now() - interval '80 hours', description = $2 where user_id = any ($1)`,
    [ids, described],
  );
  await sql(`update users set email = id || '@example.com' where id = $1`, [real]);
  const listings = await sql<{ user_id: string; slug: string; range: number }>(
    'select user_id, slug, ceil(search_key / 50000.0)::int as range from listings where user_id = any ($1)',
    [ids],
  );
  // What browsers are sent goes to no catcher there.
  const { PUSH_ENDPOINT: _, ...vars } = services.vars;
  const deployed = await serveWorker({
    vars: { ...vars, PUBLIC_URL: 'http://mboalink.example', PROOF_OF_WORK_ITERATIONS: '5000' },
  });
  const isListed = async (url: string, owner: string) => {
    const { slug, range } = listings.find(({ user_id }) => user_id === owner) ?? {};
    const read = async (path: string) => (await fetch(url + path)).text();
    const page = await read(`/business/${slug}`);
    expect(page).toContain(described);
    return [
      !page.includes('noindex'),
      (await read(`/sitemaps/businesses-${range}.xml`)).includes(`/${slug}<`),
    ];
  };
  try {
    expect(await isListed(local.url, invented)).toEqual([true, true]);
    expect(await isListed(local.url, real)).toEqual([true, true]);
    expect(await isListed(deployed.url, invented)).toEqual([false, false]);
    expect(await isListed(deployed.url, real)).toEqual([true, true]);
  } finally {
    await deployed.stop();
  }
});
