import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/business.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/business.json' with { type: 'json' };
import { insertSellers, leadSellers, newHost, registerMember, sql } from '../factories.ts';
import { expectFit, expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { readPrinted } from '../setup/read-printed.ts';
import { addresses } from '../setup/shared-application.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

// In a town of its own: in one where other tests bring sellers, theirs would come first.
const { word, ids } = await insertSellers(25, { city: 'nkongsamba' });
await leadSellers(ids);
await sql('select apply_listing_changes(100000)');
const [seller] = await sql<{ slug: string; short_code: string; business_name: string }>(
  `update listings set landmark = 'Face au marché', landmark_on_page = true, quartier = 'Ekel-Ko',
     opening_hours = '{"mon":[["08:00","18:00"]],"tue":[["08:00","18:00"]]}',
     prices = '[{"label":"Fuite","fromXaf":5000}]'
   where user_id = $1 returning slug, short_code, business_name`,
  [ids[0]],
);
const business = `/business/${seller?.slug}`;

const worded = {
  en: {
    texts: en,
    category: 'Plumbing & Water',
    trade: 'Plumbers',
    title: 'Plumbers in Nkongsamba',
    monday: 'Monday',
  },
  fr: {
    texts: fr,
    category: 'Plomberie et eau',
    trade: 'Plombiers',
    title: 'Plombiers à Nkongsamba',
    monday: 'Lundi',
  },
};

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** A text of ours with a value in it. */
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

describe.each(visitsOf(import.meta.filename, visits))(
  'the pages of trades and businesses in $language at $width px',
  ({ language, width }) => {
    const { texts, category, trade, title, monday } = worded[language];

    it('lead from all trades to a town, from page to page and to a business, without a script', async () => {
      const { page, problems } = await open({ language, width, javaScriptEnabled: false });
      // Other tests have looked at these pages before there was anybody here.
      await page.setExtraHTTPHeaders(newHost());
      await page.goto('/categories');
      await expectFit(page);
      await page.locator('summary', { hasText: category }).click();
      await page.getByRole('link', { name: new RegExp(`^${trade} \\d`) }).click();
      await heading(page, new RegExp(filled(texts.trade.inCountry, { trade })));
      await page
        .getByRole('navigation', { name: filled(texts.trade.byTown, { trade }) })
        .getByRole('link', { name: /^Nkongsamba/ })
        .first()
        .click();
      await heading(page, new RegExp(title));
      expect(
        await page
          .getByRole('link', { name: filled(texts.card.writeTo, { name: '' }).trim().slice(0, 8) })
          .count(),
      ).toBe(20);
      await expectFit(page);
      await page.getByRole('link', { name: texts.paging.after }).click();
      await page.waitForURL(/page=2$/);
      await page.getByRole('searchbox').fill(word);
      await page.getByRole('searchbox').press('Enter');
      await page
        .getByRole('link', { name: new RegExp(`^${word} \\d+$`) })
        .first()
        .click();
      await page.waitForURL('**/business/*');
      await heading(page, new RegExp(`^${word} \\d+$`));
      expect(problems).toEqual([]);
    });

    it('lead a visitor from a business to its number by way of registration', async () => {
      const { page, problems } = await open({ language, width });
      await page.goto(business);
      await heading(page, seller?.business_name ?? '');
      await page.getByText(/5\s000\sFCFA/).waitFor();
      await page.locator('summary', { hasText: texts.business.week }).click();
      await page.getByRole('rowheader', { name: monday }).waitFor();
      await page.getByText('Ekel-Ko, Face au marché').waitFor();
      await expectWhole(page);
      // One green button, in reach wherever somebody reads.
      const button = page.getByRole('link', { name: texts.business.write });
      const box = await button.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      await button.click();
      await page.waitForURL('**/register?next=*');
      expect(new URL(page.url()).searchParams.get('next')).toContain(`contact=${seller?.slug}`);
      expect(problems).toEqual([]);
    });
  },
);

it('a member is led to the contact at once', async () => {
  const { page } = await openAs(open, await registerMember({ type: 'buyer' }), business, { language: 'fr' });
  await page.getByRole('link', { name: fr.business.write }).click();
  await page.waitForURL(`**/find-contact?contact=${seller?.slug}*`);
});

it('says of a page that nobody has that nobody is there', async () => {
  const { page } = await open({ language: 'fr', javaScriptEnabled: false });
  await page.goto('/business/nobody-here');
  await heading(page, fr.absent.title);
});

it('fetches a picture by a key where data are saved, in the room that was kept', async () => {
  const picture = crypto.randomUUID().replaceAll('-', '');
  await sql('update listings set profile_picture = $1 where user_id = $2', [picture, ids[1]]);
  const [pictured] = await sql<{ slug: string }>('select slug from listings where user_id = $1', [ids[1]]);
  const { page, context } = await open({ language: 'fr' });
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/business/${pictured?.slug}`);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(`/pictures/${picture}`);
  await page.getByText(fr.business.showPicture).click();
  await expect.poll(() => asked).toContain(`/pictures/${picture}`);
});

const longestName = `${'Établissements Nkoulou et Frères, menuiserie générale '.repeat(3).slice(0, 119)}.`;

it.each([
  ['Chez Ngono', ids[2]],
  [longestName, ids[3]],
])('the poster of %s is one printed page, whose code leads to the business', async (name, id) => {
  await sql('update listings set business_name = $1 where user_id = $2', [name, id]);
  const [poster] = await sql<{ slug: string; short_code: string }>(
    'select slug, short_code from listings where user_id = $1',
    [id],
  );
  const { page, problems } = await open({ language: 'fr' });
  await page.goto(`/business/${poster?.slug}/poster`);
  await heading(page, name);
  await page.getByText(fr.poster.scan).waitFor();
  await page.getByText(en.poster.scan).waitFor();
  await expectWhole(page);
  const { pages, size, codes } = await readPrinted(await page.pdf({ preferCSSPageSize: true }));
  expect([pages, size]).toEqual([1, 'A4']);
  expect(codes).toEqual([expect.stringMatching(new RegExp(`^https?://[^/]+/b/${poster?.short_code}$`))]);
  await page.goto(new URL(new URL(codes[0] ?? '').pathname, addresses.url).href);
  await page.waitForURL(`**/business/${poster?.slug}`);
  expect(problems).toEqual([]);
});
