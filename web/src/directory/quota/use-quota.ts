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

/** Whether there is no daily limit, by the latest quota or else by the signed-in user. A buyer may still have one. */
export function useUnlimited(): boolean {
  const { dailyLimit } = useMember();
  const quota = useQuota();
  return (quota ? quota.dailyLimit : dailyLimit) === null;
}

/**
 * Fetches everything again at midnight in Douala, when a new day begins; what is found, from its first page. Where the server still
 * names a midnight that is over by the clock of this phone, the clock is ahead, by as much at least: it is asked again as much later.
 */
export function useNewDay() {
  const { id } = useMember();
  const client = useQueryClient();
  const resetTime = useQuota()?.resetTime;
  useEffect(() => {
    if (!resetTime) return;
    const away = Math.abs(Date.parse(resetTime) - Date.now());
    // No timer of a browser takes a month.
    const wait = Math.min(Math.max(away, shortestWait), dayMilliseconds);
    const timer = setTimeout(() => {
      void client.resetQueries({ queryKey: directoryKeys.of(id) });
      void client.invalidateQueries();
    }, wait);
    return () => clearTimeout(timer);
  }, [client, id, resetTime]);
}
