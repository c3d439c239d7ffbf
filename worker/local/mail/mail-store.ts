import { randomUUID } from 'node:crypto';
import type { ResendEmail } from './resend-request.ts';

type MailpitAddress = { Name: string; Address: string };

export type StoredMessage = { id: string; receivedAt: Date; email: ResendEmail };

export type MailStore = {
  add(email: ResendEmail): StoredMessage;
  find(id: string): StoredMessage | undefined;
  /** Newest first. */
  search(query: string): StoredMessage[];
  /** Removes these messages, or all of them. */
  remove(ids?: string[]): void;
  count(): number;
};

const mostMessages = 500;

export function createMailStore(): MailStore {
  let messages: StoredMessage[] = [];
  return {
    add: (email) => {
      const message = { id: randomUUID(), receivedAt: new Date(), email };
      messages = [message, ...messages].slice(0, mostMessages);
      return message;
    },
    find: (id) => (id === 'latest' ? messages[0] : messages.find((message) => message.id === id)),
    search: (query) => {
      const terms = parseQuery(query);
      return messages.filter((message) => terms.every((term) => matches(message.email, term)));
    },
    remove: (ids) => {
      messages = ids ? messages.filter(({ id }) => !ids.includes(id)) : [];
    },
    count: () => messages.length,
  };
}

type Term = { field: string; word: string };

/** `to:somebody@example.com subject:"your code" welcome`: every term must be found. */
function parseQuery(query: string): Term[] {
  const terms = query.matchAll(/(?:(to|from|subject):)?(?:"([^"]*)"|(\S+))/gi);
  return [...terms].map(([, field, quoted, plain]) => ({
    field: (field ?? 'any').toLowerCase(),
    word: (quoted ?? plain ?? '').toLowerCase(),
  }));
}

function matches(email: ResendEmail, { field, word }: Term) {
  const places: Record<string, string[]> = {
    to: [...email.to, ...email.cc, ...email.bcc],
    from: [email.from],
    subject: [email.subject],
    any: [...email.to, email.from, email.subject, email.text, email.html],
  };
  return (places[field] ?? []).some((place) => place.toLowerCase().includes(word));
}

/** A line of the list, in the shape of Mailpit's API. */
export function messageSummary({ id, receivedAt, email }: StoredMessage) {
  return {
    ID: id,
    MessageID: `${id}@mail-catcher.local`,
    Read: false,
    ...addressing(email),
    Subject: email.subject,
    Created: receivedAt.toISOString(),
    Tags: email.tags.map(({ name, value }) => `${name}:${value}`),
    Size: Buffer.byteLength(email.html) + Buffer.byteLength(email.text),
    Attachments: 0,
    Snippet: plainText(email).slice(0, 250),
  };
}

/** A whole message, in the shape of Mailpit's API. */
export function messageDetail(message: StoredMessage) {
  const { Read, Created, Attachments, Snippet, ...shared } = messageSummary(message);
  return {
    ...shared,
    Date: Created,
    ReturnPath: shared.From.Address,
    Text: message.email.text,
    HTML: message.email.html,
    Headers: message.email.headers,
    Inline: [],
    Attachments: [],
  };
}

function addressing(email: ResendEmail) {
  return {
    From: parseAddress(email.from),
    To: email.to.map(parseAddress),
    Cc: email.cc.map(parseAddress),
    Bcc: email.bcc.map(parseAddress),
    ReplyTo: email.replyTo.map(parseAddress),
  };
}

function parseAddress(text: string): MailpitAddress {
  const named = /^(.*)<(.+)>$/.exec(text);
  return named
    ? { Name: named[1]?.trim().replace(/^"|"$/g, '') ?? '', Address: named[2] ?? '' }
    : { Name: '', Address: text };
}

function plainText(email: ResendEmail) {
  const source =
    email.text || email.html.replace(/<(style|head)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]+>/g, ' ');
  return source.replace(/\s+/g, ' ').trim();
}
