/** Pages that React Router draws; every other address is still answered by the earlier frame, which goes with the last of them. */
const moved: readonly string[] = [
  '/about',
  '/about-us',
  '/company',
  '/find-contact',
  '/search-contacts',
  '/find-business-contacts',
  '/business-directory',
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
];

/** Whether a path, or the data of a page (`/about.data`), belongs to React Router. A pattern that ends in `/*` holds for what lies below. */
export function isMoved(path: string): boolean {
  const page = path.replace(/\.data$/, '').replace(/(.)\/$/, '$1');
  return moved.some((pattern) =>
    pattern.endsWith('/*') ? page.startsWith(pattern.slice(0, -1)) : page === pattern,
  );
}
