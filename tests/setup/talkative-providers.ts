import type { Bindings } from '@mboalink/worker/local/serve-hono.ts';
import { serveHono } from '@mboalink/worker/local/serve-hono.ts';
import { Hono } from 'hono';

/** Between a Worker and its providers: notes the addresses that are asked for, and may answer in their place. */
export type TalkativeProviders = {
  url: string;
  /** What was asked for, the first first. */
  addresses: string[];
  /** With a status they answer that, and quote all that was sent to them; with null they do as they do. */
  quote(status: number | null): void;
  stop(): Promise<void>;
};

/** Stands before providers, and is as chatty about what they were sent as the worst of them. */
export async function serveTalkativeProviders(target: string): Promise<TalkativeProviders> {
  const addresses: string[] = [];
  let quoted: number | null = null;
  const app = new Hono<Bindings>();
  app.all('*', async ({ req, env }) => {
    const { pathname, search, origin } = new URL(req.url);
    const sent = req.method === 'GET' ? null : await req.text();
    addresses.push(pathname + search);
    if (quoted !== null) {
      const message = `refused: ${sent} ${JSON.stringify(req.header())} ${pathname}${search}`;
      return Response.json({ status: 'error', code: message, message }, { status: quoted });
    }
    const { host: _, 'content-length': __, connection: ___, ...headers } = req.header();
    const passed = { method: req.method, headers, body: sent, redirect: 'manual' } as const;
    const answer = await fetch(target + pathname + search, passed).catch(() => undefined);
    if (answer) return throughHere(answer, target, origin);
    env.breakConnection();
    return new Response();
  });
  const { url, stop } = await serveHono(app, {});
  return {
    ...{ url, addresses, stop },
    quote: (status) => {
      quoted = status;
    },
  };
}

/** The same answer, whose links lead here. */
async function throughHere(answer: Response, target: string, here: string): Promise<Response> {
  const headers = ['content-type', 'location'].flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response((await answer.text()).replaceAll(target, here), { status: answer.status, headers });
}
