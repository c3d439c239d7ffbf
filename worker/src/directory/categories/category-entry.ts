import { type CategoryPlace, categoryPath } from '@mboalink/shared/catalogue/category-path.ts';
import type { CategoryEntry } from '@mboalink/shared/directory/category-calls.ts';
import type { CountOf } from '../counts.ts';
import { termOf } from '../search-attempts.ts';

/** A place in the tree as the picker chooses it: its level, and what lies above. */
export function toEntry(place: CategoryPlace, countOf?: CountOf): CategoryEntry {
  const { category, subcategory, item } = place;
  const [entry, parent = null, grandparent = null] = [item, subcategory, category].flatMap((each) =>
    each ? [named(each)] : [],
  );
  const level = item ? 3 : subcategory ? 2 : 1;
  const count = countOf && { count: countOf(...termOf(categoryPath(place))) };
  return { ...(entry ?? named(category)), level, parent, grandparent, ...count };
}

function named({ slug, en, fr }: { slug: string; en: string; fr: string }) {
  return { id: slug, slug, en, fr };
}
