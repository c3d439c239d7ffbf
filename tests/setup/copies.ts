import { copyNames, ownPhoneAddress } from '@mboalink/shared/kept-copies.ts';
import type { Page } from 'playwright-core';

const languageAddress = `/${copyNames.language}`;

/** What the service worker keeps: addresses and texts, by cache. */
export type Kept = Record<string, Record<string, string>>;

/** Everything that a browser keeps in its caches of copies. */
export function readCopies(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const kept: Kept = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const copies: Record<string, string> = {};
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        copies[new URL(request.url).pathname] = (await answer?.text()) ?? '';
      }
      kept[name] = copies;
    }
    return kept;
  });
}

/** The names of the pages that are kept, with their language. */
export const pagesOf = (kept: Kept) =>
  Object.keys(kept.pages ?? {}).filter((name) => ![languageAddress, ownPhoneAddress].includes(name));

/** Waits until a page and what goes with it are kept. */
export async function untilKept(page: Page, ...names: readonly string[]): Promise<Kept> {
  for (let tries = 0; tries < 200; tries += 1) {
    const kept = await readCopies(page);
    if (names.every((name) => pagesOf(kept).includes(name))) return kept;
    await page.waitForTimeout(100);
  }
  throw new Error(`not kept: ${names.join(', ')} among ${pagesOf(await readCopies(page)).join(', ')}`);
}

/** Public pages fetch their client when they are touched, where the network counts as slow. */
export const touch = (page: Page) => page.mouse.click(2, 200);
