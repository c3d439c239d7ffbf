import { describe, expect, it } from 'vitest';
import { messages as en } from '../../worker/src/open-pages/messages/en.ts';
import { messages as fr } from '../../worker/src/open-pages/messages/fr.ts';
import { insertSellers, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { useBrowser } from '../setup/page.ts';
import { readPrinted } from '../setup/read-printed.ts';
import { addresses } from '../setup/shared-application.ts';
import { visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const longestName = `${'Établissements Nkoulou et Frères, menuiserie générale '.repeat(3).slice(0, 119)}.`;

const visits = [
  { language: 'fr', width: 360, name: 'Chez Ngono', quartier: 'Akwa' },
  {
    language: 'en',
    width: 360,
    name: longestName,
    quartier: 'Carrefour des Trois Boutiques, entrée de la carrière, derrière la vieille gare',
  },
  { language: 'en', width: 1280, name: 'Chez Ngono', quartier: null },
  { language: 'fr', width: 1280, name: longestName, quartier: 'Akwa' },
] as const;

describe.each(visitsOf(import.meta.filename, visits))(
  'the poster in $language at $width px',
  ({ language, width, name, quartier }) => {
    it('is one printed page, whose code leads to the business', async () => {
      const { ids } = await insertSellers(1);
      const [seller] = await sql<{ slug: string; short_code: string }>(
        'update listings set business_name = $1, quartier = $2 where user_id = $3 returning slug, short_code',
        [name, quartier, ids[0]],
      );
      const { page, problems } = await open({ language, width });
      await page.goto(`/business/${seller?.slug}/poster`);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText(en.poster.scan).waitFor();
      await page.getByText(fr.poster.scan).waitFor();
      await expectWhole(page);

      const { pages, size, codes } = await readPrinted(await page.pdf({ preferCSSPageSize: true }));
      expect([pages, size]).toEqual([1, 'A4']);
      expect(codes).toHaveLength(1);
      expect(codes[0]).toMatch(new RegExp(`^https?://[^/]+/b/${seller?.short_code}$`));
      const { pathname } = new URL(codes[0] ?? '');
      await page.goto(new URL(pathname, addresses.url).href);
      await page.waitForURL(`**/business/${seller?.slug}`);
      expect(problems).toEqual([]);
    });
  },
);

it('has a button that prints, and none where no script runs', async () => {
  const { ids } = await insertSellers(1);
  const [seller] = await sql<{ slug: string }>('select slug from listings where user_id = $1', [ids[0]]);
  const address = `/business/${seller?.slug}/poster`;
  const { page, context } = await open({ language: 'fr' });
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.append('printed') }));
  await page.goto(address);
  await page.getByRole('button', { name: fr.poster.print }).click();
  await page.getByText('printed').waitFor();
  await context.close();
  const plain = await open({ language: 'fr', javaScriptEnabled: false });
  await plain.page.goto(address);
  await plain.page.getByText(fr.poster.hint).waitFor();
  expect(await plain.page.getByRole('button').count()).toBe(0);
  await plain.context.close();
});
