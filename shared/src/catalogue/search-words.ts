import { foldText } from '../slug.ts';
import { type Category, categories, type Subcategory } from './categories.ts';
import { categoryPath, resolveCategoryPath } from './category-path.ts';
import placeAliases from './data/place-aliases.json' with { type: 'json' };
import synonyms from './data/synonyms.json' with { type: 'json' };
import { towns } from './places.ts';
import { regionNames } from './region-names.ts';

/**
 * `words` are folded, separated by spaces, each once; plural and singular are left to the stemmer of the index.
 * `slug` is the entry's own, unique inside its kind.
 */
export type SearchWordRow = {
  kind: 'category' | 'subcategory' | 'region' | 'town';
  slug: string;
  words: string;
};

const ignoredWords = new Set(
  (
    'a an and au aux avec by ce d dans de des du en et etc for from her his in is l la le les m n of on or ou par ' +
    'pour qu s sa se ses son sur t the to un une with your'
  ).split(' '),
);

/** Words that say what kind of place it is, not which one. */
const placeKinds = new Set(['city', 'quartier', 'region', 'town', 'ville']);

const regionAliases: Readonly<Record<string, readonly string[]>> = placeAliases.regions;
const townAliases: Readonly<Record<string, readonly string[]>> = placeAliases.towns;

function toWords(text: string): string[] {
  return (foldText(text).match(/[a-z0-9+]+/g) ?? []).filter(
    (word) => !ignoredWords.has(word) && word !== '+',
  );
}

function joinWords(words: readonly string[]): string {
  return [...new Set(words)].join(' ');
}

function ownTexts(entry: Category | Subcategory): string[] {
  if ('sector' in entry) return [entry.name, entry.en, entry.fr];
  return [entry.en, entry.fr, ...entry.items.flatMap((item) => [item.en, item.fr, ...item.tags])];
}

/** Terms of the synonym list by the path of the category or subcategory that they lead to: true words, or slips. */
export function synonymsByPath(slips: boolean): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const entry of synonyms.filter((candidate) => Boolean(candidate.slip) === slips)) {
    for (const target of entry.to) {
      const place = resolveCategoryPath(target);
      if (!place) continue;
      const path = categoryPath({ category: place.category, subcategory: place.subcategory });
      terms.set(path, [...(terms.get(path) ?? []), entry.term]);
    }
  }
  return terms;
}

/** The words of slips, but for those that are true words of other categories only. */
function slipWords(slips: string[], path: string, ownersByWord: Map<string, Set<string>>): string[] {
  const [categorySlug = ''] = path.split('/');
  return slips.flatMap(toWords).filter((word) => ownersByWord.get(word)?.has(categorySlug) ?? true);
}

/** The words that find each category and each subcategory, English and French, with synonyms and usual slips. */
export function categorySearchWords(): SearchWordRow[] {
  const words = synonymsByPath(false);
  const slips = synonymsByPath(true);
  const entries = categories.flatMap((category) => [
    { kind: 'category' as const, entry: category, path: category.slug },
    ...category.subcategories.map((subcategory) => ({
      kind: 'subcategory' as const,
      entry: subcategory,
      path: categoryPath({ category, subcategory }),
    })),
  ]);
  const texts = new Map(
    entries.map(({ entry, path }) => [path, [...ownTexts(entry), ...(words.get(path) ?? [])]]),
  );
  const ownersByWord = new Map<string, Set<string>>();
  for (const [path, pathTexts] of texts) {
    for (const word of pathTexts.flatMap(toWords)) {
      ownersByWord.set(word, (ownersByWord.get(word) ?? new Set()).add(path.split('/')[0] ?? ''));
    }
  }
  return entries.map(({ kind, entry, path }) => ({
    kind,
    slug: entry.slug,
    words: joinWords([
      ...(texts.get(path) ?? []).flatMap(toWords),
      ...slipWords(slips.get(path) ?? [], path, ownersByWord),
    ]),
  }));
}

/** The words that find each region and each town: both names and the aliases. */
export function placeSearchWords(): SearchWordRow[] {
  const plain = (texts: string[]) =>
    joinWords(texts.flatMap(toWords).filter((word) => !placeKinds.has(word)));
  return [
    ...regionNames.map((region) => ({
      kind: 'region' as const,
      slug: region.slug,
      words: plain([region.en, region.fr, ...(regionAliases[region.slug] ?? [])]),
    })),
    ...towns.map((town) => ({
      kind: 'town' as const,
      slug: town.slug,
      words: plain([town.en, town.fr, ...(townAliases[town.slug] ?? [])]),
    })),
  ];
}
