import { fallbackLanguage, toLanguage } from '@mboalink/shared/language.ts';
import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { Runtime } from '../runtime.ts';
import { publicCacheControl } from './cache.ts';
import { townNear } from './town-near.ts';

/** With what nonce a copy was drawn; it leaves the Worker in no answer. */
const drawnHeader = 'X-Drawn-With';

/** A page as React drew it, and the nonce of that drawing. */
type Copy = { answer: Response; drawnWith: string };

/** The place of a page's copy beside the Worker. */
type CopyPlace = {
  /** The address as far as it is read: whatever else was asked by is in no copy. */
  url: URL;
  find: () => Promise<Copy | undefined>;
  /** Keeps an answer that was drawn with a nonce, where everybody's cache may. */
  keep: (answer: Response, nonce: string) => void;
};

/**
 * Where the copy of a page for visitors is kept, one for each build, language and wish to save data; undefined for members, and for pages
 * that nobody keeps.
 */
export function copyPlaceOf(
  c: HonoContext<AppBindings>,
  openCache: Runtime['openCache'],
): CopyPlace | undefined {
  const context = c.get('context');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (import.meta.env.DEV || !isRead || context.seemsSignedIn) return undefined;
  const url = new URL(c.req.url);
  const query = keptQueryOf(url);
  if (!query) return undefined;
  // The front page shows whom is near.
  const town = url.pathname === '/' ? (townNear(c.req.raw) ?? '') : '';
  const read = new URL(withoutSlash(url.pathname), url);
  read.search = new URLSearchParams(query).toString();
  const key = keyOf(read, [__BUILD__, context.language, String(context.savesData), town]);
  const cache = openCache();
  return {
    url: read,
    find: async () => {
      const kept = await cache.match(key);
      if (!kept) return undefined;
      const answer = new Response(kept.body, kept);
      const drawnWith = answer.headers.get(drawnHeader) ?? '';
      answer.headers.delete(drawnHeader);
      return { answer, drawnWith };
    },
    keep: (answer, nonce) => {
      const control = publicCacheControl(context.answered, answer);
      if (!control || c.req.method === 'HEAD') return;
      const copy = new Response(answer.clone().body, answer);
      copy.headers.set(drawnHeader, nonce);
      copy.headers.set('Cache-Control', control);
      context.waitUntil(cache.put(key, copy));
    },
  };
}

function keyOf(read: URL, edition: readonly string[]): Request {
  const key = new URL(read);
  key.searchParams.append('edition', edition.join(' '));
  return new Request(key);
}

/** What the pages that are kept for visitors read of an address beside its path and language; whatever else it says makes no other page. */
const keptPages: readonly { pattern: RegExp; reads: readonly string[] }[] = [
  { pattern: /^\/$/, reads: [] },
  { pattern: /^\/categories$/, reads: ['search', 'city', 'page'] },
  { pattern: /^\/categories\/[^/]+(\/[^/]+)?$/, reads: ['search', 'page'] },
  { pattern: /^\/business\/[^/]+(\/poster)?$/, reads: [] },
];

function keptPageAt(pathname: string) {
  const path = withoutSlash(pathname);
  return path.endsWith('.data') ? undefined : keptPages.find(({ pattern }) => pattern.test(path));
}

/** The query of a kept page, as far as it is read; undefined for what nobody keeps. */
function keptQueryOf({ pathname, searchParams }: URL): [name: string, value: string][] | undefined {
  const page = keptPageAt(pathname);
  // A page says at what address it stands, which may name a language.
  const language = toLanguage(searchParams.get('lang')) ?? fallbackLanguage;
  const read = page?.reads.flatMap((name): [string, string][] => {
    const value = searchParams.getAll(name).at(-1);
    return value === undefined ? [] : [[name, value]];
  });
  return language === fallbackLanguage ? read : read?.concat([['lang', language]]);
}

/** An address without the slashes at its end, which do not matter. */
const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');
