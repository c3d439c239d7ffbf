import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { directoryKeys } from '../cache/directory-keys.ts';
import { useMember } from '../use-member.ts';
import { laterQuota } from './quota-state.ts';

const shortestWait = 60_000;

/** Keeps the quota that came with an answer, for every part of the screen. */
export function keepQuota(client: QueryClient, userId: string, answered: QuotaInfo) {
  client.setQueryData<QuotaInfo>(directoryKeys.quota(userId), (known) => laterQuota(known, answered));
}

export function useQuota(): QuotaInfo | undefined {
  const { id } = useMember();
  return useQuery<QuotaInfo>({
    queryKey: directoryKeys.quota(id),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** Whether there is no daily limit, by the latest quota or else by the signed-in user. A buyer may still have one. */
export function useUnlimited(): boolean {
  const { dailyLimit } = useMember();
  const quota = useQuota();
  return (quota ? quota.dailyLimit : dailyLimit) === null;
}

/** Fetches everything again at midnight in Douala, when a new day begins. */
export function useNewDay() {
  const { id } = useMember();
  const client = useQueryClient();
  const resetTime = useQuota()?.resetTime;
  useEffect(() => {
    if (!resetTime) return;
    const wait = Math.max(Date.parse(resetTime) - Date.now(), shortestWait);
    const timer = setTimeout(() => void client.resetQueries({ queryKey: directoryKeys.of(id) }), wait);
    return () => clearTimeout(timer);
  }, [client, id, resetTime]);
}
