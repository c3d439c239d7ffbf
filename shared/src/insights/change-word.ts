import type { Change } from './analytics-calls.ts';

/** A count, and what it changed by against the equal time before: in per cent, or in points as rates do. */
export type Figure = { current: number; change: Change; inPoints?: boolean | undefined };

/** What is said of a change. */
export type ChangeWord = 'new' | 'same' | 'more' | 'less';

/** How a change is worded; nothing where nothing was before and nothing is now. */
export function changeWord({ current, change }: Figure): ChangeWord | undefined {
  if (change === 'new') return 'new';
  if (change === 0) return current === 0 ? undefined : 'same';
  return change > 0 ? 'more' : 'less';
}
