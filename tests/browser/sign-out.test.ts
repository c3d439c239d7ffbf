import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/auth.json' with { type: 'json' };
import settingsEn from '../../web/src/locales/en/settings.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/auth.json' with { type: 'json' };
import settingsFr from '../../web/src/locales/fr/settings.json' with { type: 'json' };
import { registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const worded = { en, fr };
const signOut = { en: settingsEn.signOut, fr: settingsFr.signOut };
const session = '__Host-mboalink_refresh';

describe.each(oneOfBoth(['en', 'fr'] as const))('signing out, in %s', (language) => {
  const { logout } = worded[language];

  async function openAsMember(javaScriptEnabled = true): Promise<Opened> {
    const opened = await open({ language, javaScriptEnabled });
    await signInAs(opened, await registerMember());
    return opened;
  }

  const names = async ({ context }: Opened) => (await context.cookies()).map(({ name }) => name);

  it('asks whoever followed a link, and does it only by the button', async () => {
    const opened = await openAsMember(false);
    await opened.page.goto('/logout');
    await opened.page.getByRole('heading', { name: logout.title }).waitFor();
    expect(await names(opened)).toContain(session);
    await opened.page.getByRole('main').getByRole('button').click();
    await opened.page.waitForURL(({ pathname }) => pathname === '/');
    expect(await names(opened)).not.toContain(session);
    // Nobody is there to be asked.
    await opened.page.goto('/logout');
    expect(new URL(opened.page.url()).pathname).toBe('/');
  });

  it('leaves nothing behind, in no tab', async () => {
    const opened = await openAsMember();
    const { page, context } = opened;
    await page.goto('/settings', { waitUntil: 'networkidle' });
    await expectWhole(page);
    const other = await context.newPage();
    await other.goto('/settings', { waitUntil: 'networkidle' });
    await page.evaluate(() => localStorage.setItem('mboalink:kept', '1'));
    await page.getByRole('main').getByRole('link', { name: signOut[language] }).click();
    await page.getByRole('heading', { name: logout.title }).waitFor();
    await page.getByRole('main').getByRole('button').click();
    await Promise.all([page, other].map((tab) => tab.waitForURL(({ pathname }) => pathname === '/')));
    expect(await names(opened)).not.toContain(session);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((name) => name === 'user' || name.startsWith('mboalink:'))).toEqual([]);
    await page.goto('/settings');
    await page.waitForURL(/\/login/);
  });

  it('is heard by the server once the network is back', async () => {
    const opened = await openAsMember();
    const { page, context } = opened;
    await page.goto('/logout', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button').click();
    await expect.poll(() => names(opened)).toContain('left');
    await context.setOffline(false);
    // The page that said so loads itself again.
    const another = await context.newPage();
    await another.goto('/settings');
    await another.waitForURL(/\/login/);
    expect(await names(opened)).not.toContain(session);
  });
});
