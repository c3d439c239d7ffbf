const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlIJ'’.,|]/, 0.4],
  [/[ tfr\-()]/, 0.5],
  [/[mMwW]/, 1.05],
  [/[A-ZÀ-Þ]/, 0.82],
];
const usualWidth = 0.69;

/**
 * How wide a text is drawn at most, in units of its size: nobody measures on the server, and system fonts differ, so
 * each letter counts as in the widest of them.
 */
export function textWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth),
    0,
  );
}
