import type { Runtime } from '../../runtime.ts';

/** What a scripted provider does with a request: answers JSON or a page, loses the connection, or says nothing. */
type Step = { status?: number; json: unknown } | { status?: number; html: string } | 'lost' | 'silent';

type Asked = { url: string; method: string; headers: Record<string, string>; body: unknown };

/** For unit tests: a provider that takes each request by the next step, and what it was asked. */
export function scriptedFetch(...steps: Step[]) {
  const asked: Asked[] = [];
  const waiting = [...steps];
  const send: Runtime['fetch'] = async (input, init) => {
    asked.push({
      url: String(input),
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const step = waiting.shift();
    if (step === undefined || step === 'lost') throw new TypeError('the connection was lost');
    if (step === 'silent') return untilAborted(init?.signal);
    const { status = 200 } = step;
    return 'html' in step ? new Response(step.html, { status }) : Response.json(step.json, { status });
  };
  return { fetch: send, asked };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
