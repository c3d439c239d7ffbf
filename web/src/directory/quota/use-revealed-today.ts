import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { trpcClient } from '../../lib/api/trpc.ts';
import { directoryKeys, freshFor } from '../cache/directory-keys.ts';
import { useMember } from '../use-member.ts';
import { keepQuota } from './use-quota.ts';

/** The contacts opened today, latest first, with their numbers. */
export function useRevealedToday() {
  const { id } = useMember();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  return useQuery({
    queryKey: directoryKeys.revealedToday(id, languageOf(i18n)),
    queryFn: async ({ signal }) => {
      const answer = await trpcClient.directory.revealedToday.query(undefined, { signal });
      keepQuota(client, id, answer.quotaInfo);
      return answer.contacts;
    },
    staleTime: freshFor.other,
    networkMode: 'always',
  });
}
