type Entry = { instant: number; work: () => unknown };

export type Agenda = {
  add(entry: Entry): void;
  /** Takes what comes first if it is due by then: all of one instant. */
  takeDue(until: number): Entry[];
  /** The first instant. */
  next(): number | undefined;
  clear(): void;
};

/** What is to be done when, in order of time, and of entry within an instant. */
export function createAgenda(): Agenda {
  const entries: Entry[] = [];
  const split = (place: number) => (place === -1 ? entries.length : place);
  return {
    add: (entry) => {
      entries.splice(split(entries.findIndex(({ instant }) => instant > entry.instant)), 0, entry);
    },
    takeDue: (until) => {
      const [first] = entries;
      if (!first || first.instant > until) return [];
      return entries.splice(0, split(entries.findIndex(({ instant }) => instant !== first.instant)));
    },
    next: () => entries[0]?.instant,
    clear: () => {
      entries.length = 0;
    },
  };
}
