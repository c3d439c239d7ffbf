import type { CountInput, SearchInput } from '@mboalink/shared/directory/calls.ts';
import { minuteOfWeek } from '@mboalink/shared/directory/opening-hours.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import type { ReadConditions } from './understanding/read-conditions.ts';

/**
 * What `find_listings` is asked beside the words: `refine` as `refine_keys` takes it; who is called by the words of
 * `spare` is shown whatever their hours and prices.
 */
export type Refinement = {
  refine: { openAt?: number; maxPrice?: number; withPicture?: true; byPrice?: true; byAnswers?: number };
  spare?: string;
};

/** What was chosen beside the words. */
export type AskedConditions = Pick<CountInput, 'openAt' | 'maxPrice' | 'withPicture'> &
  Pick<SearchInput, 'sort'>;

/** Of what was read out of the words that which was not chosen otherwise, or sent off. */
export function conditionsInForce(asked: AskedConditions, read: ReadConditions): ReadConditions {
  return {
    ...(asked.openAt === undefined && read.openAt && { openAt: read.openAt }),
    ...(asked.maxPrice === undefined && read.maxPrice && { maxPrice: read.maxPrice }),
    ...(asked.withPicture === undefined && read.withPicture && { withPicture: read.withPicture }),
    ...(asked.sort === undefined && read.sort && { sort: read.sort }),
  };
}

/** What was chosen and what was read out of the words, as the database takes it; undefined where that is nothing. */
export function refinementOf(
  asked: AskedConditions,
  { read, taken }: { read: ReadConditions; taken: string },
  now: Date,
): Refinement | undefined {
  const chosen = refineOf(asked, now);
  const refine = { ...chosen, ...refineOf(read, now) };
  if (Object.keys(refine).length === 0) return undefined;
  return { refine, ...(Object.keys(chosen).length === 0 && { spare: taken }) };
}

function refineOf({ openAt, maxPrice, withPicture, sort }: AskedConditions, now: Date): Refinement['refine'] {
  const at = openAt === 'now' ? now : openAt && openAt !== 'any' ? new Date(openAt) : undefined;
  return {
    ...(at && { openAt: minuteOfWeek(at) }),
    ...(maxPrice && { maxPrice }),
    ...(withPicture && { withPicture }),
    ...(sort === 'price' && { byPrice: true }),
    ...(sort === 'answered' && { byAnswers: trustLimits.answeredFrom }),
  };
}
