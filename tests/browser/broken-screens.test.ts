import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/common.ts';
import { messages as fr } from '../../web/src/i18n/fr/common.ts';
import { touch } from '../setup/copies.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { shared as running } from '../setup/shared-application.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const common = { en, fr };
const secret = 'Awa Ngono 237670000001';

/** Serves, in place of a screen's file, one whose component throws as soon as it is drawn. */
async function plantThrowing(page: Page, file: string, component: string) {
  const body = `export function ${component}() { throw new TypeError('${secret}'); }`;
  await page.route(new RegExp(`/assets/${file}-[^/]*\\.js$`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** The errors that browsers reported since the log was emptied, as the Worker wrote them. */
async function readReports(): Promise<{ clientError: Record<string, unknown>; line: string }[]> {
  const found = () =>
    running.application.worker.logs.flatMap(({ message }) => {
      const parsed = message.startsWith('{') ? JSON.parse(message) : {};
      return parsed.clientError ? [{ clientError: parsed.clientError, line: message }] : [];
    });
  await expect.poll(() => found().length, { timeout: 10_000 }).toBeGreaterThan(0);
  return found();
}

describe.each(oneOfBoth(['en', 'fr'] as const))('a screen that throws, in %s', (language) => {
  const said = common[language];

  it('leaves the rest of the site as it is, and is told to the server once, without its message', async () => {
    const { page } = await open({ language });
    running.application.worker.logs.splice(0);
    await plantThrowing(page, 'about-screen', 'AboutScreen');
    await page.goto(`${running.application.worker.url}/about?search=${encodeURIComponent(secret)}`);
    await page.getByRole('heading', { name: said.screenBroken.title }).waitFor();
    await page.getByRole('button', { name: said.ui.retry }).click();
    await page.getByRole('heading', { name: said.screenBroken.title }).waitFor();
    const reports = await readReports();
    expect(reports).toHaveLength(1);
    expect(reports[0]?.clientError).toMatchObject({ name: 'TypeError', caughtBy: 'screen', screen: 'about' });
    expect(JSON.stringify(reports[0]?.clientError.positions)).toContain('about-screen');
    expect(reports[0]?.line).not.toMatch(/Awa|237670000001|search/);
    await page.getByRole('contentinfo').getByRole('link', { name: said.nav.howItWorks }).click();
    await page.waitForURL('**/how-it-works');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { name: said.screenBroken.title }).count()).toBe(0);
  });

  it('offers another try and the way home when it is a page of a member', async () => {
    const opened = await open({ language });
    const { page } = opened;
    await signInAs(opened, await running.people.registerMember());
    await plantThrowing(page, 'openings-screen', 'OpeningsScreen');
    running.application.worker.logs.splice(0);
    await page.goto(`${running.application.worker.url}/openings`);
    await page.getByRole('heading', { name: said.screenBroken.title }).waitFor();
    expect((await readReports())[0]?.clientError).toMatchObject({
      caughtBy: 'screen',
      screen: 'openings',
    });
    await page.unrouteAll();
    await page.getByRole('main').getByRole('link', { name: said.nav.home }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
  });
});

it('shows the screen alone when the shell around it throws', async () => {
  const { page } = await open({ language: 'fr' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get: () => {
        throw new RangeError('planted');
      },
    });
  });
  running.application.worker.logs.splice(0);
  await page.goto(`${running.application.worker.url}/how-it-works`);
  await touch(page);
  await page.getByText(fr.shellBroken).waitFor();
  await page.getByRole('button', { name: fr.ui.reload }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await readReports())[0]?.clientError).toMatchObject({
    name: 'RangeError',
    caughtBy: 'shell',
  });
});
