import { foldText } from '@mboalink/shared/slug.ts';
import { cheap, pictures, withPictureOf } from './condition-words.ts';
import { readPrice } from './read-price.ts';
import { readTime } from './read-time.ts';

/** When, for how much and whether with a picture, as words say it; `openAt` is an instant, or `now`. */
export type ReadConditions = { openAt?: string; maxPrice?: number; withPicture?: true; sort?: 'price' };

/**
 * Takes out of a text what it says of hours, prices and pictures: 'coiffeuse ouverte dimanche moins de 5 000' is a search
 * for 'coiffeuse', on Sunday, up to 5 000. Pure; `now` is from when 'dimanche' is the next one. `rest` are the words left,
 * `taken` the others.
 */
export function readConditions(
  text: string,
  now: Date,
): { rest: string; taken: string; conditions: ReadConditions } {
  const words = new ConditionText(text);
  const openAt = readTime(words, now);
  const maxPrice = readPrice(words);
  const isCheap = words.take(cheap) !== undefined;
  const withPicture = !words.has(withPictureOf) && words.take(pictures) !== undefined;
  const conditions: ReadConditions = {
    ...(openAt !== undefined && { openAt }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(withPicture && { withPicture }),
    ...(isCheap && { sort: 'price' as const }),
  };
  return { rest: words.taken === '' ? text : words.rest, taken: words.taken, conditions };
}

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
