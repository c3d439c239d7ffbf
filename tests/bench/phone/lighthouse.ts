import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../setup/browser.ts';
import { renewedCookiesOf } from '../../setup/cookies.ts';
import type { Member } from '../../setup/people.ts';
import { bareHeader } from '../bad-network.ts';
import { type Figure, median } from '../figures.ts';
import { most } from './bars.ts';
import { loadLighthouse, type Report } from './load-lighthouse.ts';
import type { Stage } from './stage.ts';

const simulations = {
  slow3G: { times: 3, throttling: { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 4 } },
  slow4G: { times: 5, throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 } },
};

const least = { public: 98, members: 92 };

type Page = { path: string; member?: Member };
type Run = Page & { simulation: keyof typeof simulations; isBare?: boolean };

/** What Lighthouse makes of first visits: ratios on slow 3G as it simulates it, and its scores of a phone on slow 4G. */
export async function* measureByLighthouse(stage: Stage): AsyncGenerator<Figure> {
  const lighthouse = loadLighthouse();
  const members = ['/find-contact', '/dashboard'].map((path) => ({ path, member: stage.member }));
  for (const page of [...stage.pages.map(({ path }) => ({ path })), ...members]) {
    const report = (simulation: Run['simulation'], isBare = false) =>
      stage.fast(() => reports(stage, lighthouse, { ...page, simulation, isBare }));
    yield* ratios(page, await report('slow3G'), await report('slow3G', true));
    yield* scores(page, await report('slow4G'));
  }
}

async function reports(stage: Stage, lighthouse: ReturnType<typeof loadLighthouse>, run: Run) {
  const made: Report[] = [];
  const { times, throttling } = simulations[run.simulation];
  for (let time = 0; time < times; time += 1) {
    const browser = await startBrowser(stage, run.member);
    try {
      const headers = { 'Accept-Language': 'fr', ...(run.isBare && { [bareHeader]: '1' }) };
      const report = await lighthouse(stage.network.url + run.path, [
        ...[
          `--port=${browser.port}`,
          '--disable-storage-reset',
          `--extra-headers=${JSON.stringify(headers)}`,
        ],
        ...Object.entries(throttling).map(([name, value]) => `--throttling.${name}=${value}`),
        ...['--screenEmulation.mobile', '--screenEmulation.width=360', '--screenEmulation.height=740'],
        ...(run.simulation === 'slow3G' ? ['--only-categories=performance'] : []),
      ]);
      if (report.runtimeError) throw new Error(`${run.path}: ${report.runtimeError.message}`);
      made.push(report);
    } finally {
      browser.stop();
    }
  }
  return made;
}

/** A browser of its own for each run, which has kept nothing but who is signed in. */
async function startBrowser({ folder, network }: Stage, member: Member | undefined) {
  const { executablePath, args } = await findBrowser();
  const profile = mkdtempSync(join(folder, 'lighthouse-'));
  const flags = [
    ...args,
    '--headless',
    '--remote-debugging-port=0',
    '--lang=fr',
    '--accept-lang=fr-CM,fr',
    `--user-data-dir=${profile}`,
  ];
  const started = spawn(executablePath, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await new Promise<number>((found, failed) => {
    let said = '';
    started.stderr.on('data', (part: Buffer) => {
      said += part;
      const [, listening] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said) ?? [];
      if (listening) found(Number(listening));
    });
    started.once('exit', () => failed(new Error(`the browser did not start: ${said}`)));
  });
  if (member) await signIn(`http://127.0.0.1:${port}`, network.url, member);
  return { port, stop: () => started.kill() };
}

async function signIn(debuggedAt: string, url: string, member: Member) {
  const browser = await chromium.connectOverCDP(debuggedAt);
  const [context] = browser.contexts();
  if (!context) throw new Error('a browser without a profile');
  await context.addCookies(await renewedCookiesOf(member));
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(member.user));
  await page.close();
  await browser.close();
}

const middle = (reports: readonly Report[], audit: string) =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

function ratios({ path, member }: Page, whole: readonly Report[], bare: readonly Report[]): Figure[] {
  const [first, largest] = ['first-contentful-paint', 'largest-contentful-paint'].map((audit) => ({
    whole: middle(whole, audit),
    bare: middle(bare, audit),
  }));
  const to = (what: string, value = Number.NaN, of = Number.NaN, bar = 0): Figure => ({
    ...{ what: `${path}  slow 3G simulated: ${what}`, value: value / of, unit: 'times', most: bar },
  });
  return [
    { what: `${path}  slow 3G simulated: first paint`, value: first?.whole ?? Number.NaN, unit: 'ms' },
    ...(member
      ? [to('content to paint without scripts', largest?.whole, first?.bare, most.content)]
      : [
          to('first paint to that without scripts', first?.whole, first?.bare, most.paint),
          to('largest paint to the first', largest?.whole, first?.whole, most.largestPaint),
        ]),
  ];
}

function scores({ path, member }: Page, reports: readonly Report[]): Figure[] {
  const categories = ['performance', 'accessibility', 'best-practices', ...(member ? [] : ['seo'])];
  const requests = reports.map(({ audits }) => requestsOf(audits['network-requests']?.details));
  const worst = (values: readonly number[]) => Math.max(...values);
  return [
    ...categories.map((name) => ({
      what: `${path}  ${name}${name === 'performance' ? '' : failedIn(name, reports)}`,
      value: median(reports.map(({ categories }) => 100 * (categories[name]?.score ?? 0))),
      unit: '',
      least: name !== 'performance' ? 100 : member ? least.members : least.public,
    })),
    {
      ...{ what: `${path}  shift`, unit: 'shift', most: 0 },
      value: worst(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1)),
    },
    {
      ...{ what: `${path}  requests`, unit: '', most: most.requests },
      value: worst(requests),
    },
  ];
}

const requestsOf = (details: unknown): number =>
  (details as { items?: unknown[] } | undefined)?.items?.length ?? Number.NaN;

function failedIn(category: string, reports: readonly Report[]): string {
  const failed = reports.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : '';
}
