import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../web/src/app/routes.ts';
import { pageNames } from '../../web/src/lib/paths.ts';
import { registerMember } from '../factories.ts';
import { walkByTab } from '../setup/keyboard.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth, partOf } from '../setup/visits.ts';

const open = useBrowser();

/** Every page of the table but the one that signs out. */
const names = pageNames().filter((name) => name !== 'logout');

/** What is seen to move; what comes late by its style alone does not. */
const whatMoves = () =>
  document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target.id] : []))
    .filter((id) => id !== 'late');

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(oneOfBoth(['en', 'fr'] as const))('for everybody, in %s', (language) => {
  /** One page for all that visitors see, one for all that the member sees: a browser starts a page slowly. */
  const pages = {} as Record<'public' | 'signed-in', Page>;
  const sessions = new Map<Page, CDPSession>();

  /** Sets the size of text in px, as somebody does in the settings of their browser: for what is loaded afterwards. */
  const writeText = (page: Page, standard: number) =>
    sessions.get(page)?.send('Page.setFontSizes', { fontSizes: { standard } });

  beforeAll(async () => {
    pages.public = (await open({ language })).page;
    const opened = await open({ language });
    await signInAs(opened, await registerMember({ businessName: 'Atelier de l’Exemple' }));
    pages['signed-in'] = opened.page;
    for (const page of Object.values(pages)) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      sessions.set(page, await page.context().newCDPSession(page));
    }
  });

  it.for(partOf(import.meta.filename, names, 4))(
    '%s is served by keyboard alone, and whole at 400 % and with large text',
    async (name) => {
      const { path, access } = routes[name];
      const page = pages[access];
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('heading').first().waitFor();
      expect(await page.evaluate(whatMoves)).toEqual([]);
      expect((await walkByTab(page)).problems).toEqual([]);
      // 400 % of a window of 1280 × 1024.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await isWide(page), 'at 400 %').toBe(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await writeText(page, 32);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await isWide(page), 'with text of twice the size').toBe(0);
      await writeText(page, 16);
    },
  );
});
