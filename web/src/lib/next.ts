/** Pages that nobody is led back to: who is signed in has no use for them. */
const never = /^\/(login|signin|register|signup|join|logout|sign-in-link)(\/|\?|$)/;

const searchPages = /^\/(find-contact|search-contacts|find-business-contacts|business-directory)(\/|\?|$)/;

/** Whether an address is that of the search of members. */
export const isSearch = (address: string): boolean => searchPages.test(address);

/** Where to go after signing in, where it is a page of ours; anything else, as another site, is dropped. */
export function safeRedirect(target: FormDataEntryValue | null | undefined): string | undefined {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || never.test(target)) return undefined;
  // A browser drops tabs and line ends from an address, which may then lead elsewhere.
  const url = new URL(target, 'https://here.invalid');
  return url.host === 'here.invalid' ? url.pathname + url.search + url.hash : undefined;
}

/** The address at which somebody signs in, or registers who came for the search, to go on to a page afterwards. */
export function signInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = pathname.replace(/\.data$/, '');
  const page = searchPages.test(path) ? '/register' : '/login';
  return `${page}?next=${encodeURIComponent(path + search)}`;
}

/** Whether a page is the one at which somebody signs in or registers. */
export function isSignInPage(pathname: string): boolean {
  return never.test(pathname);
}

/** Why somebody stands at a sign-in page, as its words in `auth.led` name it; undefined where they came by themselves. */
export function reasonOf(query: URLSearchParams): Reason | undefined {
  const said = reasons.find((reason) => reason === query.get('message'));
  const next = safeRedirect(query.get('next'));
  if (said || !next) return said;
  if (searchPages.test(next)) return 'accessContacts';
  if (/^\/pricing/.test(next)) return 'subscribe';
  return /^\/(contacts|saved|my-contacts)/.test(next) ? 'ownContacts' : 'accessPage';
}

const reasons = ['getStarted', 'subscribe', 'signedOut', 'number'] as const;

type Reason = (typeof reasons)[number] | 'accessContacts' | 'accessPage' | 'ownContacts';
