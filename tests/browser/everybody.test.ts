import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { routes } from '../../web/src/app/routes.ts';
import { type PageName, pageNames } from '../../web/src/lib/paths.ts';
import { type Member, registerMember } from '../factories.ts';
import { walkByTab } from '../setup/keyboard.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { isLong } from '../setup/rounds.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

let member: Member;

beforeAll(async () => {
  member = await registerMember({ businessName: 'Atelier de l’Exemple' });
});

/** Every page of the table; whoever looks at that one is signed out by it. */
const names = pageNames().filter((name) => name !== 'logout');

/** They show whom and what other tests just made. */
const changing: readonly PageName[] = ['home', 'find-contact'];

/** What is seen to move; what comes late by its style alone does not. */
const whatMoves = () =>
  document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target.id] : []))
    .filter((id) => id !== 'late');

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Addresses that were made for this run, figures, days and months give way to one word each. */
function lasting(tree: string): string {
  const named = (style: object, part: 'month' | 'weekday') =>
    Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, at + 1))).flatMap((day) =>
      ['fr', 'en'].flatMap((language) =>
        new Intl.DateTimeFormat(language, style)
          .formatToParts(day)
          .flatMap(({ type, value }) => (type === part ? value : [])),
      ),
    );
  const days = [...named({ month: 'long' }, 'month'), ...named({ weekday: 'long' }, 'weekday')];
  return tree
    .replaceAll(member.user.email, 'address')
    .replaceAll(/atelier-de-lexemple-\w+/g, 'slug')
    .replaceAll(/(\/|%2F)b\1\w+/g, '$1b$1code')
    .replaceAll(new RegExp(`(?<![\\p{L}])(${days.join('|')})(?![\\p{L}])`, 'gu'), 'day')
    .replaceAll(/[\w-]*[0-9a-f]{8}-[\w-]+/g, 'id')
    .replaceAll(/\/m\/\w+/g, '/m/id')
    .replaceAll(/(?<!level=)\d(?:[ \u00a0\u202f.,:]?\d)*/g, '0');
}

describe.each(oneOfBoth(['en', 'fr'] as const))('for everybody, in %s', (language) => {
  it.concurrent.for(names)('%s is read in order, and served by keyboard alone', async (name, { expect }) => {
    const opened = await open({ language });
    const { page, context } = opened;
    const { path, access } = routes[name];
    if (access === 'signed-in') await signInAs(opened, member);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
    expect(await page.evaluate(whatMoves)).toEqual([]);
    if (!changing.includes(name))
      await expect(lasting(await page.locator('body').ariaSnapshot())).toMatchFileSnapshot(
        `../setup/trees/${name}.${language}.txt`,
      );
    expect((await walkByTab(page)).problems).toEqual([]);
    // 400 % of a window of 1280 × 1024.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await isWide(page), 'at 400 %').toBe(0);
    if (isLong) expect((await walkByTab(page)).problems, 'at 400 %').toEqual([]);
    await context.close();
  });
});
