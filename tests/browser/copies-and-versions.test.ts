import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { bundleServiceWorker } from '../../web/build/bundles.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { pagesOf, readCopies, touch, untilKept } from '../setup/copies.ts';
import { standInBetween } from '../setup/in-between.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';

const open = useBrowser();
const between = await standInBetween(addresses.url);
afterAll(between.stop);
beforeEach(() => {
  between.interfere = () => false;
});

const visit = { language: 'fr', keepsCopies: true } as const;

function say(answer: ServerResponse, type: string, text: string): true {
  answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(text);
  return true;
}

/** From now on the service worker is another one, which knows no script by itself. */
async function deploy() {
  const text = await (await fetch(between.url + serviceWorkerPath)).text();
  const next = text.replace(/"(?:[\w-]{7} )+[\w-]{7}"/, '""');
  expect(next).not.toBe(text);
  between.interfere = ({ url }, answer) => url === serviceWorkerPath && say(answer, 'text/javascript', next);
}

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

async function visitFaq(page: Page) {
  await page.goto(`${between.url}/faq`);
  await touch(page);
  await untilKept(page, '/fr/faq', '/fr/offline');
}

it('a page of a captive portal is shown, and never kept in place of ours', async () => {
  const { page } = await open(visit);
  await visitFaq(page);
  const portal = '<!doctype html><title>Wifi</title><h1>Portail du cybercafé</h1>';
  between.interfere = (_, answer) => say(answer, 'text/html; charset=utf-8', portal);
  await page.goto(`${between.url}/faq`);
  expect(await page.title()).toContain('Mboalink');
  await page.evaluate(() => fetch('/assets/new-AAAAAAA.js'));
  await page.goto(`${between.url}/pricing`);
  await page.getByRole('heading', { name: 'Portail du cybercafé' }).waitFor();
  expect(JSON.stringify(await readCopies(page))).not.toContain('Portail');
  between.interfere = () => false;
  await page.goto(`${between.url}/pricing`);
  expect(await page.title()).toContain('Mboalink');
  await page.goto(`${between.url}/faq`);
  expect(await page.title()).toContain('Mboalink');
});

itLong('where storage is full, the site goes on without copies', async () => {
  const { page, context, problems } = await open(visit);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: between.url, quotaSize: 1000 });
  await page.goto(`${between.url}/faq`);
  await touch(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of ['/pricing', '/login', '/faq']) {
    await page.goto(between.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(pagesOf(await readCopies(page))).toEqual([]);
  expect(problems).toEqual([]);
});

/** Answers what our server does, and breaks off in the middle of it. */
async function breakOff(url: string, answer: ServerResponse): Promise<true> {
  const whole = await fetch(new URL(url, addresses.url), {
    headers: { 'accept-language': 'fr' },
  });
  const body = Buffer.from(await whole.arrayBuffer());
  const headers = Object.fromEntries(whole.headers);
  delete headers['content-encoding'];
  answer.writeHead(200, { ...headers, 'content-length': body.length });
  answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
  return true;
}

/** A visit that read the page of a business, which is kept then. */
async function openBusiness() {
  const { word } = await insertSellers(1);
  const business = `/business/${word}-1`;
  const { page } = await open(visit);
  await visitFaq(page);
  await page.goto(between.url + business);
  const openPages = async () => Object.keys((await readCopies(page))['open-pages'] ?? {});
  await expect.poll(openPages).toEqual([`/fr${business}`]);
  return { page, business, word };
}

itLong('pages that break off on their way take no copy with them, theirs neither', async () => {
  const { page, business } = await openBusiness();
  const before = await readCopies(page);
  const cut: string[] = [];
  between.interfere = ({ url = '' }, answer) => {
    if (!['/faq', business].includes(url)) return false;
    cut.push(url);
    return breakOff(url, answer);
  };
  // Loaded anew, as the browser has a young copy of its own.
  await page.reload({ timeout: 3000 }).catch(() => {});
  await page.goto(`${between.url}/faq`, { timeout: 3000 }).catch(() => {});
  await page.goto(`${between.url}/pricing`);
  expect(cut).toEqual([business, '/faq']);
  const after = await readCopies(page);
  for (const name of ['files', 'pages', 'open-pages']) expect(after[name]).toMatchObject(before[name] ?? {});
});

