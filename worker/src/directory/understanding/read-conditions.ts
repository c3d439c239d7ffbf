import { ConditionText } from './condition-text.ts';
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
