import { useQuery } from '@tanstack/react-query';
import { useMember, useReader } from '../../directory/use-member.ts';
import { directoryQueries } from '../../lib/api/directory-queries.ts';

/** Whoever has a daily limit is told what a number costs before it is opened: an answer with it is on its way. */
export function useQuotaPending(): boolean {
  const reader = useReader();
  const { dailyLimit } = useMember();
  const { isLoading } = useQuery({ ...directoryQueries.revealedToday(reader), enabled: dailyLimit !== null });
  return isLoading;
}
