import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
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

const trees = join(import.meta.dirname, '../setup/trees');
const languages = ['en', 'fr'] as const;

/** How a page is read, as it is kept as soon as it is so; what never becomes so has come to rest by the time it is answered. */
async function readTree(page: Page, file: string): Promise<string> {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const until = Date.now() + 5_000;
  for (;;) {
    const tree = lasting(await page.locator('body').ariaSnapshot());
    if (tree === kept || Date.now() > until) return tree;
    await page.waitForTimeout(250);
  }
}

describe.each(oneOfBoth(languages))('for everybody, in %s', (language) => {
  /** One page for all that visitors see, one for all that the member sees: a browser starts a page slowly. */
  const pages = {} as Record<'public' | 'signed-in', Page>;

  beforeAll(async () => {
    pages.public = (await open({ language })).page;
    const opened = await open({ language });
    await signInAs(opened, member);
    pages['signed-in'] = opened.page;
    for (const page of Object.values(pages)) await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it.for(names)('%s is read in order, and served by keyboard alone', async (name) => {
    const { path, access } = routes[name];
    const page = pages[access];
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
    expect(await page.evaluate(whatMoves)).toEqual([]);
    const file = join(trees, `${name}.${language}.txt`);
    if (!changing.includes(name)) await expect(await readTree(page, file)).toMatchFileSnapshot(file);
    expect((await walkByTab(page)).problems).toEqual([]);
    // 400 % of a window of 1280 × 1024.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await isWide(page), 'at 400 %').toBe(0);
    if (isLong) expect((await walkByTab(page)).problems, 'at 400 %').toEqual([]);
  });
});

it('keeps how each page is read, and of no other', () => {
  const wanted = names
    .filter((name) => !changing.includes(name))
    .flatMap((name) => languages.map((language) => `${name}.${language}.txt`));
  expect(readdirSync(trees).sort()).toEqual(wanted.sort());
});

describe('a walk by Tab finds', () => {
  const found = async (content: string) => {
    const { page, context } = await open({ language: 'en' });
    await page.setContent(content);
    const { problems } = await walkByTab(page);
    await context.close();
    return problems;
  };

  it.each([
    ['nothing on a sound page', '<a href="/">One</a><button>Two</button>', []],
    ['that nothing is reached', '<p>Words</p>', ['nothing is reached']],
    [
      'a circle, and what is behind it',
      `<button id="one">One</button><button id="two">Two</button><button>Three</button>
       <script>two.addEventListener('keydown', (event) => { event.preventDefault(); one.focus(); })</script>`,
      ['button One is reached again, in a circle', 'button Three is never reached'],
    ],
    [
      'a control that the focus cannot leave',
      '<button onkeydown="event.preventDefault()">One</button>',
      ['button One is reached again, in a circle'],
    ],
    ['focus that is not shown', '<button style="outline: none">One</button>', ['button One shows no focus']],
    [
      'what lies under a bar',
      '<button>One</button><div style="position: fixed; inset: 0; background: red"></div>',
      ['button One is hidden'],
    ],
  ])('%s', async (_, content, problems) => {
    const ringed = '<style>:focus-visible { outline: 3px solid }</style>';
    expect(await found(`${ringed}${content}`)).toEqual(problems);
  });
});
