import { expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/common.ts';
import { messages as fr } from '../../web/src/i18n/fr/common.ts';
import { registerMember } from '../factories.ts';
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

it('a tablet reaches every page by the menu', async () => {
  const { page } = await open({ language: 'fr', width: 768 });
  await page.goto('/about');
  await page.getByLabel(fr.nav.openMenu).click();
  await page.getByRole('dialog').getByRole('link', { name: fr.nav.pricing }).click();
  await page.waitForURL(/pricing/);
});

it('a phone switches the language of the search in its menu', async () => {
  const opened = await open({ language: 'fr', width: 360 });
  await signInAs(opened, member);
  await opened.page.goto('/find-contact');
  await opened.page.getByLabel(fr.nav.openMenu).click();
  const languages = opened.page.getByRole('dialog').getByRole('navigation', { name: fr.nav.language });
  await languages.getByRole('link', { name: /^EN/ }).click();
  await opened.page.getByLabel(en.nav.openMenu).waitFor();
  expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
