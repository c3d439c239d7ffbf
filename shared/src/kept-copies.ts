/** The script that keeps copies of pages and files in a browser. */
export const serviceWorkerPath = '/service-worker.js';

/** What a browser shows of a page that it has no copy of, where there is no network. */
export const offlinePath = '/offline';

/**
 * What browsers keep copies in: hashed files; pages, and among them the language that was read last, and that whoever is signed in
 * here keeps contacts on this phone; pages of trades and businesses. The cookies policy names them.
 */
export const copyNames = {
  files: 'files',
  pages: 'pages',
  language: 'last-language',
  ownPhone: 'own-phone',
  openPages: 'open-pages',
} as const;

/** The address by which a browser keeps that somebody keeps contacts on this phone; nothing says who. */
export const ownPhoneAddress = `/${copyNames.ownPhone}`;

/**
 * What a service worker tells the server of a navigation to a member's page that its copy answers already: the answer is the page as
 * everybody gets it, to be kept. Otherwise browsers say `true`.
 */
export const shellAsked = 'shell';

/**
 * The header by which our server says that what it sends is the same for everybody, and may be kept. Nobody on the way sends it: a
 * captive portal answers everything with a page of its own. `web/public/_headers` names it for hashed files.
 */
export const copyHeader = 'X-Mboalink-Copy';

/** What that header says of a page of a trade or a business: it is kept by its address, for times without a network. */
export const openCopy = 'open';

/** What it says where such a page is not there any more: a copy goes, too. */
export const noCopy = 'none';

/** What begins the line that such a page shows once it is a copy, with its time for `{{date}}`. */
export const hiddenNote = '<p class="copy" hidden>';

/** What a page of ours asks the service worker to keep, once it is calm. */
export type KeepRequest = {
  /** Of the page, and of whoever reads it. */
  language: string;
  /** The address without its query, and that. */
  path: string;
  query: string;
  /** The client's first file, by which a version of the site is known. */
  entry: string;
  /** The hashed files that this page has fetched. */
  files: readonly string[];
  /** Whether the page is not the one that is open: nobody has fetched its files. */
  isAhead: boolean;
  /** Nothing is then fetched that the page does not have already. */
  savesData: boolean;
};
