import { expect, it } from 'vitest';
import { legalEntries } from '../../web/src/app/shell/nav-entries.ts';
import { messages as common } from '../../web/src/i18n/fr/common.ts';
import { pathTo } from '../../web/src/lib/paths.ts';
import { registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';

const open = useBrowser();

it('whoever is signed in is led on from the doors, and from public pages to what is theirs', async () => {
  const opened = await open({ language: 'fr', width: 1280 });
  const { page } = opened;
  await signInAs(opened, await registerMember({ language: 'fr' }));
  for (const door of ['/login', '/signin', '/register', '/signup', '/join']) {
    await page.goto(door);
    await page.waitForURL('**/dashboard');
  }
  await page.goto('/register?next=%2Fsettings');
  await page.waitForURL('**/settings');
  const main = page.getByRole('main');
  const links = () =>
    main.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const lastLink = async () => (await links()).at(-1);
  await page.goto('/how-it-works');
  await expect.poll(lastLink).toBe('/find-contact');
  await page.goto('/pricing');
  await expect.poll(lastLink).toBe('/dashboard');
  await page.goto('/contact');
  await expect.poll(links).toContain('/my-contacts');
});

it('a page without a footer has what the law asks for in its menu, and every footer the year', async () => {
  const opened = await open({ language: 'fr', width: 360 });
  const { page } = opened;
  await signInAs(opened, await registerMember({ language: 'fr' }));
  await page.goto('/find-contact');
  await page.getByLabel(common.nav.openMenu).click();
  const legal = page.getByRole('dialog').locator('a');
  await legal.first().waitFor();
  const led = await legal.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(led).toEqual(expect.arrayContaining(legalEntries.map((entry) => pathTo(entry.page))));
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByText(String(new Date().getFullYear())).waitFor();
});
