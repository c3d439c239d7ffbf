import { keysOf } from '@mboalink/shared/keys-of.ts';
import { pageAt as findPage } from '@mboalink/shared/page-map.ts';

/** Which pages there are: the table of routes says so by type, so that this room needs none of their screens. */
// Only an interface can be augmented.
// biome-ignore lint/style/useConsistentTypeDefinitions: see above
// biome-ignore lint/suspicious/noEmptyInterface: the table of routes fills it
export interface Register {}

export type PageName = Register extends { page: infer Name extends string } ? Name : never;

/** A page, or what an unknown address shows. */
export type ScreenName = PageName | 'not-found';

/** What is known of a page here; the rest of its record belongs to the application. */
export type PageAddress = {
  /** The canonical address. */
  path: `/${string}`;
  /** Other addresses that show the same page; one that ends in `/*` is each address right below it. */
  aliases: readonly `/${string}`[];
  /** Whether search engines may know it. */
  listed: boolean;
  /** Whether signing in may lead back to it. */
  returnTo: boolean;
};

/** The trades of the country, and a visitor's search: pages that the Worker draws, opened as documents. */
export const tradesPath = '/categories';

const pages = new Map<PageName, PageAddress>();
const pageByPath: Record<string, PageName> = {};

/** Called once by the table of routes, before anything is drawn. */
export function registerPages(registered: Readonly<Record<PageName, PageAddress>>) {
  for (const name of keysOf(registered)) {
    const page = registered[name];
    pages.set(name, page);
    for (const address of [page.path, ...page.aliases]) pageByPath[address] = name;
  }
}

/** All pages, in the order of the table. */
export function pageNames(): PageName[] {
  return [...pages.keys()];
}

function addressOf(name: PageName): PageAddress {
  const page = pages.get(name);
  if (!page) throw new Error(`the page ${name} is not registered`);
  return page;
}

/** Whether search engines may know a page. */
export function isListed(page: PageName): boolean {
  return addressOf(page).listed;
}

/** The page at a pathname; a trailing slash does not matter. */
export const pageAt = (pathname: string): PageName | undefined => findPage(pageByPath, pathname);

/** The canonical address of a page, with what it should start from. */
export function pathTo(page: PageName, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  const { path } = addressOf(page);
  return search ? `${path}?${search}` : path;
}

/**
 * Where to go after signing in, if it is a page of ours; anything else (another site, an unknown path, the sign-in
 * pages themselves) is dropped.
 */
export function safeRedirect(target: unknown): string | undefined {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return undefined;
  const page = pageAt(target.split(/[?#]/)[0] ?? '');
  return page && addressOf(page).returnTo ? target : undefined;
}
