/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Mulberry32: small, fast and the same on every machine; the same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed of its own for each number of a series, far from its neighbours'. */
export function seedOf(seed: number, index: number): number {
  return (Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b)) >>> 0;
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One entry of a list that is not empty. */
export function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(random() * entries.length)];
  if (entry === undefined) throw new RangeError('Nothing to pick from');
  return entry;
}

/** Up to `count` entries, in a random order, none twice. */
export function sample<Entry>(random: Random, entries: readonly Entry[], count: number): Entry[] {
  const rest = [...entries];
  const chosen: Entry[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}

/** Picks entries as often as their weights say; the weights are added up once. */
export function weightedPicker<Entry>(
  weighted: readonly (readonly [Entry, number])[],
): (random: Random) => Entry {
  let sum = 0;
  const steps = weighted.map(([entry, weight]) => {
    sum += weight;
    return { entry, upTo: sum };
  });
  return (random) => {
    const point = random() * sum;
    let low = 0;
    let high = steps.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (point < (steps[middle]?.upTo ?? sum)) high = middle;
      else low = middle + 1;
    }
    const step = steps[low];
    if (!step) throw new RangeError('Nothing to pick from');
    return step.entry;
  };
}
