import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { directoryKeys, directoryQueries } from '../../lib/api/directory-queries.ts';
import { useMember } from '../use-member.ts';

const shortestWait = 60_000;

export function useQuota(): QuotaInfo | undefined {
  const { id } = useMember();
  return useQuery(directoryQueries.quota(id)).data;
}

/**
 * When the day of the quota ends, by the clock of this phone, which may be wrong: the server says how far away that is. Undefined
 * before it answered.
 */
export function useResetAt(): number | undefined {
  const { id } = useMember();
  const { data, dataUpdatedAt } = useQuery(directoryQueries.quota(id));
  return data && dataUpdatedAt + data.resetInSeconds * 1000;
}

/** Whether there is no daily limit, by the latest quota or else by the signed-in user. A buyer may still have one. */
export function useUnlimited(): boolean {
  const { dailyLimit } = useMember();
  const quota = useQuota();
  return (quota ? quota.dailyLimit : dailyLimit) === null;
}

/** Fetches everything again at midnight in Douala, when a new day begins; what is found, from its first page. */
export function useNewDay() {
  const { id } = useMember();
  const client = useQueryClient();
  const resetAt = useResetAt();
  useEffect(() => {
    if (!resetAt) return;
    // A clock may be set meanwhile.
    const wait = Math.min(Math.max(resetAt - Date.now(), shortestWait), dayMilliseconds);
    const timer = setTimeout(() => {
      void client.resetQueries({ queryKey: directoryKeys.of(id) });
      void client.invalidateQueries();
    }, wait);
    return () => clearTimeout(timer);
  }, [client, id, resetAt]);
}
