import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/wallet.ts';
import { messages as fr } from '../../web/src/i18n/fr/wallet.ts';
import { registerMember } from '../factories.ts';
import { untilKept } from '../setup/copies.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const words = { en, fr };

/** What the browser measured of the open page. */
const measured = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntries()
      .reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize || 0), 0),
  );

const counted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const request = indexedDB.open('data-used');
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const { result } = request;
          const asked = result.transaction('days').objectStore('days').get('today');
          asked.onsuccess = () => {
            result.close();
            done(asked.result.bytes);
          };
        };
      }),
  );

it.each(oneOfBoth(['fr', 'en'] as const))(
  'adds up what several tabs fetched today, and nothing of what was kept, also after signing out (%s)',
  async (language) => {
    const { data } = words[language];
    const opened = await open({ language, keepsCopies: true });
    const { page, context, problems } = opened;
    await signInAs(opened, await registerMember({ type: 'buyer' }, language));
    await page.goto('/settings');
    await page.getByRole('region', { name: data.title }).getByText(data.today).waitFor();
    await untilKept(page, `/${language}/settings`);
    const uncounted = async () => (await measured(page)) - (await counted(page));
    await expect.poll(uncounted).toBe(0);
    const first = await measured(page);
    expect(first).toBeGreaterThan(100_000);
    const tabs = [await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto('/settings')));
    for (const tab of tabs) await tab.getByText(data.today).waitFor();
    const all = [page, ...tabs];
    const sum = async () => (await Promise.all(all.map(measured))).reduce((one, other) => one + other, 0);
    await expect.poll(async () => (await counted(page)) - (await sum())).toBe(0);
    // Both fetched pages and answers, and none of the files, which are kept.
    expect((await sum()) - first).toBeLessThan(first);
    const before = await counted(page);
    await page.goto('/logout');
    await page.waitForURL(/:\d+\/$/);
    expect(await counted(page)).toBeGreaterThanOrEqual(before);
    expect(problems).toEqual([]);
  },
);
