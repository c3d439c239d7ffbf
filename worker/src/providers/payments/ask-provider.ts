import type { Runtime } from '../../runtime.ts';

export type Question = {
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON by POST; a question without one is a GET, where nothing else is named. */
  body?: object;
  method?: 'DELETE';
  /** Ends the question; who asks says when. */
  signal: AbortSignal;
};

/**
 * What came back, whatever its status; `body` is undefined where it is no JSON. `notAsked` when it was given up before
 * anything left; `silence` when it may have arrived all the same.
 */
export type Answer = { heard: 'answer'; status: number; body: unknown } | { heard: 'notAsked' | 'silence' };

const maxBodyBytes = 256 * 1024;

/** Asks a provider once. Never throws: no answer is an answer, too. */
export async function askProvider(
  { fetch: send }: Pick<Runtime, 'fetch'>,
  question: Question,
): Promise<Answer> {
  const { url, headers, body, method = body ? 'POST' : 'GET', signal } = question;
  if (signal.aborted) return { heard: 'notAsked' };
  try {
    const response = await send(url, {
      method,
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'application/json',
        ...headers,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { heard: 'answer', status: response.status, body: await readJson(response) };
  } catch {
    return { heard: 'silence' };
  }
}

/** A body that is too long, breaks off or is a page of a proxy's says nothing; the status before it still does. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readText(response));
  } catch {
    return undefined;
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new Error('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
