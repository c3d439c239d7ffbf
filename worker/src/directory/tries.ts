import { type BusinessNames, businessNamesIn } from './business-names.ts';
import type { Search } from './read-search.ts';
import { type Attempt, besideAttempts, searchAttempts } from './search-attempts.ts';
import type { Understanding } from './understanding/understand.ts';

/** The ways in which a search is tried: its attempts, what stands beside the first that finds any, and the names it may be. */
export type Tries = {
  attempts: readonly Attempt[];
  beside?: readonly (readonly Attempt[])[];
  names?: BusinessNames;
};

export function triesOf(search: Search, understood: Understanding | null): Tries {
  return {
    attempts: searchAttempts(search, understood),
    beside: besideAttempts(search, understood),
    names: businessNamesIn(search, understood),
  };
}
