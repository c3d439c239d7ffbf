import type { Client } from 'pg';

/** What a listing is found by; the database says which terms that is. */
type Asked = { kind: string; name: string };

/**
 * The numbers of terms, each asked for once. `word` stands for a piece of text without a gap, which the database cuts
 * and bends as it does when somebody writes a listing; `quartier` for a town and a quartier with a slash between.
 */
export class TermNumbers {
  readonly #client: Client;
  readonly #known = new Map<string, readonly number[]>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** Looks up what is not known yet, in one statement. */
  async learn(asked: Iterable<Asked>): Promise<void> {
    const unknown = new Map([...asked].map((term): [string, Asked] => [keyOf(term), term]));
    for (const key of unknown.keys()) if (this.#known.has(key)) unknown.delete(key);
    if (unknown.size === 0) return;
    const terms = [...unknown.values()];
    const { rows } = await this.#client.query<{ ids: number[] }>(lookup, [
      terms.map(({ kind }) => kind),
      terms.map(({ name }) => name),
    ]);
    for (const [index, key] of [...unknown.keys()].entries()) this.#known.set(key, rows[index]?.ids ?? []);
  }

  of(kind: string, name: string): readonly number[] {
    return this.#known.get(keyOf({ kind, name })) ?? [];
  }
}

const keyOf = ({ kind, name }: Asked) => `${kind} ${name}`;

const lookup = `select term_ids(kind, case
    when kind = 'open-word' then open_words(name)
    when kind = 'word' then index_words(name)
    when kind in ('open-quartier', 'quartier') then array[split_part(name, '/', 1) || '/' ||
      array_to_string(index_words(substr(name, strpos(name, '/') + 1)), ' ')]
    else array[name] end) as ids
  from unnest($1::text[], $2::text[]) with ordinality as asked(kind, name, at) order by at`;

/** The pieces of a text, each once. */
export function piecesOf(text: string): string[] {
  return [...new Set(text.split(/\s+/))].filter((piece) => piece !== '');
}
