import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { languages } from '@mboalink/shared/language.ts';
import { queryWords } from './query-words.ts';

let made: ReadonlyMap<string, string> | undefined;

/** A folded word with its accents, where a name of the catalogue has it: 'réparation' for 'reparation'. */
export function spelledAsListed(word: string): string {
  made ??= spellings();
  return made.get(word) ?? word;
}

function spellings(): Map<string, string> {
  const names = categories.flatMap((category) => [
    category,
    ...category.subcategories.flatMap((trade) => [trade, ...trade.items]),
  ]);
  const words = names.flatMap((name) => languages.flatMap((language) => queryWords(name[language])));
  return new Map(words.map(({ typed, word }) => [word, typed.toLowerCase()]));
}
