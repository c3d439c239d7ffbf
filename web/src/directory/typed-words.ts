const telling = 4;

/** Whether a word may be the one that is typed: it begins so, or with the same four letters, as 'mecaniciens' and 'mecano'. */
export function beginsAlike(word: string, typed: string): boolean {
  return word.startsWith(typed) || (typed.length > telling && word.startsWith(typed.slice(0, telling)));
}

/** Whether a word is only begun: it lacks more than the ending of a plural. */
export function isHalfOf(word: string, typed: string): boolean {
  return word.startsWith(typed) && typed.length + 1 < word.length;
}
