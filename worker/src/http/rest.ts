import { AppError } from '@mboalink/shared/errors.ts';
import type { Hono, Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { type AppRouter, createCaller } from '../router.ts';
import { decodeQuery, readFileBody, readJsonBody } from './bodies.ts';
import { type Endpoint, endpointsOf } from './endpoints.ts';
import { requireOwnSite } from './security.ts';

export const restBase = '/api/v1';

/** Gives each procedure of the router its REST path, and each known path a 405 for other methods. */
export function mountRest(app: Hono<AppBindings>, router: AppRouter): void {
  const endpoints = endpointsOf(router);
  for (const endpoint of endpoints) {
    app.on(endpoint.method, restBase + endpoint.honoPath, (c) => answer(c, endpoint));
  }
  for (const path of new Set(endpoints.map((endpoint) => endpoint.honoPath))) {
    app.all(restBase + path, () => {
      throw new AppError('method_not_allowed');
    });
  }
}

/** How many bytes a file may have, by the method and path of its endpoint. */
export function fileLimits(router: AppRouter): ReadonlyMap<string, number> {
  const limits = endpointsOf(router).flatMap(({ method, path, file }): [string, number][] =>
    file ? [[`${method} ${restBase}${path}`, file.limitBytes]] : [],
  );
  return new Map(limits);
}

async function answer(c: HonoContext<AppBindings>, endpoint: Endpoint): Promise<Response> {
  const context = c.get('context');
  c.set('call', endpoint.name);
  // What a member reads may count, and every read confirms their session: asking for its head alone would, too.
  if (c.req.method === 'HEAD' && endpoint.membersOnly) throw new AppError('method_not_allowed');
  if (endpoint.membersOnly) requireOwnSite(c);
  try {
    const data = await run(endpoint, context, await readInput(c, endpoint));
    for (const [name, value] of context.resHeaders) c.header(name, value, { append: true });
    if (endpoint.download) return await answerFile(c);
    const top = endpoint.top.map((field) => [field, data[field]]);
    return c.json({ success: true, data, ...Object.fromEntries(top) });
  } catch (error) {
    for (const [name, value] of context.resHeaders) c.header(name, value, { append: true });
    throw error;
  }
}

/** The file that the call left to be opened. */
async function answerFile(c: HonoContext<AppBindings>): Promise<Response> {
  const { file } = c.get('context').answered;
  if (!file) throw new AppError('server_error', { cause: new Error('the call left no file') });
  return c.body(await file.open(), 200, file.headers);
}

/** Path parameters win over the query or the body, so that an address always means what it says. */
async function readInput(c: HonoContext<AppBindings>, endpoint: Endpoint): Promise<unknown> {
  const query = new URL(c.req.url).searchParams;
  const given = await readGiven(c.req.raw, query, endpoint);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return { ...given, ...c.req.param() };
}

function readGiven(request: Request, query: URLSearchParams, { method, inputSchema, file }: Endpoint) {
  if (method === 'GET') return decodeQuery(query, inputSchema);
  return file ? readFileBody(request, file) : readJsonBody(request);
}

type Caller = Record<string, Record<string, (input: unknown) => Promise<Record<string, unknown>>>>;

/** Every procedure answers an object: the contract test walks the router and sees to it. */
function run(endpoint: Endpoint, context: AppBindings['Variables']['context'], input: unknown) {
  const caller = createCaller(context) as unknown as Caller;
  const call = caller[endpoint.area]?.[endpoint.verb];
  if (!call) throw new AppError('server_error', { cause: new Error(`no procedure ${endpoint.name}`) });
  return call(input);
}