itLong.each([429, 503])('what is kept stands in for a page that is refused by %s', async (status) => {
  const { page, word } = await openBusiness();
  between.interfere = (_, answer) => {
    answer.writeHead(status).end('refused');
    return true;
  };
  await page.reload();
  await page.getByRole('heading', { level: 1, name: `${word} 1` }).waitFor();
  expect(await page.locator('p.copy').isVisible()).toBe(true);
  // Nothing of it is kept: what was refused is said.
  await page.goto(`${between.url}/categories/plumbers`);
  await page.getByText('refused').waitFor();
});

itLong('where the copies were cleared, they are kept anew', async () => {
  const { page } = await open(visit);
  await visitFaq(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${between.url}/faq`);
  await touch(page);
  await untilKept(page, '/fr/faq');
});

itLong('files that went with a deployment still come from the copies, without a reload', async () => {
  const { page, problems } = await open(visit);
  await visitFaq(page);
  between.interfere = ({ url }, answer) => {
    if (!url?.startsWith('/assets/')) return false;
    answer.writeHead(404).end();
    return true;
  };
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(`${between.url}/faq`);
  await touch(page);
  await page.waitForFunction(() => !document.getElementById('late'));
  expect(loads).toBe(1);
  expect(problems).toEqual([]);
});

it('a new version waits until no page is open: what is half filled in stays, in two tabs', async () => {
  const { page, context } = await open(visit);
  await visitFaq(page);
  await page.goto(`${between.url}/contact`);
  await page.evaluate(() =>
    caches.open('files').then((cache) => cache.put('/assets/old-AAAAAAA.js', new Response(''))),
  );
  await page.goto(`${between.url}/login`);
  const email = page.locator('input[type=email]');
  await email.fill('mama.ngono@example.cm');
  await deploy();
  const second = await context.newPage();
  await second.goto(`${between.url}/faq`);
  await update(second);
  await expect.poll(() => isWaiting(second)).toBe(true);
  await second.goto(`${between.url}/pricing`);
  expect(await isWaiting(second)).toBe(true);
  expect(await email.inputValue()).toBe('mama.ngono@example.cm');
  expect((await readCopies(page)).files).toHaveProperty('/assets/old-AAAAAAA.js');
  await page.close();
  await second.close();
  const next = await context.newPage();
  await next.goto(`${between.url}/faq`);
  await expect.poll(() => isWaiting(next)).toBe(false);
  // What no copy of a page names went with the old version; what one names is there for it.
  await expect.poll(async () => (await readCopies(next)).files).not.toHaveProperty('/assets/old-AAAAAAA.js');
  await context.setOffline(true);
  await next.goto(`${between.url}/faq`);
  expect(await next.title()).toContain('Mboalink');
});

itLong('a network that stays silent leaves a member the page, which asks by itself', async () => {
  const { word } = await insertSellers(2);
  const opened = await open(visit);
  const { page } = opened;
  await signInAs(opened, await registerMember({ type: 'buyer' }, 'fr'));
  await page.goto(`${between.url}/find-contact`);
  await untilKept(page, '/fr/find-contact');
  let release = () => {};
  const silent = new Promise<void>((over) => {
    release = over;
  });
  between.interfere = async ({ url, headers }) => {
    if (url?.startsWith('/find-contact') && headers['sec-fetch-dest'] === 'document') await silent;
    return false;
  };
  const answer = await page.goto(`${between.url}/find-contact?search=${word}`);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).not.toContain(word);
  await page.getByRole('article').filter({ hasText: word }).first().waitFor();
  release();
});

itLong('a build that takes the service worker away leaves no copy, and reloads nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mboalink-removal-'));
  mkdirSync(join(folder, 'assets'));
  await bundleServiceWorker(folder, {}, true);
  const removal = readFileSync(join(folder, serviceWorkerPath), 'utf8');
  rmSync(folder, { recursive: true });
  const { page } = await open(visit);
  await visitFaq(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  between.interfere = ({ url }, answer) =>
    url === serviceWorkerPath && say(answer, 'text/javascript', removal);
  await update(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(loads).toBe(0);
});
