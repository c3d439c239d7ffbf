import { formatDateTime } from '@mboalink/shared/format.ts';
import { copyHeader, copyNames, hiddenNote, noCopy, openCopy } from '@mboalink/shared/kept-copies.ts';
import { type Language, languages, toLanguage } from '@mboalink/shared/language.ts';
import { withoutSlash } from '@mboalink/shared/page-map.ts';
import { drop, match, put } from './copies.ts';
import { isFresh, mayBeKept, writtenAt } from './what-is-kept.ts';

const { openPages } = copyNames;
const mostPages = 30;

const addressOf = (path: string, language: Language) => `/${language}${path}`;

/** Where the copy of a page that the Worker draws would be kept: of words that somebody searched for none is. */
export function openAddress(pathname: string, searchParams: URLSearchParams): string | undefined {
  const others = [...searchParams.keys()].filter((name) => name !== 'lang');
  return others.length === 0 ? withoutSlash(pathname) : undefined;
}

/**
 * Keeps a page of a trade or a business that somebody opened, and of thirty the latest; one that is gone, or moved, goes from here,
 * too, in both languages. Of whoever signs out in another tab before it has come nothing is kept: the cache that it was for is gone
 * by then.
 */
export async function learnOpenPage(
  path: string,
  network: Promise<Response>,
  language: Language,
): Promise<void> {
  const [cache, answer] = await Promise.all([caches.open(openPages), network.then((came) => came.clone())]);
  if (answer.headers.get(copyHeader) === openCopy && mayBeKept(answer)) {
    const written = toLanguage(answer.headers.get('Content-Language')) ?? language;
    // Whole, before the one of the last time goes.
    const copy = dated(answer, await answer.arrayBuffer());
    // Again the latest.
    await drop(cache, [addressOf(path, written)]);
    await put(cache, addressOf(path, written), copy);
    await dropOldest(cache);
  } else if (answer.headers.get(copyHeader) === noCopy || answer.type === 'opaqueredirect') {
    await drop(
      cache,
      languages.map((each) => addressOf(path, each)),
    );
  }
}

/** With the time at which it came, where no server on the way said it. */
function dated(answer: Response, body: ArrayBuffer): Response {
  const copy = new Response(body, answer);
  if (!copy.headers.has('Date')) copy.headers.set('Date', new Date().toUTCString());
  return copy;
}

/** Such a page as it was within the last week, with the note that says of when. */
export async function readOpenPage(path: string, language: Language): Promise<Response | undefined> {
  const copy = await match(openPages, addressOf(path, language));
  if (!isFresh(copy)) return undefined;
  return new Response(withNote(await copy.text(), new Date(writtenAt(copy)), language), copy);
}

/** The page with what it says of itself once it is a copy. */
export function withNote(html: string, written: Date, language: Language): string {
  const [before, rest] = html.split(hiddenNote, 2);
  if (rest === undefined) return html;
  const date = formatDateTime(written, language);
  return before + hiddenNote.replace(' hidden', '') + rest.replace('{{date}}', date);
}

/** A cache lists what it has in the order in which it came. */
async function dropOldest(cache: Cache): Promise<void> {
  await drop(cache, (await cache.keys()).slice(0, -mostPages));
}
