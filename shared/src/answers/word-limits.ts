/** Words of clients: short, and few on a page. */
export const wordLimits = {
  /** Characters of a word, and of the owner’s one reply. */
  text: 120,
  reply: 200,
  /** How many stand on the page of a business before the others are asked for, and in all. */
  first: 2,
  shown: 20,
  /** How many of their own a member reads at once. */
  listed: 50,
} as const;

/** `reported`: seen by nobody until a person decides; `kept`: found to be fine, whatever is reported; `removed`: for good. */
export const wordStates = ['shown', 'reported', 'kept', 'removed'] as const;

export type WordState = (typeof wordStates)[number];

/** The states in which everybody reads a word. */
export const readableStates = ['shown', 'kept'] as const satisfies readonly WordState[];
