import { describe, expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/common.ts';
import { messages as fr } from '../../web/src/i18n/fr/common.ts';
import { withoutClient } from '../../web/src/i18n/without-client.ts';
import { insertSellers, registerMember, sql } from '../factories.ts';
import { pagesOf, readCopies, touch, untilKept } from '../setup/copies.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const words = { en, fr };
const keepsCopies = true;

describe.each(oneOfBoth(['en', 'fr'] as const))('without a network, in %s', (language) => {
  it('a public page that was visited is there again, with its policy, its menu and its language', async () => {
    const { page, context, problems } = await open({ language, keepsCopies });
    await page.goto('/faq');
    await touch(page);
    await untilKept(page, `/${language}/faq`, `/${language}/offline`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await context.setOffline(true);
    const again = await page.goto('/questions');
    expect(again?.fromServiceWorker()).toBe(true);
    expect(again?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    await page.reload();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    await touch(page);
    await page.getByText(words[language].network.offline).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(problems).toEqual([]);
  });

  itLong(
    'what a new visitor only read is there again, and what they ask for next opens by itself with the network',
    async () => {
      const { word } = await insertSellers(1);
      const { page, context, problems } = await open({ language, keepsCopies });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
      });
      await page.goto('/categories');
      await expect
        .poll(async () => Object.keys((await readCopies(page))['open-pages'] ?? {}))
        .toEqual([`/${language}/categories`]);
      await page.goto('/');
      await untilKept(page, `/${language}/home`, `/${language}/offline`);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('search').first().waitFor();
      await page.goto('/categories');
      const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
      await field.fill(word);
      await field.press('Enter');
      await page.getByRole('heading', { name: withoutClient[language].offline.title }).waitFor();
      await context.setOffline(false);
      await page.getByRole('heading', { name: `${word} 1` }).waitFor();
      expect(problems.filter((problem) => !problem.includes('ERR_'))).toEqual([]);
    },
  );

  itLong(
    'a page that was never visited says so in the same language, and comes with the network',
    async () => {
      const { page, context } = await open({ language, keepsCopies });
      await page.goto('/faq');
      await untilKept(page, `/${language}/offline`);
      await context.setOffline(true);
      await page.goto('/categories/plumbers?page=2');
      await page.getByRole('heading', { name: withoutClient[language].offline.title }).waitFor();
      expect(await page.locator('script[src]').count()).toBe(0);
      // It knows nobody: who is signed in on this phone is not asked to.
      expect(await page.locator('a[href="/login"]').count()).toBe(0);
      // Where the network is back and the browser did not say so.
      await page.addInitScript(() =>
        addEventListener('online', (event) => event.stopImmediatePropagation(), true),
      );
      await page.getByRole('link', { name: words[language].ui.retry }).click();
      await page.getByRole('heading', { name: withoutClient[language].offline.title }).waitFor();
      await context.setOffline(false);
      await page.waitForURL('**/categories/plumbers?page=2');
      await page
        .getByRole('heading', { name: withoutClient[language].offline.title })
        .waitFor({ state: 'detached' });
    },
  );

  itLong('a page of a trade or a business that was read is there again, and says of when it is', async () => {
    const { word, ids } = await insertSellers(1);
    const { page, context } = await open({ language, keepsCopies });
    await page.goto('/faq');
    await touch(page);
    await untilKept(page, `/${language}/offline`);
    const business = `/business/${word}-1`;
    for (const path of ['/categories/plumbers', business]) await page.goto(path);
    const kept = () => readCopies(page).then((copies) => Object.keys(copies['open-pages'] ?? {}));
    await expect.poll(kept).toEqual([`/${language}/categories/plumbers`, `/${language}${business}`]);
    const note = page.locator('p.copy');
    expect(await note.isVisible()).toBe(false);
    await context.setOffline(true);
    // Within a minute the browser itself has it; who loads it anew asks the network.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: `${word} 1` }).waitFor();
    expect(await note.textContent()).toContain(String(new Date().getFullYear()));
    expect(await note.isVisible()).toBe(true);
    await context.setOffline(false);
    // One that was closed meanwhile goes from here, too.
    await sql('update listings set open_page = false where user_id = $1', [ids[0]]);
    // No server on the way has kept this edition.
    await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await page.reload();
    await expect.poll(kept).toEqual([`/${language}/categories/plumbers`]);
  });

  itLong(
    'a page of the menu whose files are not here says so, and is there by itself once the network is back',
    async () => {
      const { page, context } = await open({ language, keepsCopies, width: 1280 });
      await page.goto('/faq');
      await touch(page);
      await untilKept(page, `/${language}/faq`, `/${language}/offline`);
      await context.setOffline(true);
      await page.getByRole('link', { name: words[language].nav.pricing }).first().click();
      await page.getByRole('heading', { name: words[language].screenFailed.title }).waitFor();
      await page.getByRole('button', { name: words[language].ui.retry }).waitFor();
      await context.setOffline(false);
      // The browser may keep the failure as long as the page lives: then the page is loaded anew.
      await page.locator('main article, main table, main h2').first().waitFor();
    },
  );
});

describe('of a member', () => {
  it('nothing is kept, by whatever page, and the shell of a page without a network shows who was here', async () => {
    const { word } = await insertSellers(3);
    const opened = await open({ language: 'fr', keepsCopies });
    const { page, context, problems } = opened;
    const member = await registerMember({ type: 'buyer' }, 'fr');
    await signInAs(opened, member);
    const addresses = [`/find-contact?search=${word}`, '/dashboard', '/my-contacts', '/settings', '/profile'];
    for (const address of addresses) {
      await page.goto(address);
      await untilKept(page, `/fr${address.split('?')[0]}`);
    }
    // Now the service worker brings the documents, which are finished as ever.
    const document = await page.goto(addresses[0] ?? '');
    expect(await document?.headerValue('cache-control')).toBe('private, no-store');
    expect(await document?.text()).toContain(word);
    await page.getByRole('article').filter({ hasText: word }).first().waitFor();
    const kept = await untilKept(page, '/fr/find-contact', '/fr/offline');
    expect(Object.keys(kept).sort()).toEqual(['files', 'pages']);
    const { name, email, whatsapp, _id } = member.user;
    for (const [address, text] of Object.entries(kept.pages ?? {})) {
      for (const personal of [name, email, whatsapp.slice(3), _id, word, 'id="answers"'])
        expect(text.includes(personal), `${personal} in ${address}`).toBe(false);
    }
    expect(Object.keys(kept.files ?? {}).filter((file) => !/^\/assets\/.+\.(js|css)$/.test(file))).toEqual(
      [],
    );
    await context.setOffline(true);
    await page.goto(`/find-contact?search=${word}`);
    await page.getByRole('combobox').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    // What opens later than the page, and was never opened, does not come.
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });

  itLong('a page come to by a link is there again, and the page of one that is not leads to it', async () => {
    const opened = await open({ language: 'fr', keepsCopies });
    const { page, context } = opened;
    await signInAs(opened, await registerMember({ type: 'buyer' }, 'fr'));
    await page.goto('/my-contacts');
    await untilKept(page, '/fr/my-contacts');
    await page.locator('nav a[href="/find-contact"]:visible').first().click();
    await page.getByRole('combobox').waitFor();
    await untilKept(page, '/fr/find-contact', '/fr/offline');
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('heading', { name: withoutClient.fr.offline.title }).waitFor();
    expect(await page.locator('main a[data-page]').allTextContents()).toEqual([
      words.fr.nav.findContact,
      words.fr.nav.myContacts,
    ]);
    await page.getByRole('link', { name: words.fr.nav.findContact }).click();
    await page.getByRole('combobox').waitFor();
  });

  itLong('a page that took the place of another is there again', async () => {
    const opened = await open({ language: 'fr', keepsCopies });
    const { page, context } = opened;
    await signInAs(opened, await registerMember({ type: 'buyer' }, 'fr'));
    await page.goto('/my-contacts');
    await untilKept(page, '/fr/my-contacts');
    // Whoever is signed in already is led on.
    await page.goto('/login?next=%2Fdashboard');
    await page.waitForURL('**/dashboard');
    await untilKept(page, '/fr/dashboard');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: withoutClient.fr.offline.title }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('nothing is left after signing out, also without a network', async () => {
    const opened = await open({ language: 'fr', keepsCopies });
    const { page, context } = opened;
    const member = await registerMember({ type: 'buyer' }, 'fr');
    await signInAs(opened, member);
    await page.goto('/find-contact');
    await untilKept(page, '/fr/find-contact');
    await page.goto('/logout');
    await page.waitForURL(/:\d+\/$/);
    await context.setOffline(true);
    await page.goto('/find-contact');
    await page.waitForURL(/\/register/);
    expect(JSON.stringify(await readCopies(page))).not.toContain(member.user.email);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  itLong('a link from elsewhere is as ever no step of their own', async () => {
    const opened = await open({ language: 'fr', keepsCopies });
    const { page } = opened;
    await signInAs(opened, await registerMember({ type: 'buyer' }, 'fr'));
    await page.goto('/find-contact');
    await untilKept(page, '/fr/find-contact');
    const here = new URL(page.url()).origin;
    await page.goto(here.replace('localhost', '127.0.0.1'));
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${here}/find-contact`),
      page.evaluate((address) => void location.assign(address), `${here}/find-contact`),
    ]);
    expect(await answer.headerValue('cache-control')).toBe('private, no-cache');
  });
});

describe('who saves data', () => {
  itLong('keeps what they fetched, and besides it the page without a network alone', async () => {
    const { page } = await open({ language: 'fr', keepsCopies });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/login');
    await page.getByRole('textbox').first().focus();
    await expect
      .poll(async () => Object.keys((await readCopies(page)).files ?? {}).length)
      .toBeGreaterThan(5);
    expect(pagesOf(await untilKept(page, '/fr/offline'))).toEqual(['/fr/offline']);
  });
});
