import { categories, categoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { synonyms } from '@mboalink/shared/catalogue/synonyms.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import { type TradeTerm, tradePath } from '../trade-term.ts';
import { fillers, weakWords } from '../word-lists.ts';
import { baseForm, foldedWords } from '../words.ts';

const weights = {
  wholeTrade: 1.04,
  name: 1,
  part: 0.99,
  itemPart: 0.85,
  halfPart: 0.8,
  tag: 0.85,
  synonym: 0.99,
  secondTarget: 0.9,
  slip: 0.9,
} as const;

function term(path: string, text: string, weight: number): TradeTerm[] {
  const all = foldedWords(text);
  const telling = all.filter((word) => !fillers.has(word) || weakWords.has(word));
  const words = telling.every((word) => weakWords.has(word)) ? all : telling;
  return words.length === 0 ? [] : [{ path, words, weight }];
}

type Names = Record<Language, string>;

/** All names, synonyms and tags of the catalogue. Names of two things ('Plomberie et eau') are terms of their own too. */
export function tradeTerms(): TradeTerm[] {
  const owners = categoriesByWord();
  /** A word by which another category is called means that one. */
  const isOfAnother = (text: string, path: string) => {
    const owner = owners.get(foldedWords(text).map(baseForm).join(' '));
    return owner !== undefined && owner !== path.split('/')[0];
  };
  const weightOfName = (text: string, path: string) => {
    if (isOfAnother(text, path)) return weights.halfPart;
    return path.split('/').length === 2 && !isPhrase(text) ? weights.wholeTrade : weights.name;
  };
  const named = (names: Names, path: string, ofPart: number = weights.part) =>
    languages.flatMap((language) => [
      ...term(path, names[language], weightOfName(names[language], path)),
      ...partsOf(names[language], language).flatMap(({ text, isHalf }) =>
        isHalf || isOfAnother(text, path) ? half(path, text, ofPart) : term(path, text, ofPart),
      ),
    ]);
  const terms: HalfTerm[] = categories.flatMap((category) => [
    ...named(category, categoryPath({ category })),
    ...category.subcategories.flatMap((subcategory) => [
      ...named(subcategory, categoryPath({ category, subcategory })),
      ...subcategory.items.flatMap((item) => {
        const path = categoryPath({ category, subcategory, item });
        return [
          ...named(item, path, weights.itemPart),
          ...item.tags.flatMap((tag) => term(path, tag, weights.tag)),
        ];
      }),
    ]),
  ]);
  const meant = synonyms.flatMap(({ term: text, to, slip }) =>
    to
      .flatMap((path, index) =>
        term(path, text, (slip ? weights.slip : weights.synonym) * weights.secondTarget ** index),
      )
      .map((meant) => (slip ? { ...meant, isSlip: true as const } : meant)),
  );
  return withHalves([...terms, ...meant]);
}

/** A name that is half said, with what it weighs where nothing else is called so. */
type HalfTerm = TradeTerm & { weightAlone?: number };

function half(path: string, text: string, weightAlone: number): HalfTerm[] {
  return term(path, text, weights.halfPart).map((said) => ({ ...said, weightAlone }));
}

/** A word that is half a name means what is called so; where nothing is, that name. */
function withHalves(terms: readonly HalfTerm[]): TradeTerm[] {
  const whole = terms.filter(({ words, weightAlone }) => words.length === 1 && !weightAlone);
  const called = Map.groupBy(whole, ({ words }) => baseForm(words[0] ?? ''));
  const isCalledElsewhere = ({ words, path }: TradeTerm) =>
    called.get(baseForm(words.join(' ')))?.some((other) => tradePath(other.path) !== tradePath(path));
  return terms.map(({ weightAlone, ...said }) =>
    weightAlone && !isCalledElsewhere(said) ? { ...said, weight: weightAlone } : said,
  );
}

/** What a trade is called on its own, folded: the whole name, and the parts of it that say enough alone. */
export function tradeLabels(): { path: string; text: string }[] {
  const labelsOf = (names: Names, path: string) =>
    languages
      .flatMap((language) => [
        names[language],
        ...partsOf(names[language], language).flatMap(({ text, isHalf }) => (isHalf ? [] : text)),
      ])
      .map((text) => ({ path, text: foldedWords(text).join(' ') }));
  return categories.flatMap((category) => [
    ...labelsOf(category, categoryPath({ category })),
    ...category.subcategories.flatMap((subcategory) =>
      labelsOf(subcategory, categoryPath({ category, subcategory })),
    ),
  ]);
}

/** The slugs of the categories by what each is called: by the parts of its name that say enough alone. */
function categoriesByWord(): Map<string, string> {
  return new Map(
    categories.flatMap((category) =>
      languages
        .flatMap((language) => partsOf(category[language], language))
        .flatMap(({ text, isHalf }) =>
          isHalf ? [] : [[foldedWords(text).map(baseForm).join(' '), category.slug] as const],
        ),
    ),
  );
}

/**
 * The things that a name names. One is half said where it shares a word with another: 'School & Staff Transport' is no
 * school, 'Réparation consoles et tablettes' sells no tablets.
 */
function partsOf(name: string, language: Language): { text: string; isHalf: boolean }[] {
  const parts = name.split(/\s*(?:,|&|\/|\bet\b|\band\b|\bor\b|\bou\b)\s*/i).filter(Boolean);
  if (parts.length < 2) return [];
  const whole = language === 'en' ? parts.length - 1 : 0;
  const isShared = isPhrase(parts[whole] ?? '');
  return parts.map((text, at) => ({
    text,
    isHalf: isShared && at !== whole && !isPhrase(text) && !(language === 'en' && isPlural(text)),
  }));
}

/** Several words, apart from the small ones: 'd’engins' is one. */
function isPhrase(text: string): boolean {
  return foldedWords(text).filter((word) => !fillers.has(word)).length > 1;
}

/** English words before another stand in the singular: 'Oils & Car Care' are oils. */
function isPlural(text: string): boolean {
  return /[^s]s$/.test(text);
}
