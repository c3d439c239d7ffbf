import { placeIndex } from '../directory/understanding/place-index.ts';
import { dayNames } from '../directory/understanding/read-time.ts';
import { foldedWords } from '../directory/understanding/words.ts';

const days =
  `${Object.values(dayNames).join('|')}|` +
  "demain|aujourd'?hui|apres-demain|tonight|today|tomorrow|next|this|dis|ce|cet|cette|apres|every|chaque";
const more =
  'a|au|aux|du|chez|dans|en|avec|vers|sur|pres|proche|quartier|livraison|livre|pour|le|la|par|max|maxi|maximum|budget|seulement|net|svp|stp|' +
  'at|in|on|near|with|for|from|by|per|each|monthly|only|please|abeg|i|wey|weh';
const begins = new RegExp(`^(?:$|[^\\p{L}\\p{N}]|(?:${days}|${more})(?![\\p{L}\\p{N}]))`, 'u');

/**
 * Whether a number means what it says by itself, by the folded text behind it: 'pour 15' before 'ce soir', a place or
 * the end does, and counts what is named in 'pour 15 sacs'.
 */
export function standsAlone(behind: string): boolean {
  const next = behind.trimStart();
  return begins.test(next) || beginsWithPlace(next);
}

const mostWords = 3;

function beginsWithPlace(text: string): boolean {
  const words = foldedWords(text).slice(0, mostWords);
  return words.some((_, at) => placeIndex().byKey.has(words.slice(0, at + 1).join('')));
}
