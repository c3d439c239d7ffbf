import type { NeonEndpoint } from '@mboalink/db/local/neon-endpoint.ts';

export type Statement = { text: string; values: readonly (string | null)[] };

/** What the Worker sent to the database for one call, in one transaction. */
export type Batch = readonly Statement[];

/** What is written after the answer, and belongs to no call's time. */
const afterwards = /record_events\(/;

/** Keeps what the Worker sends to the database, by the name of the call that is measured. */
export class Recorder {
  readonly batches = new Map<string, Batch[]>();
  readonly #texts = new Map<string, string>();
  #name: string | undefined;

  constructor(endpoint: NeonEndpoint) {
    endpoint.faults.beforeQuery = ({ statements }) => {
      if (this.#name === undefined || statements.some(({ query }) => afterwards.test(query))) return;
      const batch = statements.map(({ query, params }) => ({ text: this.#once(query), values: params }));
      this.batches.set(this.#name, [...(this.batches.get(this.#name) ?? []), batch]);
    };
  }

  /** From here on statements belong to this call; to none without a name. */
  listen(name?: string): void {
    this.#name = name;
  }

  /** The same long text many times is kept once. */
  #once(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}
