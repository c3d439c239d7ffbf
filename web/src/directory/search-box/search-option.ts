import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { type Criteria, noCriteria } from '@mboalink/shared/directory/criteria.ts';

/** A suggestion of the server, or one like it that was made here. */
export type Suggested = { group: 'suggestions' | 'popular' } & Pick<
  Suggestion,
  'text' | 'type' | 'slug' | 'count' | 'city' | 'quartier' | 'within' | 'criteria'
>;

/** One line of the list below the search field. */
export type SearchOption =
  | Suggested
  | { group: 'suggestions'; type: 'text'; text: string; town?: string; criteria: Suggestion['criteria'] }
  | { group: 'recent'; type: 'text'; text: string };

/** The search that a line stands for. User type stays, and the place unless the line names one or looks for words. */
export function criteriaOf(option: SearchOption, values: Criteria): Criteria {
  const { region, city, userType, masked } = values;
  if (option.group === 'recent') return { ...values, search: option.text, exact: false };
  const { criteria } = option;
  if (option.type === 'business') return { ...noCriteria, ...criteria, masked };
  const staysThere = criteria.search === undefined && criteria.region === undefined;
  return { ...noCriteria, userType, masked, ...(staysThere && { region, city }), ...criteria };
}
