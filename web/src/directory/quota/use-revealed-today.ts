import { useQuery } from '@tanstack/react-query';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import { useReader } from '../use-member.ts';

/** The contacts opened today, latest first, with their numbers. */
export function useRevealedToday() {
  return useQuery(directoryQueries.revealedToday(useReader()));
}
