import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as openEn } from '../../worker/src/open-pages/messages/en.ts';
import { messages as openFr } from '../../worker/src/open-pages/messages/fr.ts';
import { registerMember, sql } from '../factories.ts';
import { useBrowser } from '../setup/page.ts';
import { sample } from '../setup/pictures/samples.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const words = { en: openEn, fr: openFr };

const word = `Photo${Date.now()}`;
const seller = await registerMember({ businessName: `Atelier ${word}` });
await seller.client.rest('PUT', '/auth/profile/picture', {
  rawBody: new Uint8Array(sample('jpeg')),
  headers: { 'content-type': 'image/jpeg' },
});
const [kept] = await sql<{ address: string; slug: string }>(
  `select '/pictures/' || profile_picture as address, slug from listings where user_id = $1`,
  [seller.user._id],
);

/** The pictures that a page has asked for, as it asks. */
function picturesOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) fetched.push(pathname);
  });
  return fetched;
}

describe.each(oneOfBoth(['fr', 'en'] as const))('on the open pages, in %s', (language) => {
  it('fetches the picture by a key, without a script, in the room that was kept', async () => {
    const { page, context, problems } = await open({ language });
    await context.setExtraHTTPHeaders({ 'save-data': 'on' });
    const fetched = picturesOf(page);
    await page.goto(`/business/${kept?.slug}`);
    expect(await page.locator('script[src]').count()).toBe(0);
    const asked = page.locator('details.asked');
    const [room, place] = [await asked.boundingBox(), await page.locator('h1').boundingBox()];
    await asked.locator('summary').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await asked.getByText(words[language].picture.show).focus();
    await page.keyboard.press('Space');
    const picture = page.getByRole('img', { name: words[language].picture.of(`Atelier ${word}`) });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(fetched).toEqual([kept?.address]);
    expect(await picture.boundingBox()).toEqual(room);
    expect(await page.locator('h1').boundingBox()).toEqual(place);
    expect(problems).toEqual([]);
  });
});
