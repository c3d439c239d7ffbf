import { findItem, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { findTown, otherTown } from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/region-names.ts';
import type { Language } from '@mboalink/shared/language.ts';
import * as shared from '@mboalink/shared/network/search-name.ts';
import type { KeptSearch } from './asked-alert.ts';

/** What a search is called in a mail. */
export function searchName(kept: KeptSearch, language: Language): string {
  return shared.searchName(kept, namesIn(language), language);
}

const namesIn = (language: Language): shared.SearchNames => ({
  category: (slug) => findCategoryName(slug)?.[language] ?? '',
  subcategory: (slug) => findSubcategory(slug)?.[language] ?? '',
  item: (slug) => findItem(slug)?.[language] ?? '',
  region: (slug) => findRegion(slug)?.[language] ?? '',
  town: (slug) => (slug === otherTown.slug ? undefined : findTown(slug)?.[language]) ?? '',
});
