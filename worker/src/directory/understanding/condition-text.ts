import { foldText } from '@mboalink/shared/slug.ts';

/** A text from which words are taken: compared folded, left as it was typed. */
export class ConditionText {
  taken = '';
  #typed: string;
  #folded: string;

  constructor(text: string) {
    this.#typed = text
      .normalize('NFC')
      .replace(/’/g, "'")
      .replace(/[\u00a0\u202f]/g, ' ');
    // Each letter by one letter, so that both have the same places.
    this.#folded = this.#typed.replace(/\p{L}/gu, (letter) => {
      const folded = foldText(letter);
      return folded.length === letter.length ? folded : letter;
    });
  }

  get rest(): string {
    return this.#typed.replace(/\s+/g, ' ').trim();
  }

  has(pattern: RegExp): boolean {
    return this.#folded.search(pattern) >= 0;
  }

  /** Takes out the first place that fits, and answers it; undefined where nothing does. */
  take(
    pattern: RegExp,
    isMeant: (match: RegExpExecArray) => boolean = () => true,
  ): RegExpExecArray | undefined {
    const match = [...this.#folded.matchAll(pattern)].find(isMeant);
    if (!match) return undefined;
    const [before, after] = [match.index, match.index + match[0].length];
    const cut = (text: string) => `${text.slice(0, before)} ${text.slice(after)}`;
    this.#typed = cut(this.#typed);
    this.#folded = cut(this.#folded);
    this.taken = `${this.taken} ${match[0]}`.trim();
    return match;
  }
}
