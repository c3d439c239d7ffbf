import * as z from 'zod/mini';
import { searchLimits } from '../limits.ts';
import { entrySchema, typedLine } from '../text.ts';
import { type FilterName, filters, forEachFilter } from './filters.ts';

const entry = z.optional(typedLine(0, searchLimits.entry));
const entries = z.optional(z.array(entrySchema).check(z.maxLength(searchLimits.list)));

/** 'all' and an empty text are how forms say that nothing was chosen. */
function choice<Value extends string>(values: readonly Value[]) {
  return z.optional(z.enum([...values, 'all', '']));
}

type InputOf<F> = F extends { kind: 'choice'; values: readonly (infer Value extends string)[] }
  ? ReturnType<typeof choice<Value>>
  : F extends { kind: 'entries' }
    ? typeof entries
    : typeof entry;

type FilterInputs = { [Name in FilterName]: InputOf<(typeof filters)[Name]> };

function inputOf(name: FilterName): FilterInputs[FilterName] {
  const filter = filters[name];
  if (filter.kind === 'choice') return choice(filter.values);
  return filter.kind === 'entries' ? entries : entry;
}

/** What a call takes for each filter. */
export const filterInputs = forEachFilter<FilterInputs>(inputOf);
