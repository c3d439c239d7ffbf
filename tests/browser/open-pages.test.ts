import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as dashboardEn } from '../../web/src/i18n/en/dashboard.ts';
import { messages as homeEn } from '../../web/src/i18n/en/home.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as dashboardFr } from '../../web/src/i18n/fr/dashboard.ts';
import { messages as homeFr } from '../../web/src/i18n/fr/home.ts';
import { messages as loginFr } from '../../web/src/i18n/fr/login.ts';
import { messages as openEn } from '../../worker/src/open-pages/messages/en.ts';
import { messages as openFr } from '../../worker/src/open-pages/messages/fr.ts';
import { insertSellers, leadSellers, newHost, readCode, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { fillRegistration, registered } from '../setup/fill-registration.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

// In a town of its own: in one where other tests bring sellers, theirs would come first.
const { word, ids } = await insertSellers(25, { city: 'nkongsamba' });
await leadSellers(ids);
await sql('select apply_listing_changes(100000)');

const worded = {
  en: {
    ...{ accounts: accountsEn, dashboard: dashboardEn, home: homeEn, texts: openEn },
    category: 'Plumbing & Water',
    trade: 'Plumbers',
    asked: 'plumber Nkongsamba',
    title: 'Plumbers in Nkongsamba',
  },
  fr: {
    ...{ accounts: accountsFr, dashboard: dashboardFr, home: homeFr, texts: openFr },
    category: 'Plomberie et eau',
    trade: 'Plombiers',
    asked: 'plombier Nkongsamba',
    title: 'Plombiers à Nkongsamba',
  },
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectFit(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

describe.each(visitsOf(import.meta.filename, visits))(
  'the open pages in $language at $width px',
  ({ language, width }) => {
    const { accounts, dashboard, home, texts, category, trade, asked, title } = worded[language];

    it('lead from all trades to a town and from page to page, without a script', async () => {
      const { page, problems } = await open({ language, width, javaScriptEnabled: false });
      // Other tests have looked at these pages before there was anybody here.
      await page.setExtraHTTPHeaders(newHost());
      await page.goto('/categories');
      await expectFit(page);
      await page.locator('summary', { hasText: category }).click();
      await page.getByRole('link', { name: trade, exact: true }).click();
      await heading(page)
        .filter({ hasText: texts.trade.inCountry(trade) })
        .waitFor();
      await expectFit(page);
      const towns = page.getByRole('navigation', { name: texts.trade.byTown(trade) });
      // Several towns stand in a line.
      const links = await towns.getByRole('link').count();
      expect((await towns.boundingBox())?.height).toBeLessThan(50 + 25 * links);
      await towns.getByRole('link', { name: 'Nkongsamba', exact: true }).click();
      await heading(page).filter({ hasText: title }).waitFor();
      expect(await page.getByRole('link', { name: texts.card.show }).count()).toBe(20);
      await page.getByRole('link', { name: texts.paging.after }).click();
      await page.waitForURL(/page=2$/);
      await expectFit(page);
      await page
        .getByRole('navigation', { name: texts.here })
        .getByRole('link', { name: texts.trades })
        .click();
      await page.getByRole('searchbox').fill(word);
      await page.getByRole('searchbox').press('Enter');
      await page
        .getByRole('heading', { name: new RegExp(`^${word} \\d+$`) })
        .first()
        .waitFor();
      await expectFit(page);
      expect(problems).toEqual([]);
    });

    it('lead a visitor from the search of the home page to the number', async () => {
      const { page, problems } = await open({ language, width });
      await page.goto('/');
      await page.getByRole('textbox', { name: home.search.what }).fill(asked);
      await page.getByRole('textbox', { name: home.search.what }).press('Enter');
      await page.waitForURL('**/categories/plumbers/nkongsamba');
      const card = page.getByRole('listitem').filter({ hasText: word }).first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await expectWhole(page);
      await card.getByRole('link', { name: texts.card.show }).click();
      await page.waitForURL('**/register?next=*');
      await page.getByText(accounts.redirected.accessContacts).waitFor();
      if (width === 360) {
        const code = await readCode(await fillRegistration(page, language, 'buyer'));
        for (const digit of code) await page.keyboard.type(digit);
        await page.getByText(registered[language].title).waitFor();
        await page.getByRole('link', { name: registered[language].number }).click();
        await page.waitForURL('**/find-contact?*');
        const contact = page.getByRole('article').filter({ hasText: name }).first();
        await contact.waitFor();
        const [seller] = await sql<{ whatsapp: string }>(
          'select whatsapp from users join listings on user_id = id where business_name = $1',
          [name],
        );
        const digits = (seller?.whatsapp ?? '').slice(-9);
        await expect.poll(async () => (await contact.textContent())?.replace(/\D/g, '')).toContain(digits);
      }
      expect(problems).toEqual([]);
    });

    it('are opened from a member’s quick actions', async () => {
      const opened = await open({ language, width });
      await signInAs(opened, await registerMember());
      await opened.page.goto('/dashboard');
      await opened.page.getByRole('link', { name: dashboard.actions.categories }).click();
      await heading(opened.page).filter({ hasText: texts.categories.heading }).waitFor();
      await opened.page.goBack();
      await opened.page.getByRole('link', { name: dashboard.actions.categories }).waitFor();
      expect(opened.problems).toEqual([]);
    });
  },
);

it('stay in the language that a reader changes, into registration, whatever they chose in the client before', async () => {
  const { page, problems } = await open({ language: 'en' });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('preferred-language', 'en'));
  await page.goto('/categories/plumbers');
  await page.getByRole('link', { name: 'FR Français' }).click();
  await heading(page).filter({ hasText: 'Plombiers' }).waitFor();
  await page.getByRole('link', { name: openFr.trades }).first().click();
  await heading(page).filter({ hasText: openFr.categories.heading }).waitFor();
  for (const [link, title] of [
    [openFr.register, accountsFr.register.title],
    [openFr.login, loginFr.title],
  ] as const) {
    await page.goto('/categories');
    await page.getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('main').getByText(title).first().waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('fr');
  }
  expect(problems).toEqual([]);
});
