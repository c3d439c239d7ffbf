import { useQuery, useQueryClient } from '@tanstack/react-query';
import { trpcClient } from '../../lib/api/trpc.ts';
import { directoryKeys, freshFor } from '../cache/directory-keys.ts';
import { useMember } from '../use-member.ts';
import { keepQuota } from './use-quota.ts';

/** The contacts opened today, latest first, with their numbers. */
export function useRevealedToday() {
  const { id } = useMember();
  const client = useQueryClient();
  return useQuery({
    queryKey: directoryKeys.revealedToday(id),
    queryFn: async ({ signal }) => {
      const answer = await trpcClient.directory.revealedToday.query(undefined, { signal });
      keepQuota(client, id, answer.quotaInfo);
      return answer.contacts;
    },
    staleTime: freshFor.other,
    networkMode: 'always',
  });
}
