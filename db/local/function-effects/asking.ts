/** Asks a migrated database. */
export type Asking = {
  // biome-ignore lint/suspicious/noExplicitAny: rows of every shape, of which tests assert what they find.
  rows: (text: string, values?: unknown[]) => Promise<any[]>;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  row: (text: string, values?: unknown[]) => Promise<any>;
};

/** By the name of a function: what it does. They are run in their order, each on what those before it left. */
export type Effects = Record<string, () => Promise<void>>;
