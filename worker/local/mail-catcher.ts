import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Bindings, readJson, serveHono } from './serve-hono.ts';

/** `refuse` answers with an error of Resend; `lose-answer` takes the mail and breaks the connection. */
export type MailFailure = { kind: 'refuse'; status: number; name?: string } | { kind: 'lose-answer' };

export type MailCatcher = {
  url: string;
  stop(): Promise<void>;
  /** The next requests to send fail, one for each failure given, in this order. */
  failNext(...failures: MailFailure[]): void;
};

/**
 * Takes mail as Resend's API does, keeps the last 500 messages in memory, shows them on a page and answers
 * Mailpit's API for tests.
 */
export async function startMailCatcher({ port = 0 }): Promise<MailCatcher> {
  const failures: MailFailure[] = [];
  const server = await serveHono(catcherApp(failures), { port });
  return { ...server, failNext: (...more) => failures.push(...more) };
}

const address = z.string().check(z.trim(), z.regex(/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/));

/** What Resend's `POST /emails` takes, as far as the application uses it. */
const emailSchema = z.object({
  from: address,
  to: z.array(address).check(z.minLength(1)),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z._default(z.record(z.string(), z.string()), {}),
});

type Email = z.output<typeof emailSchema>;

type Message = { id: string; receivedAt: Date; email: Email; key: string; body: string };

const mostMessages = 500;

function catcherApp(failures: MailFailure[]) {
  let messages: Message[] = [];
  const app = new Hono<Bindings>();

  app.use('/emails', async (context, next) => {
    if (!context.req.header('authorization')?.startsWith('Bearer ')) return refuse(401, 'missing_api_key');
    const failure = failures.shift();
    if (failure?.kind === 'refuse') return refuse(failure.status, failure.name);
    await next();
    if (failure) context.env.breakConnection();
  });
  app.post('/emails', async (context) => {
    const sent = await readJson(context.req.raw.clone());
    const body = await context.req.text();
    const parsed = emailSchema.safeParse(sent);
    if (!parsed.success) return refuse(422, 'validation_error');
    const key = context.req.header('idempotency-key') ?? randomUUID();
    const first = messages.find((message) => message.key === key);
    if (first && first.body !== body) return refuse(409, 'invalid_idempotent_request');
    const message = first ?? { id: randomUUID(), receivedAt: new Date(), email: parsed.data, key, body };
    if (!first) messages = [message, ...messages].slice(0, mostMessages);
    return context.json({ id: message.id });
  });

  app.get('/api/v1/messages', (context) => {
    const found = messages.filter(({ email }) => fits(email, context.req.query('query') ?? ''));
    return context.json({ messages: found.map(summary), messages_count: found.length });
  });
  app.get('/api/v1/message/:id', (context) => {
    const message = messages.find(({ id }) => id === context.req.param('id'));
    return message ? context.json(detail(message)) : context.json({ Error: 'Message not found' }, 404);
  });
  app.delete('/api/v1/messages', (context) => {
    messages = [];
    return context.text('ok');
  });
  app.get('/', showInbox);
  return app;
}

/** A refusal in Resend's shape. */
function refuse(statusCode: number, name = 'application_error') {
  return Response.json({ statusCode, name, message: 'The mail was not taken.' }, { status: statusCode });
}

/** `to:somebody@example.com subject:"your code" welcome`: every term must be found. */
function fits(email: Email, query: string): boolean {
  const terms = query.toLowerCase().matchAll(/(?:(to|from|subject):)?(?:"([^"]*)"|(\S+))/g);
  return [...terms].every(([, field, quoted, plain]) => {
    const places = { to: email.to.join(' '), from: email.from, subject: email.subject };
    const text = field
      ? places[field as keyof typeof places]
      : [...Object.values(places), email.text, email.html].join(' ');
    return text.toLowerCase().includes(quoted ?? plain ?? '');
  });
}

/** A line of the list, in the shape of Mailpit's API. */
function summary({ id, receivedAt, email }: Message) {
  return {
    ID: id,
    From: namedAddress(email.from),
    To: email.to.map(namedAddress),
    Subject: email.subject,
    Created: receivedAt.toISOString(),
    Snippet: email.text.trim().replace(/\s+/g, ' ').slice(0, 250),
  };
}

/** A whole message, in the shape of Mailpit's API. */
function detail(message: Message) {
  const { Created, ...shared } = summary(message);
  const { text, html, headers } = message.email;
  return { ...shared, Date: Created, Text: text, HTML: html, Headers: headers };
}

function namedAddress(text: string) {
  const [, name = '', plain = text] = /^(.*)<(.+)>$/.exec(text) ?? [];
  return { Name: name.trim().replace(/^"|"$/g, ''), Address: plain };
}

function showInbox(context: Context<Bindings>) {
  const nonce = randomBytes(16).toString('base64');
  // The mail's own frame inherits this policy: it can load nothing from the network.
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; img-src data:; connect-src 'self'`,
  );
  const page = readFileSync(join(import.meta.dirname, 'mail-inbox.html'), 'utf8');
  return context.html(page.replace('<script>', `<script nonce="${nonce}">`));
}
