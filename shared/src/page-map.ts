import type { Language } from './language.ts';
import type { Painted } from './painted.ts';

/** A text that stands inside a page, and the hash by which the content policy knows it. */
export type InlineText = { text: string; hash: string };

/** By what hashes the content policy knows the styles and the script inside a page. */
export type InlineHashes = { styles: string; script?: string | undefined };

/**
 * What the build of the client tells the Worker in `pages.json`: each address of the client, without query, and the prerendered page
 * that it shows, `/*` at its end for each address right below; by the name of a page what stands inside it; the
 * pictures that go with links; what it draws of members' pages, and the script beside that.
 */
export type PageMap = {
  pages: Record<string, string>;
  notFound: string;
  inlined: Record<string, InlineHashes>;
  sharePictures: Record<string, string>;
  painted: Record<Language, Painted>;
  memberStarter: InlineText;
};

/** An address without the slashes at its end, which do not matter. */
export const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

/** What is known of the page at an address, which may be any right below one that ends in `/*`. */
export function pageAt<Page>(pages: Readonly<Record<string, Page>>, pathname: string): Page | undefined {
  const address = withoutSlash(pathname);
  const known = [address, address.replace(/[^/]+$/, '*')].find((one) => Object.hasOwn(pages, one));
  return known === undefined ? undefined : pages[known];
}

/** Stands in the root's data of a document to which another site led its reader. */
export const elsewhereMark = 'elsewhere';

/** Stands in the data of what the Worker draws for members alone on the pages for everybody. */
export const membersMark = 'members';
