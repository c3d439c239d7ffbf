import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { withFilter, withFilters } from '@mboalink/shared/directory/filters.ts';
import type { Names } from '../../catalogue/names.ts';
import { type Criteria, noCriteria } from '../criteria/criteria.ts';

/** One line of the list below the search field. */
export type SearchOption =
  | ({ group: 'suggestions' | 'popular' } & Pick<
      Suggestion,
      'text' | 'type' | 'slug' | 'count' | 'city' | 'within'
    >)
  | { group: 'suggestions'; type: 'text'; text: string; town?: string }
  | { group: 'recent'; type: 'text'; text: string };

/** The search that a line stands for. Place and user type stay; another trade replaces words and trade. */
export function criteriaOf(option: SearchOption, values: Criteria, names: Names | undefined): Criteria {
  const { text, type } = option;
  const wordless = { ...values, search: '' };
  const kept = withFilter(wordless, 'category', '');
  const inTown = (city: string) => ({ region: names?.regionOf(city) ?? '', city });
  switch (type) {
    case 'category':
      return withFilters(kept, { category: option.slug });
    case 'subcategory':
      return withFilters(kept, { category: names?.categoryOf(option.slug) ?? '', subcategory: option.slug });
    case 'city':
      return withFilters(wordless, inTown(option.slug));
    case 'business':
      return { ...noCriteria, search: text, masked: values.masked };
    case 'item':
      return { ...kept, search: text };
    case 'text':
      if (option.group === 'recent') return { ...values, search: text };
      return { ...withFilters(kept, inTown(option.town ?? '')), search: text };
  }
}
