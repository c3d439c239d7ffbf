import { searchLimits } from '@mboalink/shared/limits.ts';

/** What was typed, as far as it is looked for, without what the database cannot read. */
export function typedWords(search: string): string {
  const text = search
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, searchLimits.text);
  // Half of a character may be left at its end.
  return text.replace(/\p{Cs}/gu, '').trim();
}
