import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { installWords } from '../../web/src/i18n/install-words.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { signInAs, untilSheetIsLeft, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const worded = {
  en: { directory: directoryEn, search: searchEn },
  fr: { directory: directoryFr, search: searchFr },
};

/** In the browser: Chrome says that the site can be installed. Answers whether its own bar stays away, as somebody listens. */
function sayInstallable(): boolean {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  Object.assign(event, { prompt: async () => document.body.setAttribute('data-prompted', '') });
  return !dispatchEvent(event);
}

/** Says so again until somebody listens. */
const canBeInstalled = (page: Page) => page.waitForFunction(sayInstallable);

async function openNumber(page: Page, language: 'en' | 'fr', isFirst: boolean) {
  const { directory, search } = worded[language];
  await page
    .getByRole('button', { name: new RegExp(`^${directory.card.show}`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  if (isFirst) await sheet.getByRole('button', { name: search.reveal.open }).click();
  await sheet.getByText(search.reveal.advice).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await untilSheetIsLeft(page);
}

async function searching(visit: (typeof visits)[number]) {
  const { word } = await insertSellers(3);
  const opened = await open(visit);
  const { page } = opened;
  await signInAs(opened, await registerMember({}, visit.language));
  await page.goto(`/find-contact?search=${word}`);
  await page.getByRole('article').first().waitFor();
  return opened;
}

it.each(visitsOf(import.meta.filename, visits))(
  'offers to install the site after the first number, once: $language, $width px',
  async (visit) => {
    const { page, problems } = await searching(visit);
    const { title, install, notNow } = installWords[visit.language];
    const offer = page.getByRole('region', { name: title });
    await canBeInstalled(page);
    expect(await offer.count()).toBe(0);
    await openNumber(page, visit.language, true);
    await offer.getByRole('button', { name: install }).waitFor();
    await offer.getByRole('button', { name: notNow }).click();
    await offer.waitFor({ state: 'detached' });
    await openNumber(page, visit.language, false);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(sayInstallable);
    await openNumber(page, visit.language, false);
    await page.waitForLoadState('networkidle');
    expect(await offer.count()).toBe(0);
    expect(problems).toEqual([]);
  },
);

it('asks the browser to install it', async () => {
  const { page } = await searching({ language: 'fr', width: 360 });
  await canBeInstalled(page);
  await openNumber(page, 'fr', true);
  await page.getByRole('button', { name: installWords.fr.install }).click();
  await page.locator('body[data-prompted]').waitFor();
  expect(await page.getByRole('region', { name: installWords.fr.title }).count()).toBe(0);
});

it('says on an iPhone how it is done, and nothing where it cannot be done', async () => {
  const { page } = await searching({ language: 'fr', width: 360 });
  await page.waitForLoadState('networkidle');
  await openNumber(page, 'fr', true);
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(installWords.fr.title).count()).toBe(0);
  await page.evaluate(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await openNumber(page, 'fr', false);
  await page.getByText(installWords.fr.byHand.text).waitFor();
  await page.getByRole('button', { name: installWords.fr.byHand.understood }).click();
  await page.getByText(installWords.fr.title).waitFor({ state: 'detached' });
});
