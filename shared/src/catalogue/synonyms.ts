import { categoryPath, findCategory, findSubcategory } from './categories.ts';
import data from './data/synonyms.json' with { type: 'json' };

/** What people say for something in the catalogue. `to` are paths, best first; a `slip` is a usual misspelling. */
export type Synonym = { term: string; to: readonly string[]; slip: boolean };

/** Terms with bars between them, by the slug of a subcategory, or of a category with a slash behind it. */
type TermsBySlug = Readonly<Record<string, string>>;

const { means, meansToo, slips }: { means: TermsBySlug; meansToo: TermsBySlug; slips: TermsBySlug } = data;

/** Terms that mean several things stand under each: under the first in `means`, under the others in `meansToo`. */
export const synonyms: readonly Synonym[] = readSynonyms();

function readSynonyms(): Synonym[] {
  const others = new Map<string, string[]>();
  for (const { term, path } of read(meansToo)) others.set(term, [...(others.get(term) ?? []), path]);
  const meant = (terms: TermsBySlug, slip: boolean) =>
    read(terms).map(({ term, path }) => ({ term, slip, to: [path, ...(others.get(term) ?? [])] }));
  return [...meant(means, false), ...meant(slips, true)];
}

function read(terms: TermsBySlug) {
  return Object.entries(terms).flatMap(([slug, text]) => {
    const path = pathOf(slug);
    return text.split(' | ').map((term) => ({ term, path }));
  });
}

function pathOf(slug: string): string {
  const subcategory = slug.endsWith('/') ? undefined : findSubcategory(slug);
  const category = findCategory(subcategory?.category ?? slug.replace('/', ''));
  if (!category) throw new Error(`the synonyms name ${slug}, which the catalogue has not`);
  return categoryPath(subcategory ? { category, subcategory } : { category });
}
