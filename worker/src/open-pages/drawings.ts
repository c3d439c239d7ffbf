import { raw } from 'hono/html';

/** A house that is an "m" and a speech bubble. */
export const logo = raw(
  '<svg aria-hidden="true" width="32" height="34" viewBox="0 0 32 34" fill="currentColor"><path d="M16 1 30 11.5V29h-5.5v-9.5a3.25 3.25 0 0 0-6.5 0V29h-4v-9.5a3.25 3.25 0 0 0-6.5 0V28.5L2 33V11.5z"/></svg>',
);

/** A woven zigzag as wide as its place; no two of a page have the same id. */
const hemNamed = (id: string) =>
  raw(
    `<svg class="hem" width="100%" height="12" aria-hidden="true"><pattern id="${id}" width="22" height="12" patternUnits="userSpaceOnUse"><path d="M-11 1.5 0 10.5l11-9 11 9 11-9" fill="none" stroke="currentColor" stroke-width="3.5"/></pattern><rect width="100%" height="12" fill="url(#${id})"/></svg>`,
  );

/** The lower edge of the header. */
export const hem = hemNamed('hem');

/** That of the brand on a poster, which is printed without the header. */
export const posterHem = hemNamed('poster-hem');
