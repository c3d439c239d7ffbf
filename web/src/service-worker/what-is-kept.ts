import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { copyHeader } from '@mboalink/shared/kept-copies.ts';
import { pageAt } from '@mboalink/shared/page-map.ts';

/** A page of the client: what its copy is called, and whether it is the same for everybody with all that it shows. */
export type KnownPage = { name: string; isPublic: boolean };

type Pages = Readonly<Record<string, readonly [name: string, isPublic: boolean]>>;

/** The page at an address, as the build knows them. */
export function knownPage(pages: Pages, pathname: string): KnownPage | undefined {
  const found = pageAt(pages, pathname);
  return found && { name: found[0], isPublic: found[1] };
}

/**
 * Whether an answer may be kept: our own server sent it, whole, says that it is the same for everybody, and sets nothing in this
 * browser by it. What carries a member's data says `no-store` and has no such header.
 */
export function mayBeKept({ status, redirected, headers }: Response): boolean {
  const isForEverybody = headers.has(copyHeader) && !/no-store/.test(headers.get('Cache-Control') ?? '');
  return status === 200 && !redirected && isForEverybody;
}

const weekMilliseconds = 7 * dayMilliseconds;

/** When the server wrote an answer, in milliseconds; NaN where it does not say. */
export const writtenAt = ({ headers }: Response) => Date.parse(headers.get('Date') ?? '');

/** Whether a copy is of the last week. */
export const isFresh = (copy: Response | undefined): copy is Response =>
  copy !== undefined && Date.now() - writtenAt(copy) < weekMilliseconds;

const fileAddress = /\/assets\/[\w.-]+\.(?:js|css)/g;

/** The addresses of the scripts and styles that a page names. */
export const filesOf = (html: string) => [...new Set(html.match(fileAddress) ?? [])];

/** Whether a navigation may show a page: calls, and files that are opened by themselves, are none. */
export function isPageAddress(pathname: string): boolean {
  return !pathname.startsWith('/api/') && !/\.\w+$/.test(pathname);
}

/** Where the button for a business's number leads who keeps it on their own phone. Undefined of any other address. */
export function keptContact(pathname: string): string | undefined {
  const [, slug] = /^\/business\/([\w-]+)\/number$/.exec(pathname) ?? [];
  return slug && `/find-contact?contact=${slug}`;
}

/** What tells the versions of a file apart, at the end of its name. */
export const hashOf = (file: string) => file.replace(/\.\w+$/, '').slice(-7);

/** The files that no page of this version asks for, nor any copy of an older one that is still kept. */
export function leftOver(
  files: readonly string[],
  { hashes, copies }: { hashes: string; copies: readonly string[] },
): string[] {
  const named = new Set(copies.flatMap(filesOf));
  return files.filter((file) => !named.has(file) && !hashes.includes(hashOf(file)));
}

/** The page for times without a network, without its links to pages that are not kept. */
export function withoutDeadLinks(html: string, kept: readonly string[]): string {
  return html.replace(/<a data-page="([\w-]+)".*?<\/a>/gs, (link, page: string) =>
    kept.includes(page) ? link : '',
  );
}
