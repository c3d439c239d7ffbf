import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';

export type Visit = {
  language: 'en' | 'fr';
  width?: number;
  colorScheme?: 'light' | 'dark';
  javaScriptEnabled?: boolean;
};

const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 900 };

/** A browser for one file of tests, and pages in it as somebody with a phone would have them. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  return async function open({
    language,
    width = 360,
    colorScheme = 'light',
    javaScriptEnabled = true,
  }: Visit): Promise<Opened> {
    const context = await browser.newContext({
      baseURL: inject('application').url,
      locale: language === 'fr' ? 'fr-CM' : 'en-CM',
      viewport: { width, height: heights[width] ?? 800 },
      colorScheme,
      javaScriptEnabled,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    return { context, page, problems: watch(page) };
  };
}

export type Opened = { context: BrowserContext; page: Page; problems: string[] };

/** What a page says went wrong: script errors, and errors on its console that are not a refused call. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const expected = /status of (400|401|403|404|409|429|503)|ERR_INTERNET_DISCONNECTED/.test(message.text());
    if (message.type() === 'error' && !expected) problems.push(message.text());
  });
  return problems;
}

/** Signs a page in with the cookies of a member who signed in over HTTP, as a returning person. */
export async function signInAs(
  { context, page }: Opened,
  member: { client: { cookies: Map<string, string> }; user: object },
): Promise<void> {
  await context.addCookies(
    [...member.client.cookies].map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax' as const,
    })),
  );
  await page.addInitScript((user) => {
    if (!sessionStorage.getItem('signed-in-by-test')) localStorage.setItem('user', user);
    sessionStorage.setItem('signed-in-by-test', 'yes');
  }, JSON.stringify(member.user));
}

/** Every text of the page's memory in which a word occurs: its heap, its storage, its document. */
export async function findInMemory({ context, page }: Opened, word: string): Promise<boolean> {
  const session = await context.newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('').includes(word);
}
