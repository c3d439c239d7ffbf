import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createIdempotencyKeys } from './mail/idempotency.ts';
import { createMailStore, messageDetail, messageSummary } from './mail/mail-store.ts';
import { parseEmail, ResendRefusal, requireApiKey } from './mail/resend-request.ts';

/** `refuse` answers with an error of Resend; `lose-answer` takes the mail and breaks the connection. */
export type MailFailure = { kind: 'refuse'; status: number; name?: string } | { kind: 'lose-answer' };

export type MailCatcher = {
  url: string;
  stop(): Promise<void>;
  /** The next requests to send fail, one for each failure given, in this order. */
  failNext(...failures: MailFailure[]): void;
};

const mostBytes = 2 * 1024 * 1024;
const inboxPage = resolve(import.meta.dirname, 'mail/inbox.html');

/**
 * Takes mail as Resend's API does, keeps the last 500 messages in memory, shows them on a page and answers
 * Mailpit's API for tests.
 */
export async function startMailCatcher({ port = 0, host = '127.0.0.1' }): Promise<MailCatcher> {
  const catcher = createCatcher();
  const server = createServer((request, response) => {
    catcher.answer(request, response).catch((error) => fail(response, error));
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((ready, refused) => {
    server.once('error', refused);
    server.listen(port, host, ready);
  });
  const address = server.address();
  return {
    url: `http://${host}:${typeof address === 'object' && address ? address.port : port}`,
    failNext: (...failures) => catcher.failures.push(...failures),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function createCatcher() {
  const store = createMailStore();
  const keys = createIdempotencyKeys();
  const failures: MailFailure[] = [];

  async function send(request: IncomingMessage, response: ServerResponse) {
    requireApiKey(request.headers.authorization);
    const body = await readBody(request);
    const failure = failures.shift();
    if (failure?.kind === 'refuse') throw refusalOf(failure);
    const key = request.headers['idempotency-key'];
    const known = keys.recall(key?.toString(), body);
    const id = known ?? store.add(parseEmail(parseJson(body))).id;
    keys.keep(key?.toString(), body, id);
    if (failure) response.destroy();
    else json(response, 200, { id });
  }

  function list(url: URL, response: ServerResponse) {
    const start = wholeNumber(url.searchParams.get('start'), 0);
    const limit = wholeNumber(url.searchParams.get('limit'), 50);
    const found = store.search(url.searchParams.get('query') ?? '');
    const messages = found.slice(start, start + limit).map(messageSummary);
    const counts = { total: store.count(), unread: store.count(), count: messages.length };
    json(response, 200, { ...counts, messages_count: found.length, start, tags: [], messages });
  }

  async function remove(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const ids = body ? Object(parseJson(body)).IDs : undefined;
    store.remove(Array.isArray(ids) && ids.length > 0 ? ids : undefined);
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok');
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${url.pathname}`;
    const message = /^GET \/api\/v1\/message\/([\w-]+)$/.exec(call)?.[1];
    if (call === 'POST /emails') return send(request, response);
    if (call === 'GET /api/v1/messages') return list(url, response);
    if (call === 'DELETE /api/v1/messages') return remove(request, response);
    if (call === 'GET /') return showInbox(response);
    if (message) return detail(message, response);
    throw new ResendRefusal(404, 'not_found', 'The requested endpoint does not exist');
  }

  function detail(id: string, response: ServerResponse) {
    const message = store.find(id);
    if (message) json(response, 200, messageDetail(message));
    else json(response, 404, { Error: 'Message not found' });
  }

  return { answer, failures };
}

function refusalOf({ status, name = 'application_error' }: Extract<MailFailure, { kind: 'refuse' }>) {
  return new ResendRefusal(status, name, 'This failure was asked for.');
}

function showInbox(response: ServerResponse) {
  const nonce = randomBytes(16).toString('base64');
  // The mail's own frame inherits this policy: it can load nothing from the network.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; img-src data:; connect-src 'self'`;
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
  response.end(readFileSync(inboxPage, 'utf8').replace('<script>', `<script nonce="${nonce}">`));
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw new ResendRefusal(413, 'validation_error', 'The message is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ResendRefusal(422, 'validation_error', 'The request body is not JSON.');
  }
}

function wholeNumber(text: string | null, otherwise: number) {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function fail(response: ServerResponse, error: unknown) {
  if (response.headersSent || response.destroyed) return;
  const refusal =
    error instanceof ResendRefusal
      ? error
      : new ResendRefusal(500, 'application_error', 'The catcher failed.');
  const { statusCode, name, message } = refusal;
  json(response, statusCode, { statusCode, name, message });
}
