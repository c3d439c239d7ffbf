/**
 * A table that is shipped as text and read where it stands: on each line a key, behind a space its values with spaces
 * between them; the keys in order.
 */
export class Lines {
  readonly #text: string;
  #split: readonly string[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  has(key: string): boolean {
    return this.#lines[this.#firstFrom(`${key} `)]?.startsWith(`${key} `) ?? false;
  }

  /** The values of a key, none where it is not there. */
  get(key: string): string[] {
    const line = this.#lines[this.#firstFrom(`${key} `)] ?? '';
    const values = line.startsWith(`${key} `) ? line.slice(key.length + 1) : '';
    return values === '' ? [] : values.split(' ');
  }

  /** The keys that begin so. */
  keysFrom(start: string): string[] {
    const first = this.#firstFrom(start);
    let end = first;
    while (this.#lines[end]?.startsWith(start)) end += 1;
    return this.#lines.slice(first, end).map((line) => line.slice(0, line.indexOf(' ')));
  }

  get #lines(): readonly string[] {
    this.#split ??= this.#text.split('\n');
    return this.#split;
  }

  #firstFrom(start: string): number {
    let from = 0;
    let to = this.#lines.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#lines[middle] ?? '') < start) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Rising numbers as steps from one to the next, which are shorter; and those numbers again. */
export const toSteps = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

export function fromSteps(steps: readonly string[]): number[] {
  let number = 0;
  return steps.map((step) => {
    number += Number(step);
    return number;
  });
}

type Row = readonly [key: string, values: readonly (string | number)[]];

/** Writes such a table. */
export function toLines(rows: Iterable<Row>): string {
  const lines = Array.from(rows, ([key, values]) => `${key} ${values.join(' ')}`);
  return lines.sort((one, other) => (one < other ? -1 : 1)).join('\n');
}
