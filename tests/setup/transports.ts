import type { Endpoint } from '@mboalink/worker/http/endpoints.ts';
import type { FileBody } from '@mboalink/worker/trpc.ts';
import type { Answer, Client } from './client.ts';
import { inTurn } from './rounds.ts';

export const transports = ['REST', 'tRPC'] as const;

export type Transport = (typeof transports)[number];

/** By `npm run test:long` both; by `npm test` one, in turn, for what all calls share and only many of them together show. */
export const transportsInTurn = (turn: number): readonly Transport[] =>
  inTurn(transports, turn, transports.length);

/** An answer in one shape, whichever transport carried it. */
export type Outcome = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: data of every call, looked into by the tests.
  data?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  error?: any;
  setCookies: string[];
  headers: Headers;
  /** What a download holds, over REST. */
  file?: string;
};

/** Makes one call over a transport. */
export async function call(
  client: Client,
  transport: Transport,
  endpoint: Endpoint,
  input?: object,
): Promise<Outcome> {
  return transport === 'REST' ? overRest(client, endpoint, input) : overTrpc(client, endpoint, input);
}

async function overRest(client: Client, endpoint: Endpoint, input: object = {}): Promise<Outcome> {
  const rest: Record<string, unknown> = { ...input };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]).toWellFormed();
    delete rest[name];
    return encodeURIComponent(value);
  });
  const answer =
    endpoint.method === 'GET'
      ? await client.rest('GET', `${path}${queryString(rest)}`)
      : await client.rest(
          endpoint.method,
          path,
          endpoint.file ? fileOf(endpoint.file, rest) : { body: rest },
        );
  if (endpoint.download && answer.status === 200)
    return { ...outcome(answer, toldOfFile(answer.headers), undefined), file: answer.body };
  return outcome(answer, answer.body.data, answer.body.success ? undefined : answer.body);
}

async function overTrpc(client: Client, endpoint: Endpoint, input?: object): Promise<Outcome> {
  const answer = await (endpoint.method === 'GET' ? client.query : client.mutate)(endpoint.name, input);
  return outcome(answer, answer.body.result?.data, answer.body.error?.data);
}

function outcome({ status, headers, setCookies }: Answer, data: unknown, error: unknown): Outcome {
  return {
    status,
    headers,
    setCookies: setCookies.sort(),
    ...(data !== undefined && { data }),
    ...(error !== undefined && { error }),
  };
}

/** What the headers of a file say of it: over tRPC it is the answer. */
function toldOfFile(headers: Headers) {
  const [exported, of] = headers.get('x-exported')?.split(' of ').map(Number) ?? [];
  return { exported, of, name: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] };
}

function queryString(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** A file is the body itself over REST, and in base64 over tRPC. */
function fileOf({ field, types }: FileBody, input: Record<string, unknown>) {
  const { [field]: content, type } = input;
  return {
    rawBody: Buffer.from(String(content ?? ''), 'base64'),
    headers: { 'content-type': String(type ?? types[0]).replaceAll(/[^\w/+.-]/g, '') },
  };
}
