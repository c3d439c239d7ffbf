import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium as playwright } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A busy machine looks like a slow network, on which pages wait for a touch.
  '--force-effective-connection-type=4G',
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
 * A Chromium for the tests: CHROMIUM_PATH, the shell without windows that an npm package carries (half the work of a whole
 * browser for each page), or one found on the machine or installed where that is allowed (Debian, as root), whose libraries
 * the shell may have missed.
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args: flags };
  const shell = await carried();
  if (shell && starts(shell)) return { executablePath: shell, args: flags };
  const found = findAt(usualPlaces) ?? installed('chromium', usualPlaces);
  const executablePath = shell && starts(shell) ? shell : found;
  if (!executablePath) throw new Error('no Chromium: install one, or name it in CHROMIUM_PATH');
  return { executablePath, args: flags };
}

/** Starts that Chromium. Throws when it does not start. */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch(await findBrowser());
}

async function carried(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

const findAt = (places: readonly string[]) => places.find((path) => existsSync(path));

/** Of a package of Debian, where that is allowed. */
function installed(program: string, places: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('/usr/bin/apt-get', ['update'], quietly);
    execFileSync('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', program], quietly);
  } catch {
    return undefined;
  }
  return findAt(places);
}
