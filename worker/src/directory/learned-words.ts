import { type Attempt, pathOfSubcategory } from './search-attempts.ts';
import type { Understanding } from './understanding/understand.ts';

/** A word that people taught, and the subcategory that it means. */
export type LearnedWord = { word: string; trade: string };

type Taught = { learned: readonly LearnedWord[]; around: readonly Attempt[] };

/** The attempts in the order of `with_learned_trades`: for each word its trade, in each place. */
export function withLearned(attempts: readonly Attempt[], { learned, around }: Taught): Attempt[] {
  const byLearned = learned.flatMap(({ trade }) =>
    around.map((attempt): Attempt => ({ ...attempt, terms: [['subcategory', trade]] })),
  );
  return [...byLearned, ...attempts];
}

/** What a text was taken for, with what people taught before what the catalogue guesses. */
export function understoodWithLearned(
  understood: Understanding | null,
  learned: readonly LearnedWord[],
): Understanding | null {
  if (!understood || learned.length === 0) return understood;
  const taught = learned.map(({ trade }) => ({
    path: pathOfSubcategory(trade),
    score: 1,
    words: [],
    bestWords: [],
    repaired: new Map<number, string>(),
  }));
  return { ...understood, trades: [...taught, ...understood.trades] };
}
