import type { Language } from '../language.ts';
import { findSubcategory } from './categories.ts';
import { findCategoryName } from './category-names.ts';
import type { EntryNames } from './entry-names.ts';
import { findTown, otherTown } from './places.ts';
import { findRegion } from './region-names.ts';

/** What the slugs of a listing are called in a language. */
export function namesOf({ category, subcategory, region, city }: EntryNames, language: Language): EntryNames {
  return {
    category: findCategoryName(category)?.[language] ?? '',
    subcategory: findSubcategory(subcategory)?.[language] ?? '',
    region: findRegion(region)?.[language] ?? '',
    city: (city === otherTown.slug ? otherTown : findTown(city))?.[language] ?? '',
  };
}
