import { foldText, wordsOf } from '@mboalink/shared/slug.ts';

/** Something that can be chosen, by its name. */
export type Choice = { key: string; text: string };

const most = 8;

/** Those with words that begin with each word that is typed: first those that have the words whole, then those that begin so. */
export function fitting<Entry extends Choice>(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = wordsOf(typed);
  const start = foldText(typed.trim());
  const ranked = entries.flatMap((entry) => {
    const own = wordsOf(entry.text);
    if (!wanted.every((word) => own.some((candidate) => candidate.startsWith(word)))) return [];
    const isWhole = wanted.every((word) => own.includes(word));
    return [{ entry, rank: isWhole ? 0 : foldText(entry.text).startsWith(start) ? 1 : 2 }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** The one that is called as it is typed; none where a quartier of another town has that name, too. */
export function called<Entry extends Choice>(entries: readonly Entry[], typed: string): Entry | undefined {
  const wanted = foldText(typed.trim());
  const named = entries.find(({ text }) => foldText(text) === wanted);
  const isShared = entries.some(
    (entry) => entry !== named && foldText(entry.text.split(',')[0] ?? '') === wanted,
  );
  return isShared ? undefined : named;
}
