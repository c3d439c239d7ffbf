import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/common.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as fr } from '../../web/src/i18n/fr/common.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

/** Counts the pages loaded, and takes files away as a deployment does, for the first `loads` of them. */
async function takeAway(page: Page, file: string, loads: number) {
  const counted = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.loads += 1;
  });
  await page.route(new RegExp(`/assets/${file}-[^/]*\\.(js|css)$`), (route) =>
    counted.loads > loads ? route.continue() : route.fulfill({ status: 404 }),
  );
  return counted;
}

const settings = { en: settingsEn, fr: settingsFr };
const directory = { en: directoryEn, fr: directoryFr };
const always = Number.POSITIVE_INFINITY;

describe.each(
  oneOfBoth([
    ['en', en],
    ['fr', fr],
  ] as const),
)('a page whose file went with a deployment, in %s', (language, said) => {
  it.each(['settings-screen', 'settings', 'styles'])(
    'loads itself anew, once, and is there: %s',
    async (file) => {
      const opened = await open({ language });
      await signInAs(opened, await registerMember({}, language));
      const { page } = opened;
      const counted = await takeAway(page, file, 1);
      await page.goto('/settings');
      await page.locator('main h2').first().waitFor();
      expect(counted.loads).toBe(2);
    },
  );

  itLong(
    'loads itself anew, once, where a late part of its screen is gone, and that stays alone where it stays away',
    async () => {
      const opened = await open({ language });
      await signInAs(opened, await registerMember({}, language));
      const { page } = opened;
      const counted = await takeAway(page, 'late-panels', 2);
      await page.goto('/settings');
      const retry = page.locator('main').getByRole('alert').getByRole('button', { name: said.ui.retry });
      await retry.waitFor();
      expect(counted.loads).toBe(2);
      expect(await page.locator('main h2').count()).toBeGreaterThan(4);
      await page.unrouteAll();
      const panel = page.getByRole('heading', { name: settings[language].alerts.title });
      await retry.click();
      // The browser may keep the failure as long as the page lives: the next press then loads the page anew.
      await retry.or(panel).waitFor();
      if (await retry.isVisible()) await retry.click();
      await panel.waitFor();
    },
  );

  itLong('loads itself anew, once, where a sheet that a tap opens is gone, which then opens', async () => {
    const opened = await open({ language });
    await signInAs(opened, await registerMember({ type: 'buyer' }, language));
    const { page } = opened;
    const counted = await takeAway(page, 'share-sheet', 1);
    const { word } = await insertSellers(1);
    await page.goto(`/find-contact?search=${word}`);
    const share = page.getByRole('button', { name: directory[language].share, exact: true });
    const anew = page.waitForEvent('load');
    await share.press('Enter');
    await anew;
    await share.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(counted.loads).toBe(2);
  });

  it('says so when its screen stays away, and does not load without end', async () => {
    const opened = await open({ language });
    await signInAs(opened, await registerMember({}, language));
    const { page } = opened;
    const counted = await takeAway(page, 'settings-screen', always);
    await page.goto('/settings');
    await page.getByRole('heading', { name: said.screenFailed.title }).waitFor();
    await page.getByRole('button', { name: said.ui.retry }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(counted.loads).toBe(2);
  });

  // What the page's own code fetches is tried again by one reload, and given up by that code; without it, by the page.
  itLong.each([
    ['main', '#late'],
    ['foundation', '#late'],
    ['common', '#late[class=""]'],
    ['styles', '#late[class=""]'],
  ])('says so when %s stays away, with a way on', async (file, late) => {
    const { page } = await open({ language });
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 20 });
    await takeAway(page, file, always);
    await page.goto('/find-contact');
    await page.locator(late, { hasText: said.screenFailed.title }).waitFor();
    await page.unrouteAll();
    await page.getByRole('link', { name: said.ui.reload }).click();
    await page.waitForURL('**/register');
    expect(await page.locator('#late').count()).toBe(0);
  });
});
