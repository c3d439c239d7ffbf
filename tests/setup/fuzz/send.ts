import type { Person } from './people.ts';
import type { Call, FuzzRequest } from './requests.ts';

/** What is sent of a request, so that a failure can be told. */
export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string };

/** A request as HTTP, in the name of a person. */
export function toHttp(request: FuzzRequest, person: Person): Sent {
  const { method, path, body, headers } = linesOf(request);
  return {
    method,
    path,
    ...(body !== undefined && { body }),
    headers: {
      'cf-connecting-ip': request.address,
      'accept-language': request.language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...credentials(request.bearer, person),
      ...headers,
    },
  };
}

function credentials(bearer: boolean, { cookies, accessToken }: Person): Record<string, string> {
  if (bearer && accessToken) return { authorization: `Bearer ${accessToken}` };
  const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}

type Lines = Pick<Sent, 'method' | 'path' | 'body'> & { headers?: Record<string, string> };

function linesOf(request: FuzzRequest): Lines {
  if (request.kind === 'stray') return request;
  if (request.kind === 'batch') return batchLines(request.calls);
  return request.kind === 'REST' ? restLines(request.call) : trpcLines(request.call);
}

/** No server takes an address of any length; what is longer is cut, and its escapes may break. */
const longestQuery = 6_000;

function restLines({ operation, input }: Call): Lines {
  const given = Object.entries(Object(input) as object).filter(([, value]) => value !== undefined);
  const values = new Map<string, unknown>(typeof input === 'object' ? given : []);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = textOf(values.get(name)).slice(0, 1_000);
    values.delete(name);
    // An empty part, '.' and '..' would be another address.
    return /^\.*$/.test(value) ? 'x' : encodeURIComponent(value.toWellFormed());
  });
  const url = `/api/v1${path}`;
  if (operation.method !== 'GET') {
    const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
    return {
      method: operation.method,
      path: url,
      body: JSON.stringify(isObject ? Object.fromEntries(values) : input),
    };
  }
  const query = new URLSearchParams([...values].map(([name, value]) => [name, textOf(value).toWellFormed()]));
  return { method: 'GET', path: values.size > 0 ? `${url}?${String(query).slice(0, longestQuery)}` : url };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x');
}

function trpcLines({ operation, input }: Call): Lines {
  const text = JSON.stringify(input) ?? '';
  const path = `/api/trpc/${operation.name}`;
  if (operation.method !== 'GET') return { method: 'POST', path, body: text };
  return { method: 'GET', path: `${path}?input=${encodeURIComponent(text).slice(0, longestQuery)}` };
}

function batchLines(calls: readonly Call[]): Lines {
  const path = `/api/trpc/${calls.map(({ operation }) => operation.name).join(',')}?batch=1`;
  const text = JSON.stringify(Object.fromEntries(calls.map(({ input }, place) => [place, input])));
  if (calls[0]?.operation.method !== 'GET') return { method: 'POST', path, body: text };
  return { method: 'GET', path: `${path}&input=${encodeURIComponent(text).slice(0, longestQuery)}` };
}
