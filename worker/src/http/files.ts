import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';

/** Serves a file of the client that the platform left to the Worker, with the headers of every answer; no page is one. */
export const serveFile: MiddlewareHandler<AppBindings> = async function serveFile(c, next) {
  if (!/\.\w+$/.test(c.req.path)) return next();
  const file = await c.env.ASSETS.fetch(new Request(c.req.url));
  if (!file.ok) return next();
  const answer = new Response(file.body, file);
  const type = answer.headers.get('content-type') ?? '';
  // What is text says so with its charset, whatever the assets know of its type.
  if (/^text\/|[/+]xml$/.test(type) && !type.includes('charset')) {
    answer.headers.set('content-type', `${type}; charset=utf-8`);
  }
  return answer;
};
