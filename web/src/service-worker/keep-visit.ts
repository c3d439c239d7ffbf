import { type KeepRequest, offlinePath } from '@mboalink/shared/kept-copies.ts';
import { type Language, toLanguage } from '@mboalink/shared/language.ts';
import { isOwnPhone, isWhole, keepFiles, keepLanguage, keepPage, readPage } from './copies.ts';
import { learnOpenPage, openAddress, readOpenPage } from './open-copies.ts';
import { isFresh, knownPage } from './what-is-kept.ts';

/** Keeps what a page has fetched already, and the page itself as everybody gets it, with that for times without a network. */
export async function keepVisit({
  language: said,
  path,
  query,
  entry,
  files,
  isAhead,
  savesData,
}: KeepRequest): Promise<void> {
  const language = toLanguage(said);
  if (!language) return;
  // Whom a link shows another language has not chosen it.
  if (!new URLSearchParams(query).has('lang')) await keepLanguage(language);
  await keepFiles(files);
  const offline = offlinePath.slice(1);
  if (!isFresh(await readPage(offline, language)))
    await keepPage(offline, await askAsAnybody(offlinePath, language));
  // On their own phone they pay for the page that they read, too, and for none that they did not visit.
  if (savesData && (isAhead || !(await isOwnPhone()))) return;
  const page = knownPage(__PAGES__, path);
  if (!page) await keepOpenPage(path, query, language);
  else if (!(await isKept(await readPage(page.name, language), entry, isAhead)))
    await keepPage(page.name, await askAsAnybody(path, language), isAhead);
}

const browsersCopy = { cache: 'only-if-cached', mode: 'same-origin' } as const;

/** A page that came before the service worker, as it came, where the browser still has it. */
async function keepOpenPage(path: string, query: string, language: Language): Promise<void> {
  const address = openAddress(path, new URLSearchParams(query));
  if (address && !(await readOpenPage(address, language)))
    await learnOpenPage(address, fetch(path + query, browsersCopy), language);
}

/** Without any cookie: the server does not know who asks, so that nothing of a person can be in the answer. */
const askAsAnybody = (path: string, language: string) =>
  fetch(path, { credentials: 'omit', headers: { 'Accept-Language': language } });

/** Whether a copy is of this version; of a page that is not open, whose files nobody else fetches, with all of them. */
const isKept = async (copy: Response | undefined, entry: string, isAhead: boolean) =>
  copy !== undefined && (!isAhead || (await isWhole(copy))) && (await copy.text()).includes(entry);
