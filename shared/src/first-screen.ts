/** The id of what the first screen of a page ends with. */
export const firstScreenEnd = 'first-screen-end';

/**
 * For the head of a page: browsers that know `rel=expect` paint nothing of it before that has come, or before what has the id `otherwise`
 * where a page marks no such end. Half of a screen is of use to nobody, and what belongs together would move as it grows. They may
 * wait for the end of that element: it is a small one, or comes in one piece with what follows.
 */
export function firstScreenLink(body: string, otherwise: string): string {
  const end = body.includes(`id="${firstScreenEnd}"`) ? firstScreenEnd : otherwise;
  return `<link rel="expect" href="#${end}" blocking="render">`;
}
