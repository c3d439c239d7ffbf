import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { filesOf } from '../../web/src/service-worker/what-is-kept.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { readCopies, untilKept } from '../setup/copies.ts';
import { standInBetween } from '../setup/in-between.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { renameFiles } from '../setup/rename-files.ts';
import { itLong } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';
import { holds, sayThisPhone, untilPhone } from '../setup/wallet.ts';

const open = useBrowser();
const application = addresses.url;
const between = await standInBetween(application);
afterAll(between.stop);

const pages = ['home', 'find-contact', 'my-contacts', 'dashboard'] as const;

/** Of each page its first file, by which its version is known, and whether all are kept that it names. */
async function readVersions(page: Page) {
  const { pages: kept = {}, files = {} } = await readCopies(page);
  return pages.map((name) => {
    const html = kept[`/fr/${name}`] ?? '';
    const [, entry = ''] = /data-entry="([^"]+)"/.exec(html) ?? [];
    return { name, entry, isWhole: filesOf(html).every((file) => file in files) };
  });
}

const untilWhole = (page: Page, isEntry: (entry: string) => boolean) =>
  expect
    .poll(async () => (await readVersions(page)).filter(({ isWhole, entry }) => isWhole && isEntry(entry)), {
      timeout: 30_000,
    })
    .toHaveLength(pages.length);

itLong(
  'a deployment that renames every file leaves the owner of a phone what it keeps, before and after its service worker takes over',
  async () => {
    // A second try begins with the first version, too.
    between.interfere = () => false;
    const { word, ids } = await insertSellers(1);
    const member = await registerMember({}, 'fr');
    await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    const opened = await open({ language: 'fr', keepsCopies: true });
    const { context } = opened;
    await signInAs(opened, member);
    await sayThisPhone(opened, member);
    let { page } = opened;
    const card = () => page.getByRole('main').locator('a[href*="wa.me"]').first().waitFor();
    const visitEach = async () => {
      for (const name of pages) {
        await page.goto(`${between.url}/${name === 'home' ? '' : name}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        if (name === 'home') await card();
        await untilKept(page, `/fr/${name}`);
      }
    };
    const lists = ['/find-contact', '/my-contacts?view=opened'];
    const readWithoutNetwork = async (paths = lists) => {
      await context.setOffline(true);
      for (const path of paths) {
        await page.goto(between.url + path);
        await card();
      }
      await context.setOffline(false);
    };
    await visitEach();
    await page.goto(`${between.url}/my-contacts?view=opened`);
    await untilPhone(page, holds(word, 'opened'));
    await untilWhole(page, Boolean);
    const [{ entry: before } = { entry: '' }] = await readVersions(page);
    // What a member has on the front page comes with files that the page does not name: it was visited with them.
    await readWithoutNetwork(['/', ...lists]);

    // Of the new version the pages come, and none of its files.
    let areThere = false;
    between.interfere = await renameFiles(application, () => areThere);
    await visitEach();
    await untilWhole(page, (entry) => entry === before);
    await readWithoutNetwork();

    areThere = true;
    await visitEach();
    await untilWhole(page, (entry) => entry !== before);
    await readWithoutNetwork();

    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.close();
    page = await context.newPage();
    await signInAs({ ...opened, page }, member);
    await page.goto(`${between.url}/dashboard`);
    await expect
      .poll(async () => Object.keys((await readCopies(page)).files ?? {}), { timeout: 30_000 })
      .not.toContain(before);
    await untilWhole(page, (entry) => entry !== before);
    await readWithoutNetwork();
  },
);
