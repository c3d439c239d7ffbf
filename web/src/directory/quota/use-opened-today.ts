import { useQuery, useQueryClient } from '@tanstack/react-query';
import { trpcClient } from '../../app/trpc.ts';
import { directoryKeys, freshFor } from '../cache/directory-keys.ts';
import { useMember } from '../use-member.ts';
import { keepQuota } from './use-quota.ts';

/** The contacts opened today, latest first, with their numbers. */
export function useOpenedToday() {
  const { id } = useMember();
  const client = useQueryClient();
  return useQuery({
    queryKey: directoryKeys.openedToday(id),
    queryFn: async ({ signal }) => {
      const answer = await trpcClient.directory.openedToday.query(undefined, { signal });
      keepQuota(client, id, answer.quotaInfo);
      return answer.contacts;
    },
    staleTime: freshFor.other,
    networkMode: 'always',
  });
}
