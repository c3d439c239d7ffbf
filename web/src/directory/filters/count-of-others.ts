import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

/**
 * A count that is the same for everybody without the member's own listing, which no search of theirs finds. `isOwn` says
 * whether that is among those counted.
 */
export function countOfOthers(
  count: number | undefined,
  user: CurrentUser | null,
  isOwn: (own: CurrentUser) => boolean,
): number | undefined {
  const isCounted = user?.isFound && !user.visibility.listedAsBuyer && isOwn(user);
  return count && isCounted ? count - 1 : count;
}
