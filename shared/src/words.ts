import { inflections, separators, shortestBeforeEnding, writingRules } from './folding.ts';
import { foldText } from './slug.ts';

/** A word of a text: as it was typed, and folded for comparing. */
export type QueryWord = { typed: string; word: string };

const rules = writingRules.map(([pattern, to]) => [new RegExp(pattern, 'gu'), to] as const);
const parting = new RegExp(separators, 'u');

/**
 * The folded words of a text in their order; signs, apostrophes and hyphens part words: 'S.A.R.L. Élan' → sarl, elan. What
 * a listing is found by is parted by the same rules, in the database.
 */
export function foldedWords(text: string): string[] {
  return rules
    .reduce((folded, [pattern, to]) => folded.replace(pattern, to), foldText(text))
    .split(parting)
    .filter(Boolean);
}

/** The same with what was typed: 'S. A. R. L.' for sarl; what was put in other words stands for itself. */
export function queryWords(text: string): QueryWord[] {
  const typed = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}\p{Cf}+]+/gu) ?? [];
  let at = 0;
  return foldedWords(text).map((word) => {
    for (let length = 1; at + length <= typed.length; length += 1) {
      const parts = typed.slice(at, at + length);
      const folded = parts.map(foldText).join('');
      if (folded === word) {
        at += length;
        return { typed: parts.join(' '), word };
      }
      if (!word.startsWith(folded)) break;
    }
    const next = typed.findIndex((part, index) => index >= at && foldText(part) === word);
    if (next >= 0) at = next + 1;
    return { typed: typed[next] ?? word, word };
  });
}

/** One form for singular and plural, man and woman. */
export function baseForm(word: string): string {
  const [ending = '', stem = ''] =
    inflections.find(([end]) => word.endsWith(end) && word.length - end.length >= shortestBeforeEnding) ?? [];
  return word.slice(0, word.length - ending.length) + stem;
}
