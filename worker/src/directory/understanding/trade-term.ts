/** A name of something in the catalogue. `weight`: how surely it means it; `words` are folded, fillers left out. */
export type TradeTerm = { path: string; words: readonly string[]; weight: number; isSlip?: true };

/** The subcategory that a path lies in, or the category that it is. */
export function tradePath(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}
