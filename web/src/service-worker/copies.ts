import { copyNames, ownPhoneAddress } from '@mboalink/shared/kept-copies.ts';
import { fallbackLanguage, type Language, toLanguage } from '@mboalink/shared/language.ts';
import { filesOf, mayBeKept } from './what-is-kept.ts';

/** Hashed files by their address; pages by language and name. */
const { files: filesCache, pages: pagesCache, openPages } = copyNames;
const languageAddress = `/${copyNames.language}`;

const addressOf = (page: string, language: Language) => `/${language}/${page}`;

/** Drops everything: what is kept is only ever a copy. */
export async function forgetCopies(): Promise<void> {
  await Promise.all([filesCache, pagesCache, openPages].map((name) => caches.delete(name)));
}

const opened = async (cache: Cache | string) => (typeof cache === 'string' ? caches.open(cache) : cache);

/**
 * Never fails: storage may be full, forbidden or broken, and an answer be cut off on its way. When storage is full all copies make room, and
 * begin anew.
 */
export async function put(cache: Cache | string, address: string, answer: Response): Promise<void> {
  try {
    await (await opened(cache)).put(address, answer);
  } catch (thrown) {
    if (isFull(thrown)) await forgetCopies().catch(() => {});
  }
}

const isFull = (thrown: unknown) => thrown instanceof Error && thrown.name === 'QuotaExceededError';

export async function match(name: string, address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: name, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/**
 * Keeps a page that is the same for everybody; anything else is let go. `isAhead`: its files are fetched with it, as nobody else does.
 * So they are on their own phone, where a whole copy of the version before is better than half of this one, and shown until then.
 */
export async function keepPage(page: string, answer: Response, isAhead = false): Promise<void> {
  const language = toLanguage(answer.headers.get('Content-Language'));
  if (!language || !mayBeKept(answer)) return;
  const before = (await isOwnPhone()) && (await readPage(page, language));
  const wasWhole = before && (await isWhole(before));
  if (isAhead || wasWhole) await keepFiles(filesOf(await answer.clone().text()), true);
  if (!wasWhole || (await isWhole(answer))) await put(pagesCache, addressOf(page, language), answer);
}

export function readPage(page: string, language: Language): Promise<Response | undefined> {
  return match(pagesCache, addressOf(page, language));
}

/**
 * What is not kept yet, behind what the open page asks for. Of what a page has fetched the browser has a copy, and sends nothing for it.
 * `areOnePage`: where one is missing, as in the midst of a deployment, the others are of no use yet.
 */
export async function keepFiles(files: readonly string[], areOnePage = false): Promise<void> {
  const kept = await keptFiles();
  for (const file of files.filter((address) => !kept.has(address))) {
    const answer = await fetch(file, { priority: 'low' });
    if (mayBeKept(answer)) await put(filesCache, file, answer);
    else if (areOnePage) return;
  }
}

/** The addresses of the files that are kept. */
export async function keptFiles(): Promise<Set<string>> {
  try {
    const requests = await (await caches.open(filesCache)).keys();
    return new Set(requests.map(({ url }) => new URL(url).pathname));
  } catch {
    return new Set();
  }
}

/** Whether all files of a page are kept: then it may be shown, whatever was deployed since. */
export async function isWhole(page: Response): Promise<boolean> {
  const kept = await keptFiles();
  return filesOf(await page.clone().text()).every((file) => kept.has(file));
}

/** The texts of all pages that are kept. */
export async function keptPages(): Promise<string[]> {
  const cache = await caches.open(pagesCache);
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''));
}

/** The names of the pages that are kept in a language. */
export async function keptNames(language: Language): Promise<string[]> {
  const cache = await caches.open(pagesCache);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const folder = addressOf('', language);
  return addresses
    .filter((address) => address.startsWith(folder))
    .map((address) => address.slice(folder.length));
}

export async function drop(cache: Cache | string, addresses: readonly (string | Request)[]): Promise<void> {
  const from = await opened(cache);
  await Promise.all(addresses.map((address) => from.delete(address, { ignoreVary: true })));
}

/** Whether somebody keeps contacts on this phone: what they come for is here before the server has answered. */
export async function isOwnPhone(): Promise<boolean> {
  return (await match(pagesCache, ownPhoneAddress)) !== undefined;
}

/** The language of the last page, and before any that of the browser. */
export async function lastLanguage(): Promise<Language> {
  const said = await (await match(pagesCache, languageAddress))?.text();
  return toLanguage(said) ?? toLanguage(navigator.language) ?? fallbackLanguage;
}

export async function keepLanguage(language: Language | undefined): Promise<void> {
  if (language && language !== (await lastLanguage()))
    await put(pagesCache, languageAddress, new Response(language));
}
