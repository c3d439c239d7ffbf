import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

export type Location = CurrentUser['locations'][number];

/** An address in the place of another: without `from` it is new, without `to` it goes. `index` is where it was seen. */
export type LocationChange = { index: number; from?: Location | undefined; to?: Location | undefined };

function isSame(one: Location, other: Location): boolean {
  const { region, city, quartier, landmark } = one;
  return (
    region === other.region &&
    city === other.city &&
    quartier === other.quartier &&
    landmark === other.landmark
  );
}

/**
 * A list with a change made to it, and where. Another tab may have changed the list since the address was seen: it is
 * found by what it says; the main one, which stays the first, by its place.
 */
export function applyLocationChange(
  list: readonly Location[],
  { index: seenAt, from, to }: LocationChange,
): { list: Location[]; index: number } {
  const found = from && seenAt > 0 ? list.findIndex((location) => isSame(location, from)) : seenAt;
  const index = found < 0 ? list.length : Math.min(found, list.length);
  const rest = list.slice(from ? index + 1 : index);
  return { list: [...list.slice(0, index), ...(to ? [to] : []), ...rest], index };
}
