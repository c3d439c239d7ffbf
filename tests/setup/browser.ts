import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium is and what it is started with. */
export type BrowserProgram = { executablePath: string; args: string[] };

/**
 * A Chromium for the tests: CHROMIUM_PATH, one found on the machine, one installed where that is allowed (Debian, as
 * root), or the one that an npm package carries.
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const found = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path)) ?? installed();
  if (found) return { executablePath: found, args: flags };
  const { default: carried } = await import('@sparticuz/chromium');
  return {
    executablePath: await carried.executablePath(),
    args: [...carried.args.filter((flag) => !flag.startsWith('--headless')), ...flags],
  };
}

/** Starts that Chromium. Throws when it does not start. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await findBrowser());
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('/usr/bin/apt-get', ['update'], quietly);
    execFileSync('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly);
  } catch {
    return undefined;
  }
  return usualPlaces.find((path) => existsSync(path));
}
