import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser } from './browser.ts';
import { cookiesOf } from './cookies.ts';
import { addresses } from './shared-application.ts';

export type Visit = {
  language: 'en' | 'fr';
  width?: number;
  colorScheme?: 'light' | 'dark';
  javaScriptEnabled?: boolean;
  /** Whether copies are kept as in life. Without it there is no service worker: `page.route` sees nothing that one asks for. */
  keepsCopies?: boolean;
};

const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 900 };

/** One for all files of tests that share these modules; it ends with their process. */
let launched: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  const running = await launched;
  if (running?.isConnected()) return running;
  launched = launchBrowser();
  return launched;
}

/** A browser, and pages in it as somebody with a phone would have them; each is closed at the end of the test, or of the file, that opened it. */
export function useBrowser() {
  let browser: Browser;
  let ofTest: BrowserContext[] | undefined;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    await Promise.all(ofTest?.map((context) => context.close()) ?? []);
    ofTest = undefined;
  });
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });

  return async function open({
    language,
    width = 360,
    colorScheme = 'light',
    javaScriptEnabled = true,
    keepsCopies = false,
  }: Visit): Promise<Opened> {
    const context = await browser.newContext({
      baseURL: addresses.url,
      locale: language === 'fr' ? 'fr-CM' : 'en-CM',
      viewport: { width, height: heights[width] ?? 800 },
      colorScheme,
      javaScriptEnabled,
      serviceWorkers: keepsCopies ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    ofTest?.push(context);
    const page = await context.newPage();
    return { context, page, problems: watch(page) };
  };
}

/** Holds the scripts of a page back, or those that a pattern names, until they are let go. */
export async function holdBack(page: Page, which = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
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

/** Opens a page and waits until its scripts answer: what is pressed before that is posted as a form. */
export async function gotoWithScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => !('started' in window));
}

/** Signs a page in with the cookies of a member who signed in over HTTP, as a returning person. */
export async function signInAs(
  { context, page }: Opened,
  member: { client: { cookies: Map<string, string> }; user: object },
): Promise<void> {
  await context.addCookies(cookiesOf(member));
  await page.addInitScript((user) => {
    if (!sessionStorage.getItem('signed-in-by-test')) localStorage.setItem('user', user);
    sessionStorage.setItem('signed-in-by-test', 'yes');
  }, JSON.stringify(member.user));
}

/** Opens a page as a member, in English unless the visit says otherwise, and waits until its scripts answer where any run. */
export async function openAs(
  open: ReturnType<typeof useBrowser>,
  member: Parameters<typeof signInAs>[1],
  path: string,
  visit: Partial<Visit> = {},
): Promise<Opened> {
  const opened = await open({ language: 'en', ...visit });
  await signInAs(opened, member);
  if (visit.javaScriptEnabled === false) await opened.page.goto(path);
  else await gotoWithScripts(opened.page, path);
  await opened.page.waitForLoadState('networkidle');
  return opened;
}
