/** Pages that React Router draws; every other address is still answered by the earlier frame, which goes with the last of them. */
const moved: readonly string[] = [
  '/profile',
  '/branding',
  '/locations',
  '/edit-profile',
  '/settings',
  '/settings/*',
  '/dashboard',
  '/analytics',
  '/openings',
  '/my-contacts',
  '/contacts',
  '/saved',
  '/',
  '/about',
  '/about-us',
  '/company',
  '/how-it-works',
  '/how-works',
  '/guide',
  '/faq',
  '/questions',
  '/help-center',
  '/contact',
  '/contact-us',
  '/support',
  '/help',
  '/terms-of-service',
  '/privacy-policy',
  '/cookies-policy',
  '/gdpr-compliance',
  '/find-contact',
  '/search-contacts',
  '/find-business-contacts',
  '/business-directory',
  '/login',
  '/signin',
  '/sign-in-link',
  '/logout',
  '/register',
  '/signup',
  '/join',
  '/registered',
  '/pricing',
  '/plans',
  '/subscription',
  '/pricing-plans',
  '/categories',
  '/categories/*',
  '/business/*',
  '/b/*',
  '/mail-preferences/*',
  '/upgrade',
  '/payment/*',
  '/receipt/*',
  '/settings/plan',
  '/offline',
];

/** Whether a path, or the data of a page (`/about.data`), belongs to React Router. A pattern that ends in `/*` holds for what lies below. */
export function isMoved(path: string): boolean {
  const page = path.replace(/\.data$/, '').replace(/(.)\/$/, '$1');
  if (!earlier.test(page)) return true;
  return moved.some((pattern) =>
    pattern.endsWith('/*') ? page.startsWith(pattern.slice(0, -1)) : page === pattern,
  );
}

/** Pages that the earlier frame still draws, and what is no page; any other address is a page that does not exist. */
const earlier =
  /^\/$|^\/(api|assets|app-icons|share|pictures|sitemaps|\.well-known|en|fr|login|signin|register|signup|join|dashboard|my-contacts|contacts|saved|openings|profile|edit-profile|analytics|settings|receipt|payment|branding|locations|sign-in-link|logout|offline)(\/|$)|\.\w+$/;
