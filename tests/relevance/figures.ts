import type { Query } from './queries.ts';

/** What was seen of one query: each outcome, true or not. */
export type Outcomes<Name extends string> = Readonly<Record<Name, boolean>>;

/** Shares in percent for each class of queries and for `all`. */
export class Figures<Name extends string> {
  readonly #names: readonly Name[];
  readonly #seen: { query: Query; outcomes: Outcomes<Name> }[] = [];

  constructor(names: readonly Name[]) {
    this.#names = names;
  }

  add(query: Query, outcomes: Outcomes<Name>) {
    this.#seen.push({ query, outcomes });
  }

  /** The share of a class for which an outcome was true, in percent. */
  share(name: Name, ofClass = 'all'): number {
    const seen = this.#of(ofClass);
    return (100 * seen.filter(({ outcomes }) => outcomes[name]).length) / seen.length;
  }

  /** The queries for which an outcome was not so. */
  failed(name: Name): string[] {
    const failed = this.#seen.filter(({ outcomes }) => !outcomes[name]);
    return failed.map(({ query }) => `${query.class}: ${query.query}`);
  }

  table(): string {
    const classes = [...new Set(this.#seen.map(({ query }) => query.class)), 'all'];
    const rows = classes.map((ofClass) => [
      ofClass.padEnd(12) + String(this.#of(ofClass).length).padStart(5),
      ...this.#names.map((name) =>
        this.share(name, ofClass)
          .toFixed(1)
          .padStart(name.length + 3),
      ),
    ]);
    const head = ['class'.padEnd(17), ...this.#names.map((name) => name.padStart(name.length + 3))];
    return [head, ...rows].map((columns) => columns.join('')).join('\n  ');
  }

  #of(ofClass: string) {
    return this.#seen.filter(({ query }) => ofClass === 'all' || query.class === ofClass);
  }
}
