/**
 * The cookie in which a browser says whose phone it is, once somebody signed in: '1' theirs, which keeps what they know and stays
 * signed in; '0' one that others use, too. Other clients send none.
 */
export const ownPhoneCookie = 'own-phone';

/** The header by which an answer of ours says that a browser may keep it; a captive portal's page has none. `web/public/_headers` names it for hashed files. */
export const keepHeader = 'X-Keep';

/** What that header says: a page that is the same for every visitor, a member's, or a hashed file. */
export type Keep = 'page' | 'member' | 'file';

/** The cache of a member's last documents, which goes when they sign out. */
export const documentsCache = 'documents';
