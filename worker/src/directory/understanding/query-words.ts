import { foldText } from '@mboalink/shared/slug.ts';

/** A word of a query: as typed, and folded for comparing. */
export type QueryWord = { typed: string; word: string };

const word = /[\p{L}\p{N}+]+/gu;

/** The words of a text in their order; signs, apostrophes and hyphens part words. */
export function queryWords(text: string): QueryWord[] {
  return (text.normalize('NFC').match(word) ?? []).flatMap((typed) => {
    const folded = foldText(typed).replace(/[^a-z0-9+]/g, '');
    return folded === '' || folded === '+' ? [] : [{ typed, word: folded }];
  });
}

/** The same for what needs no typed form. */
export function foldedWords(text: string): string[] {
  return queryWords(text).map(({ word: folded }) => folded);
}
