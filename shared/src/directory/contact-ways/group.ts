/** A part of a text. */
export type Span = { start: number; end: number };

/** Figures that stand beside each other, or what is read as such: a word for a number, or letters alone. */
export type Group = Span & { digits: string; as?: 'word' | 'letters' };
