const kinds = 3;

/**
 * How many people there are for sure among whom marks were kept of: as many as there are different ones of the kind with the
 * fewest, of who they were, their browsers and their networks (`viewer_marks`).
 */
export function peopleIn(marks: Iterable<number>): number {
  const different = [...new Set(marks)];
  const ofKind = Array.from({ length: kinds }, (_, kind) => different.filter((mark) => mark >> 16 === kind));
  return Math.min(...ofKind.map((each) => each.length));
}
