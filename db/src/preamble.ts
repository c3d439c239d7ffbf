import type { Answer, Send } from './with-retry.ts';

/**
 * The statement that a request begins with, told whether the request is a batch and whether it writes; undefined for none.
 * It runs in the request's own transaction, before what was asked for, and nobody reads its answer.
 */
export type Preamble = (request: {
  isBatch: boolean;
  writes: boolean;
}) => { sql: string; params: unknown[] } | undefined;

type Statement = { query: string; params: unknown[] };

/** What Neon's driver sends, and what it reads: one statement, or a batch. */
type Sent = Statement | { queries: Statement[] };
type Received = { results: unknown[] };

/** Values travel apart, and tables are always quoted, so that this is a write and nothing else. */
const writing = /\b(insert\s+into|update|delete\s+from)\s+"/i;

/** Puts an preamble before every request. The request stays one round trip. */
export function withPreamble(preamble: Preamble, send: Send): Send {
  return async (url, init) => {
    const sent: Sent = JSON.parse(String(init.body));
    const isBatch = 'queries' in sent;
    const statements = isBatch ? sent.queries : [sent];
    const first = preamble({ isBatch, writes: statements.some(({ query }) => writing.test(query)) });
    if (!first) return send(url, init);
    const queries = [{ query: first.sql, params: first.params }, ...statements];
    const answer = await send(url, { ...init, body: JSON.stringify({ queries }) });
    return answer.ok ? withoutFirst(answer, isBatch) : answer;
  };
}

async function withoutFirst(answer: Answer, isBatch: boolean): Promise<Answer> {
  const [, ...results] = ((await answer.json()) as Received).results;
  return { ...answer, json: async () => (isBatch ? { results } : results[0]) };
}
