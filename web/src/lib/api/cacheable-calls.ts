// Written by the build from the router.

/** The calls whose answers are the same for everybody, so that a cache on the way may keep them. */
export const cacheableCalls: ReadonlySet<string> = new Set([
  'directory.categories',
  'directory.category',
  'directory.categoryItems',
  'directory.stats',
  'directory.suggestions',
]);
