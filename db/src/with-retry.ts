/** What the driver reads of an answer. */
export type Answer = Pick<Response, 'ok' | 'status' | 'text'> & { json: () => Promise<unknown> };

/** Brings a request to the database and its whole answer back. */
export type Send = (url: string, init: RequestInit) => Promise<Answer>;

/**
 * SQLSTATE: deadlock_detected, serialization_failure and lock_not_available, of many calls of one person who wait for
 * each other. PostgreSQL has undone the transaction.
 */
const undone = new Set(['40P01', '40001', '55P03']);

/**
 * Sends requests by a fetch function. What PostgreSQL has undone, because it stood in the way of another
 * transaction, is sent once more: every request is one transaction, so nothing of it happened. A connection that
 * fails is never tried again: what it sent may have been done.
 */
export function withRetry(fetch: (url: string, init: RequestInit) => Promise<Response>): Send {
  const once: Send = async (url, init) => read(await fetch(url, init));
  return async (url, init) => {
    const answer = await once(url, init);
    return (await isUndone(answer)) ? once(url, init) : answer;
  };
}

/** Read to its end here, so that a connection that is lost on the way is a database out of reach, like any other. */
async function read(response: Response): Promise<Answer> {
  const { ok, status } = response;
  const text = await response.text();
  const body: unknown = ok || status === 400 ? JSON.parse(text) : undefined;
  return { ok, status, json: async () => body, text: async () => text };
}

async function isUndone(answer: Answer): Promise<boolean> {
  if (answer.status !== 400) return false;
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'code' in body && undone.has(String(body.code));
}
