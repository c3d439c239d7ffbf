import { expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/common.ts';
import { messages as fr } from '../../web/src/i18n/fr/common.ts';
import { registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';

const open = useBrowser();
const member = await registerMember();
const messages = { en, fr };

it.each([768, 1024, 1180, 1280])('the menu stands on one line that fits, %s pixels wide', async (width) => {
  for (const language of ['fr', 'en'] as const) {
    for (const signedIn of [false, true]) {
      const opened = await open({ language, width });
      if (signedIn) await signInAs(opened, member);
      const { page } = opened;
      await page.goto('/about');
      const { nav } = messages[language];
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: signedIn ? nav.dashboard : nav.register, exact: true }).waitFor();
      const links = await bar.getByRole('link').all();
      const boxes = await Promise.all(links.map((link) => link.boundingBox()));
      const heights = boxes.map((box) => box?.height);
      expect(Math.max(...heights.map(Number)), `${language} ${signedIn} ${heights}`).toBeLessThanOrEqual(45);
      const ends = boxes.map((box) => (box ? box.x + box.width : 0));
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
      const starts = boxes.map((box) => box?.x ?? 0);
      // Nothing overlaps: each begins where the one before has ended.
      for (const [index, start] of starts.slice(1).entries()) {
        expect(start, `${language} ${index}`).toBeGreaterThanOrEqual((ends[index] ?? 0) - 1);
      }
      for (const button of await bar.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), language).toBeLessThanOrEqual(width - 16);
      }
    }
  }
});

it('a tablet reaches every page by the menu', async () => {
  const { page } = await open({ language: 'fr', width: 768 });
  await page.goto('/about');
  await page.getByRole('button', { name: fr.nav.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: fr.nav.pricing }).click();
  await page.waitForURL(/pricing/);
});

it('a phone switches the language of the search in its bar', async () => {
  const opened = await open({ language: 'fr', width: 360 });
  await signInAs(opened, member);
  await opened.page.goto('/find-contact');
  const languages = opened.page.getByRole('navigation', { name: fr.nav.language });
  await languages.getByRole('link', { name: /^EN/ }).click();
  await opened.page.getByRole('navigation', { name: en.nav.language }).getByText('FR').waitFor();
  expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
