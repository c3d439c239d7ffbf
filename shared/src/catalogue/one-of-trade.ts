import type { Language } from '../language.ts';
import { findSubcategory } from './categories.ts';
import { findCategoryName } from './category-names.ts';
import singularData from './data/singular-trades.json' with { type: 'json' };

const singulars: Readonly<Record<string, Record<Language, string>>> = singularData;

/** What one person or shop of a trade is called: 'Plombier', where the trade is 'Plombiers'. The trade's name where no plural is. */
export function oneOfTrade(slug: string, language: Language): string {
  return (
    singulars[slug]?.[language] ??
    findSubcategory(slug)?.[language] ??
    findCategoryName(slug)?.[language] ??
    ''
  );
}
