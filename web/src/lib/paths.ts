import type { Namespace } from '../i18n/messages.ts';

/**
 * Every address of the site is written here and nowhere else. `aliases` show the same page and name `path` as the
 * canonical one; `access` says who may open it; `footer` whether the site's footer stands below it; `words` which
 * texts it needs beside the common ones.
 */
type PageRoute = {
  path: string;
  aliases: readonly string[];
  access: 'public' | 'signed-in';
  footer: boolean;
  messages: readonly Namespace[];
};

export const pages = {
  home: { path: '/', aliases: [], access: 'public', footer: true, messages: ['home', 'plans'] },
  'find-contact': {
    path: '/find-contact',
    aliases: ['/search-contacts', '/find-business-contacts', '/business-directory'],
    access: 'signed-in',
    footer: false,
    messages: ['directory', 'errors'],
  },
  'how-it-works': {
    path: '/how-it-works',
    aliases: ['/how-works', '/guide'],
    access: 'public',
    footer: true,
    messages: ['pages'],
  },
  pricing: {
    path: '/pricing',
    aliases: ['/plans', '/subscription', '/pricing-plans'],
    access: 'public',
    footer: false,
    messages: ['pricing', 'plans'],
  },
  about: {
    path: '/about',
    aliases: ['/about-us', '/company'],
    access: 'public',
    footer: true,
    messages: ['pages'],
  },
  contact: {
    path: '/contact',
    aliases: ['/contact-us', '/support', '/help'],
    access: 'public',
    footer: true,
    messages: ['pages', 'plans'],
  },
  login: {
    path: '/login',
    aliases: ['/signin'],
    access: 'public',
    footer: true,
    messages: ['accounts', 'errors'],
  },
  register: {
    path: '/register',
    aliases: ['/signup', '/join'],
    access: 'public',
    footer: true,
    messages: ['accounts', 'errors'],
  },
  dashboard: {
    path: '/dashboard',
    aliases: [],
    access: 'signed-in',
    footer: false,
    messages: ['dashboard', 'directory', 'plans'],
  },
  profile: {
    path: '/profile',
    aliases: ['/edit-profile'],
    access: 'signed-in',
    footer: false,
    messages: ['settings', 'accounts', 'directory', 'errors'],
  },
  settings: {
    path: '/settings',
    aliases: [],
    access: 'signed-in',
    footer: false,
    messages: ['settings', 'accounts', 'errors'],
  },
  'undo-email-change': {
    path: '/undo-email-change',
    aliases: [],
    access: 'public',
    footer: true,
    messages: ['settings', 'errors'],
  },
  logout: {
    path: '/logout',
    aliases: [],
    access: 'public',
    footer: true,
    messages: ['accounts', 'home', 'plans'],
  },
  'terms-of-service': {
    path: '/terms-of-service',
    aliases: [],
    access: 'public',
    footer: true,
    messages: ['terms'],
  },
  'privacy-policy': {
    path: '/privacy-policy',
    aliases: [],
    access: 'public',
    footer: true,
    messages: ['privacy'],
  },
} as const satisfies Record<string, PageRoute>;

export type PageName = keyof typeof pages;

/** Pages that do something for one person: no search engine is told of them. */
const unlisted: readonly PageName[] = ['logout', 'undo-email-change'];

export const pageNames = Object.keys(pages) as PageName[];

const pageByPath = new Map<string, PageName>(
  pageNames.flatMap((name) =>
    [pages[name].path, ...pages[name].aliases].map((path) => [path, name] as const),
  ),
);

export function routeOf(page: PageName): PageRoute {
  return pages[page];
}

/** Whether search engines may know a page. */
export function isListed(page: PageName): boolean {
  return pages[page].access === 'public' && !unlisted.includes(page);
}

/** The page at a pathname; a trailing slash does not matter. */
export function pageAt(pathname: string): PageName | undefined {
  return pageByPath.get(pathname.replace(/(.)\/+$/, '$1'));
}

/** The canonical address of a page, with what it should start from. */
export function pathTo(page: PageName, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${pages[page].path}?${search}` : pages[page].path;
}

/**
 * Where to go after signing in, if it is a page of ours; anything else (another site, an unknown path, the sign-in
 * pages themselves) is dropped.
 */
export function safeRedirect(target: unknown): string | undefined {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return undefined;
  const page = pageAt(target.split(/[?#]/)[0] ?? '');
  return page && !['login', 'register', 'logout'].includes(page) ? target : undefined;
}
