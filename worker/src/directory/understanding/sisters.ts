import groups from './sisters.json' with { type: 'json' };

/** Trades that a buyer takes one for another, as groups of paths of the catalogue. */
export const sisterGroups: readonly (readonly string[])[] = groups.map((group) => group.split(' '));

const sisters = new Map<string, ReadonlySet<string>>();
for (const group of sisterGroups) {
  for (const path of group) {
    const others = group.filter((other) => other !== path);
    sisters.set(path, new Set([...(sisters.get(path) ?? []), ...others]));
  }
}

/** The trades that somebody takes where there is none at a path, the likeliest first; none for most. */
export const sistersOf = (path: string): readonly string[] => [...(sisters.get(path) ?? [])];
