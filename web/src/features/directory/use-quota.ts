import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** What may be opened today. `limit` and `left` are null for whom no day is counted. */
export type Quota = {
  limit: number | null;
  used: number;
  left: number | null;
  /** When the day ends, by the server's clock. */
  resetsAt: number | undefined;
  isInTrial: boolean;
  passes: QuotaInfo['passes'];
};

const key = ['quota'];

/** When the server said it. */
const saidAt = ({ resetTime, resetInSeconds }: QuotaInfo) => Date.parse(resetTime) - resetInSeconds * 1000;

/** Keeps what an answer said of the day, unless something newer is known. */
export function keepQuota(client: QueryClient, info: QuotaInfo) {
  const known = client.getQueryData<QuotaInfo>(key);
  if (!known || saidAt(known) <= saidAt(info)) client.setQueryData<QuotaInfo>(key, info);
}

/** The day's numbers by the latest answer; before one came, by what is known of the member. `answered`: that of the screen itself. */
export function useQuota(answered?: QuotaInfo): Quota {
  const client = useQueryClient();
  const { data: me } = trpc.accounts.me.useQuery();
  const { data: kept } = useQuery<QuotaInfo>({ queryKey: key, queryFn: skipToken });
  useEffect(() => {
    if (answered) keepQuota(client, answered);
  }, [client, answered]);
  const latest = kept && (!answered || saidAt(kept) >= saidAt(answered)) ? kept : answered;
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

function quotaOf(info: QuotaInfo): Quota {
  const { dailyLimit, viewedToday, remaining, resetTime, isInTrial, passes } = info;
  return {
    limit: dailyLimit,
    used: viewedToday,
    left: remaining,
    resetsAt: Date.parse(resetTime),
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
