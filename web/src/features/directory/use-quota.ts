import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** What may be opened today. `limit` and `left` are null for whom no day is counted. */
export type Quota = {
  limit: number | null;
  used: number;
  left: number | null;
  /** When the day ends, by the clock of this device. */
  resetsAt: number | undefined;
  isInTrial: boolean;
  passes: QuotaInfo['passes'];
};

type Kept = { info: QuotaInfo; at: number };

const key = ['quota'];

/** Keeps what an answer said of the day, unless something newer is known. */
export function keepQuota(client: QueryClient, info: QuotaInfo, at = Date.now()) {
  const known = client.getQueryData<Kept>(key);
  if (!known || known.at <= at) client.setQueryData<Kept>(key, { info, at });
}

/** The day's numbers by the latest answer; before one came, by what is known of the member. `answered`: that of the screen itself. */
export function useQuota(answered?: { info: QuotaInfo; at: number }): Quota {
  const client = useQueryClient();
  const { data: me } = trpc.accounts.me.useQuery();
  const { data: kept } = useQuery<Kept>({ queryKey: key, queryFn: skipToken });
  useEffect(() => {
    if (answered) keepQuota(client, answered.info, answered.at);
  }, [client, answered]);
  const latest = kept && (!answered || kept.at >= answered.at) ? kept : answered;
  if (latest) return quotaOf(latest);
  const { dailyMatchesLimit: limit = null, dailyMatchesUsed: used = 0, isInTrial = false } = me?.user ?? {};
  return {
    limit,
    used,
    left: limit && Math.max(0, limit - used),
    resetsAt: undefined,
    isInTrial,
    passes: [],
  };
}

function quotaOf({ info, at }: Kept): Quota {
  const { dailyLimit, viewedToday, remaining, resetInSeconds, isInTrial, passes } = info;
  return {
    limit: dailyLimit,
    used: viewedToday,
    left: remaining,
    resetsAt: at + resetInSeconds * 1000,
    isInTrial,
    passes,
  };
}

/** Whether the next number is the first of the day; where passes alone hold any, the first of those. */
export function isFirstOfDay({ limit, used, passes }: Quota): boolean {
  if (limit === null) return false;
  return limit > 0 ? used === 0 : passes.every(({ reveals, remaining }) => reveals === remaining);
}

/** How many contacts passes hold together. */
export const heldBy = (passes: Quota['passes']): number =>
  passes.reduce((sum, { remaining }) => sum + remaining, 0);
