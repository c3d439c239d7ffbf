import type { Item } from '@mboalink/shared/catalogue/categories.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { between, chance, type Random, sample } from '../random.ts';
import type { Trade } from './trades.ts';

const maximumCount = 10;
const maximumLength = 30;

function pieces(text: string, language: Language): string[] {
  return text
    .toLowerCase()
    .split(language === 'fr' ? /, | et / : /, | & | and /)
    .map((piece) => piece.trim());
}

function isKeyword(word: string): boolean {
  return word.length >= 3 && word.length <= maximumLength && !/^(de|du|des|autres|other) /.test(word);
}

/** Words that the owner would like to be found by: from none to ten, of at most 30 characters. */
export function chooseKeywords(
  random: Random,
  trade: Trade,
  items: readonly Item[],
  language: Language,
): string[] {
  if (chance(random, 0.12)) return [];
  const subjects = items.length > 0 ? items : trade.subcategory.items;
  const candidates = [
    ...pieces(trade.subcategory[language], language),
    ...subjects.flatMap((item) => pieces(item[language], language)),
    ...(language === 'fr' ? subjects.flatMap((item) => item.tags) : []),
  ].filter(isKeyword);
  const count = chance(random, 0.04) ? maximumCount : between(random, 2, 7);
  return sample(random, [...new Set(candidates)], count);
}
