import { createHmac } from 'node:crypto';
import { clockHeader } from '@mboalink/worker/local/held-clock.ts';
import { type Dispatcher, request } from 'undici';
import { requireDocumented, requireDocumentedCall } from './documented-errors.ts';

/** An answer with its body read: JSON where there is some, else the text. */
export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape, and assert what they find.
  body: any;
  headers: Headers;
  /** Names of the cookies that the answer set. */
  setCookies: string[];
};

type Watcher = (asked: string, headers: Headers, bytes: Buffer) => void;

/** Who looks at the bytes of every answer that a client gets. */
export const watchers = new Set<Watcher>();

type Options = { body?: unknown; headers?: Record<string, string>; rawBody?: string | Uint8Array };

export type Client = {
  cookies: Map<string, string>;
  rest: (method: string, path: string, options?: Options) => Promise<Answer>;
  query: (name: string, input?: unknown) => Promise<Answer>;
  mutate: (name: string, input?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Queries over tRPC in one HTTP request. */
  batch: (calls: readonly { name: string; input: unknown }[], options?: Options) => Promise<Answer>;
  /** From here on the application takes its calls as if they came at this instant, or when a clock says. */
  travelTo: (instant: Date | (() => Date)) => void;
};

/** A browser's worth of HTTP against the application: keeps cookies, nothing else. */
export function createClient(
  baseUrl: string,
  language = 'en',
  clockSecret = '',
  everyHeaders: Record<string, string> = {},
): Client {
  let clock = (): Record<string, string> => ({});
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    { body, headers, rawBody }: Options = {},
  ): Promise<Answer> {
    const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    // Not by `fetch`, which takes as long for a call as the Worker does.
    const response = await request(new URL(path, baseUrl), {
      method: method as Dispatcher.HttpMethod,
      headers: {
        'accept-language': language,
        ...everyHeaders,
        ...clock(),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    const answer = await readAnswer(response, `${method} ${path}`);
    requireNamedLimit(method, path, answer);
    return { ...answer, setCookies: keepCookies(cookies, answer) };
  }

  async function call(method: string, name: string, { path, ...options }: Options & { path: string }) {
    const answer = await send(method, `/api/trpc/${path}`, options);
    const error = answer.body.error?.data?.error;
    if (error) requireDocumentedCall(method, name, error);
    return answer;
  }

  return {
    cookies,
    travelTo: (instant) => {
      const now = instant instanceof Date ? () => instant : instant;
      clock = () => ({ [clockHeader]: signed(now().toISOString(), clockSecret) });
    },
    rest: async (method, path, options) => {
      const answer = await send(method, `/api/v1${path}`, options);
      if (answer.status >= 400) requireDocumented(method, path, answer.body.error);
      return answer;
    },
    query: (name, input) => {
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return call('GET', name, { path: name + query });
    },
    batch: (calls, options) => {
      const names = calls.map(({ name }) => name).join(',');
      const inputs = Object.fromEntries(calls.map(({ input }, index) => [index, input]));
      const query = `?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
      return send('GET', `/api/trpc/${names}${query}`, options);
    },
    mutate: (name, input, headers) =>
      call('POST', name, {
        path: name,
        body: input,
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

/** Throws when a refusal does not say of which limit: every test that reaches one holds it to that. */
function requireNamedLimit(
  method: string,
  path: string,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
): void {
  if (status === 429 && !(headers.has('ratelimit') && headers.has('ratelimit-policy')))
    throw new Error(`${method} ${path.replace(/\?.*$/, '')} answered 429 without naming its limit`);
}

/** Keeps what an answer set as a browser does; answers the names. */
export function keepCookies(cookies: Map<string, string>, { headers }: Pick<Response, 'headers'>): string[] {
  return headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name);
    else cookies.set(name, value);
    return name;
  });
}

/** The value of a header that tells a served Worker the time or its host. */
export function signed(text: string, secret: string): string {
  return `${text} ${createHmac('sha256', secret).update(text).digest('hex')}`;
}

async function readAnswer(
  response: Dispatcher.ResponseData,
  asked: string,
): Promise<Omit<Answer, 'setCookies'>> {
  // Not by `text`, which leaves out the first sign of a table.
  const bytes = Buffer.from(await response.body.arrayBuffer());
  const text = bytes.toString();
  const headers = new Headers(
    Object.entries(response.headers).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
  for (const look of watchers) look(asked, headers, bytes);
  const json = headers.get('content-type')?.includes('json');
  return { status: response.statusCode, headers, body: json && text !== '' ? JSON.parse(text) : text };
}

/** How many requests to the database an answer took, as it says itself. */
export function databaseRequests(headers: Headers): number {
  return Number(/db;desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1] ?? Number.NaN);
}
