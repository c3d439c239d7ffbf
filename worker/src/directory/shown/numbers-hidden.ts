import { nextDoualaMidnight } from '@mboalink/shared/day.ts';
import type { NumbersHidden } from '@mboalink/shared/directory/calls.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import type { ViewerRow } from '../viewer.ts';
import type { Allowance } from './allowance.ts';
import { hourAfterSpan, spanOf } from './count-window.ts';

type Shown = { viewer: ViewerRow; allowance: Allowance; contacts: readonly { unlocked: boolean }[] };

/**
 * Why lists and details come without numbers, and until when; null where nothing was held back from somebody without
 * a daily limit. Of several limits the one that lets go last is named.
 */
export function numbersHidden({ viewer, allowance, contacts }: Shown, now: Date): NumbersHidden | null {
  if (viewer.dailyLimit !== null || contacts.every((contact) => contact.unlocked)) return null;
  if (viewer.soldToday) return { reason: 'sold_today', until: nextDoualaMidnight(now).toISOString() };
  const firstEnd = new Date(Date.parse(viewer.createdAt) + shownLimits.firstHours * 60 * 60 * 1000);
  const networkSince = allowance.networkSince ? new Date(allowance.networkSince) : now;
  const limits = [
    { reason: 'day', left: allowance.listedToday, until: nextDoualaMidnight(now) },
    { reason: 'day', left: allowance.listedThisHour, until: hourAfterSpan(spanOf(now)) },
    { reason: 'first_day', left: allowance.listedAtFirst, until: firstEnd },
    { reason: 'network', left: allowance.network, until: hourAfterSpan(networkSince) },
  ] as const;
  const shown = limits.flatMap(({ left, ...limit }) => (left === null ? [] : [{ left, ...limit }]));
  const least = Math.min(...shown.map(({ left }) => Math.max(0, left)));
  const [last] = shown
    .filter(({ left }) => Math.max(0, left) === least)
    .sort((one, other) => other.until.getTime() - one.until.getTime());
  return last ? { reason: last.reason, until: last.until.toISOString() } : null;
}
