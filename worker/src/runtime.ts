/** What the platform gives. Nothing else in the Worker reads the clock, draws or reaches the network by itself. */
export type Runtime = {
  now: () => Date;
  /** A whole number from 0 to below `limit`, each as likely as the others; `limit` is at most 2³². */
  random: (limit: number) => number;
  /** A random UUID, not guessable from another. */
  createId: () => string;
  fetch: (input: string | URL, init?: RequestInit) => Promise<Response>;
  /** Cloudflare's cache of the place where the request came in. */
  openCache: () => Cache;
};

export const platform: Runtime = {
  now: () => new Date(),
  random: (limit) => {
    // A plain remainder would favour small numbers.
    const ceiling = 2 ** 32 - (2 ** 32 % limit);
    const drawn = new Uint32Array(1);
    do crypto.getRandomValues(drawn);
    while ((drawn[0] ?? 0) >= ceiling);
    return (drawn[0] ?? 0) % limit;
  },
  createId: () => crypto.randomUUID(),
  // Nobody whom we ask sends us elsewhere: what comes from there would carry our keys along.
  fetch: (input, init) => fetch(input, { redirect: 'manual', ...init }),
  // Cloudflare's own beside what browsers know.
  openCache: () => (caches as CacheStorage & { default: Cache }).default,
};
