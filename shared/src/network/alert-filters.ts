import type { CategoryChoice } from '../directory/calls.ts';
import type { FilterValues } from '../directory/filters.ts';

/** What a saved search was narrowed down to beside its words: what was chosen, without the rest. */
export type AlertFilters = Partial<FilterValues> & { categories?: CategoryChoice[]; exact?: boolean };
