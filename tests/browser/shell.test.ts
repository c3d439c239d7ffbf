import { expect, it } from 'vitest';
import en from '../../web/src/locales/en/common.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/common.json' with { type: 'json' };
import { registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { partOf } from '../setup/visits.ts';

const open = useBrowser();
const member = await registerMember();
const messages = { en, fr };

const visits = [768, 1024, 1180, 1280].flatMap((width) =>
  (['fr', 'en'] as const).flatMap((language) =>
    [true, false].map((signedIn) => ({ width, language, signedIn })),
  ),
);

it.each(partOf(import.meta.filename, visits, 3))(
  'the menu stands on one line that fits: %o',
  async ({ width, language, signedIn }) => {
    const opened = await open({ language, width });
    if (signedIn) await signInAs(opened, member);
    const { page } = opened;
    await page.goto('/about');
    const bar = page.getByRole('banner');
    const { nav } = messages[language];
    await bar.getByRole('link', { name: signedIn ? nav.dashboard : nav.register, exact: true }).waitFor();
    const boxes = await bar
      .locator('a:visible, summary:visible')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right, height }) => ({ left, right, height })),
      );
    for (const [index, { left, right, height }] of boxes.entries()) {
      expect(height).toBeLessThanOrEqual(48);
      // Nothing overlaps: each begins where the one before has ended.
      expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
      expect(right).toBeLessThanOrEqual(width - 16);
    }
  },
);

it('offers a visitor the whole menu on a phone, in its order, without a script', async () => {
  const { page } = await open({ language: 'en', javaScriptEnabled: false });
  await page.goto('/');
  await page.getByLabel(en.nav.openMenu).click();
  const menu = page.getByRole('navigation', { name: en.nav.main });
  const links = (await menu.getByRole('link').allTextContents()).slice(0, 7);
  expect(links).toEqual([
    ...['Home', 'Find Contact', 'How It Works', 'Pricing'],
    ...['About', 'Login', 'Register'],
  ]);
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
});

it('closes the menu by Escape, and by a press beside it', async () => {
  const { page } = await open({ language: 'fr' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const opener = page.getByLabel(fr.nav.openMenu);
  const menu = page.locator('details[open]');
  await opener.click();
  await menu.waitFor();
  await expectWhole(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.count()).toBe(0);
  await opener.click();
  await page.mouse.click(20, 400);
  await expect.poll(() => menu.count()).toBe(0);
});

it('keeps a language that was chosen, for the server and for this browser', async () => {
  const { page, context } = await open({ language: 'fr' });
  await page.goto('/pricing?plan=pro', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  expect(new URL(page.url()).searchParams.get('plan')).toBe('pro');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('en');
  await page.goto('/about');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await context.clearCookies();
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
});

it.each([
  ['seller', [fr.nav.clients, fr.nav.find, fr.nav.contacts, fr.nav.account]],
  ['buyer', [fr.nav.find, fr.nav.needs, fr.nav.contacts, fr.nav.account]],
] as const)('has the pages of a %s in reach of the thumb', async (type, labels) => {
  const opened = await open({ language: 'fr' });
  await signInAs(opened, await registerMember({ type }, 'fr'));
  await opened.page.goto('/');
  const bar = opened.page.getByRole('navigation', { name: fr.nav.yourPages });
  expect(await bar.getByRole('link').allTextContents()).toEqual(labels);
});

it('says that the device is offline, above the bottom bar, and takes it back', async () => {
  const opened = await open({ language: 'en' });
  const { page, context } = opened;
  await signInAs(opened, member);
  await page.goto('/find-contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const banner = page.getByText('You appear to be offline. Please check your internet connection.');
  await banner.waitFor();
  const bar = page.getByRole('navigation', { name: en.nav.yourPages });
  const [strip, below] = await Promise.all([banner.boundingBox(), bar.boundingBox()]);
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await context.setOffline(false);
  await expect.poll(() => banner.count()).toBe(0);
});

it('skips to the content by the keyboard', async () => {
  const { page } = await open({ language: 'en' });
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});
