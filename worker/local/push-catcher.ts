import { randomBytes, randomUUID, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPushService } from '@mboalink/shared/accounts/push.ts';
import { type Context, Hono } from 'hono';
import { verify } from 'hono/jwt';
import { decryptPush, newBrowserKeys, publicJwk } from './push-encryption.ts';
import { type Bindings, serveHono } from './serve-hono.ts';

export type PushCatcher = {
  url: string;
  stop(): Promise<void>;
  /** The next messages are refused, one with each status, in this order. */
  failNext(...statuses: number[]): void;
};

/**
 * Takes notifications in place of the push services, for browsers that it invents, whose messages it can read: it keeps the
 * last 500 in memory, and shows them on a page and to tests. What is for a real browser it passes on.
 */
export async function startPushCatcher({ port = 0 }): Promise<PushCatcher> {
  const failures: number[] = [];
  const server = await serveHono(catcherApp(failures), { port });
  return { ...server, failNext: (...more) => failures.push(...more) };
}

type Browser = { endpoint: string; keys: webcrypto.CryptoKeyPair; auth: Uint8Array };

type Message = {
  id: string;
  endpoint: string;
  receivedAt: string;
  /** By it a service replaces what waits for a browser. */
  topic: string;
  seconds: number;
  /** What the page's service worker reads; null of a message for a real browser. */
  data: unknown;
};

const mostMessages = 500;

function catcherApp(failures: number[]) {
  const browsers = new Map<string, Browser>();
  let messages: Message[] = [];
  const app = new Hono<Bindings>();

  app.post('/api/v1/subscriptions', async (context) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
    const keys = await newBrowserKeys();
    const auth = randomBytes(16);
    browsers.set(endpoint, { endpoint, keys, auth });
    const p256dh = Buffer.from(await webcrypto.subtle.exportKey('raw', keys.publicKey));
    return context.json({
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    });
  });
  app.get('/api/v1/messages', (context) => {
    const endpoint = context.req.query('endpoint');
    return context.json({ messages: messages.filter((one) => !endpoint || one.endpoint === endpoint) });
  });
  app.delete('/api/v1/messages', (context) => {
    messages = [];
    return context.text('ok');
  });
  app.get('/', showMessages);

  app.post('/:endpoint', async (context) => {
    const endpoint = context.req.param('endpoint');
    const { headers } = context.req.raw;
    const body = new Uint8Array(await context.req.arrayBuffer());
    const failure = failures.shift();
    if (failure) return new Response(null, { status: failure });
    if (!(await isSigned(headers, endpoint))) return new Response(null, { status: 403 });
    const browser = browsers.get(endpoint);
    const answer = browser ? new Response(null, { status: 201 }) : await passOn(endpoint, headers, body);
    const message: Message = {
      id: randomUUID(),
      endpoint,
      receivedAt: new Date().toISOString(),
      topic: headers.get('topic') ?? '',
      seconds: Number(headers.get('ttl')),
      data: browser ? JSON.parse(await decryptPush(body, browser.keys, browser.auth)) : null,
    };
    const others = messages.filter((one) => one.endpoint !== endpoint || one.topic !== message.topic);
    if (answer.ok) messages = [message, ...others].slice(0, mostMessages);
    return answer;
  });
  return app;
}

/** Whether the sender's key signed for this service, and for a day at most. */
async function isSigned(headers: Headers, endpoint: string): Promise<boolean> {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.get('authorization') ?? '') ?? [];
  try {
    const claims = await verify(token, publicJwk(Buffer.from(key, 'base64url')), 'ES256');
    const isShort = Number(claims.exp) <= Date.now() / 1000 + 24 * 60 * 60;
    return claims.aud === new URL(endpoint).origin && isShort && /^(mailto|https?):/.test(String(claims.sub));
  } catch {
    return false;
  }
}

async function passOn(endpoint: string, headers: Headers, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  if (!isPushService(endpoint)) return new Response(null, { status: 404 });
  const named = ['authorization', 'content-encoding', 'content-type', 'ttl', 'topic'];
  const sent = named.map((name): [string, string] => [name, headers.get(name) ?? '']);
  const answer = await fetch(endpoint, { method: 'POST', headers: sent, body });
  return new Response(null, { status: answer.status });
}

function showMessages(context: Context<Bindings>) {
  const nonce = randomBytes(16).toString('base64');
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:`,
  );
  const page = readFileSync(join(import.meta.dirname, 'push-inbox.html'), 'utf8');
  return context.html(page.replace('<script>', `<script nonce="${nonce}">`));
}
