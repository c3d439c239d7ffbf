import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { insertSellers, type Member, registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { inTurn, isLong } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';
import { visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const worded = {
  en: { accounts: accountsEn, directory: directoryEn, search: searchEn, settings: settingsEn },
  fr: { accounts: accountsFr, directory: directoryFr, search: searchFr, settings: settingsFr },
};

let seller: Member;
let buyer: Member;
let word: string;

beforeAll(async () => {
  seller = await registerMember({ businessName: 'Atelier de l’Exemple' });
  buyer = await registerMember({ type: 'buyer' });
  word = (await insertSellers(4)).word;
});

/** Tall enough that no bar fixed to the screen's edge lies over anything. */
async function expectNothing(page: Page, where: string) {
  await page.setViewportSize({ width: 360, height: 6400 });
  await expectWhole(page, where);
}

/** Every page that search engines may know, from the sitemap. */
const sitemap = await (await fetch(new URL('/sitemap.xml', addresses.url))).text();
const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');

const everyVisit = (['en', 'fr'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })),
);

// Each language and each colour scheme once; together in the long run.
const visits = everyVisit.filter(
  ({ language, colorScheme }) => isLong || (language === 'en') === (colorScheme === 'light'),
);

/** By `npm test` a third of the pages, in turn. */
const pagesOf = (turn: number) => inTurn([...listed, '/nowhere'], turn, 6);

describe.each(visits)('axe and the width of a phone find nothing in $language, $colorScheme', (visit) => {
  it.each(pagesOf(visits.indexOf(visit)))('on %s', async (path) => {
    const { page } = await open(visit);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectNothing(page, path);
  });

  it('on the code screen', async () => {
    const { accounts } = worded[visit.language];
    const { user } = await registerMember();
    const { page } = await open(visit);
    await page.goto('/login');
    await page.getByLabel(accounts.fields.email).fill(user.email);
    await page.getByLabel(accounts.fields.whatsapp).fill(user.whatsapp.slice(3));
    await page.getByRole('button', { name: accounts.login.send }).click();
    await page.getByText(accounts.code.sentTo).waitFor();
    await expectNothing(page, 'code screen');
  });
});

describe.each(visitsOf(import.meta.filename, visits))(
  'nor behind a sign-in, in $language, $colorScheme',
  (visit) => {
    it('on the search, its filters and the cost of a number', async () => {
      const { directory, search } = worded[visit.language];
      const opened = await open(visit);
      const { page } = opened;
      await signInAs(opened, seller);
      await page.goto(`/find-contact?search=${word}`);
      await page.getByRole('button', { name: directory.card.show }).first().waitFor();
      await expectNothing(page, 'results');
      await page.getByRole('button', { name: new RegExp(`^${search.filters.title}`) }).click();
      await page.getByRole('dialog').waitFor();
      await expectNothing(page, 'filters');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: directory.card.show }).first().click();
      await page.getByRole('button', { name: search.reveal.open }).waitFor();
      await expectNothing(page, 'cost of a number');
    });

    it.each(['seller', 'buyer'] as const)('on the dashboard of a %s', async (who) => {
      const opened = await open(visit);
      await signInAs(opened, who === 'seller' ? seller : buyer);
      await opened.page.goto('/dashboard');
      await opened.page.getByRole('heading', { level: 1 }).waitFor();
      await opened.page.getByRole('heading', { level: 2 }).first().waitFor();
      await expectNothing(opened.page, `dashboard of a ${who}`);
      await opened.page.context().close();
    });

    it('on the profile, its form and the settings', async () => {
      const opened = await open(visit);
      const { page } = opened;
      await signInAs(opened, seller);
      await page.goto('/profile');
      await page.locator('#edit-listing').waitFor();
      await expectNothing(page, 'profile');
      await page.locator('#edit-listing').click();
      await page.getByRole('textbox').first().waitFor();
      await expectNothing(page, 'form of the profile');
      await page.goto('/settings');
      await page.getByRole('switch').first().waitFor();
      await expectNothing(page, 'settings');
    });

    it('on the dialogs of the settings', async () => {
      const { settings } = worded[visit.language];
      const opened = await open(visit);
      const { page } = opened;
      await signInAs(opened, buyer);
      await page.goto('/settings');
      for (const name of [
        settings.contact.changeEmail,
        settings.contact.changeWhatsapp,
        settings.type.change,
        settings.devices.everywhere,
        settings.leave.open,
      ]) {
        await page.getByRole('button', { name, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await expectNothing(page, name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
    });
  },
);
