import * as z from 'zod/mini';
import { searchLimits } from '../limits.ts';
import { entrySchema, typedLine } from '../text.ts';
import { type FilterName, filterOf, type filters, forEachFilter } from './filters.ts';

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
  const filter = filterOf(name);
  // TypeScript would merge the values of two such filters; each schema here takes those of its own.
  if (filter.kind === 'choice') return choice(filter.values) as unknown as FilterInputs[FilterName];
  return filter.kind === 'entries' ? entries : entry;
}

/** What a call takes for each filter. */
export const filterInputs = forEachFilter<FilterInputs>(inputOf);
