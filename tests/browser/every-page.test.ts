import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertSellers, type Member, registerMember } from '../factories.ts';
import { expectFit, expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { plainPages } from '../setup/page-routes.ts';
import { inTurn, isLong } from '../setup/rounds.ts';

const open = useBrowser();

let seller: Member;
let buyer: Member;

beforeAll(async () => {
  seller = await registerMember({ businessName: 'Atelier de l’Exemple et de ses Très Nombreuses Filles' });
  buyer = await registerMember({ type: 'buyer' });
  await insertSellers(4);
});

// Each file draws a page, whatever its other addresses; the last of them lead nowhere else.
const drawn = plainPages.filter(
  ({ file }, index) => plainPages.findIndex((other) => other.file === file) === index,
);

const everyVisit = (['en', 'fr'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })),
);

// Each language and each colour scheme once; together in the long run.
const visits = everyVisit.filter(
  ({ language, colorScheme }) => isLong || (language === 'en') === (colorScheme === 'light'),
);

/** What axe and narrow screens say of a page: tall enough that no bar fixed to the screen's edge lies over anything. */
async function expectReadable(page: Page, where: string) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.setViewportSize({ width: 360, height: 6400 });
  await expectWhole(page, where);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFit(page, `${where} at 320`);
  // Twice the text, as people set it who see little: sizes are in rem.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectFit(page, `${where} with twice the text`);
}

describe.each(visits)('in $language, $colorScheme', (visit) => {
  const turn = visits.indexOf(visit);

  it.each(inTurn(drawn, turn))('$path can be read by everybody', async ({ path, isForMembers }) => {
    // A page of members as one of the two.
    const members = inTurn([seller, buyer], path.length);
    for (const member of isForMembers ? members : [undefined]) {
      const opened = await open(visit);
      if (member) await signInAs(opened, member);
      await opened.page.goto(path);
      await expectReadable(opened.page, `${path} of ${member?.user.type ?? 'a visitor'}`);
      expect(opened.problems, path).toEqual([]);
    }
  });
});
