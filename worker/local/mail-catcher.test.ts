import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';

let catcher: MailCatcher;
beforeEach(async () => {
  catcher = await startMailCatcher({});
});
afterEach(() => catcher.stop());

const code = {
  from: 'Mboalink <no-reply@mboalink.cm>',
  to: ['buyer@demo.mboalink.cm'],
  subject: 'Your code is 123456',
  html: '<p>Your code is <b>123456</b></p>',
  text: 'Your code is 123456',
};

function send(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${catcher.url}/emails`, {
    method: 'POST',
    headers: { Authorization: 'Bearer re_local', 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function inbox(query = '') {
  const answer = await fetch(`${catcher.url}/api/v1/messages?query=${encodeURIComponent(query)}`);
  return (await answer.json()) as { messages: { ID: string; Subject: string }[]; messages_count: number };
}

test('the same idempotency key delivers once, and refuses another mail', async () => {
  const first = await (await send(code, { 'Idempotency-Key': 'code/1' })).json();
  expect(await (await send(code, { 'Idempotency-Key': 'code/1' })).json()).toEqual(first);
  const other = await send({ ...code, subject: 'Other' }, { 'Idempotency-Key': 'code/1' });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' });
  expect((await inbox()).messages).toHaveLength(1);
});

test.each([
  ['no key', { ...code }, { Authorization: '' }, 401, 'missing_api_key'],
  ['no recipient', { ...code, to: undefined }, {}, 422, 'validation_error'],
  ['a broken address', { ...code, to: ['nobody'] }, {}, 422, 'validation_error'],
  ['no JSON', '{', {}, 422, 'validation_error'],
] as const)('a mail with %s is refused as Resend refuses it', async (_case, body, headers, status, name) => {
  const answer = await send(body, headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ statusCode: status, name, message: expect.any(String) });
  expect((await inbox()).messages).toEqual([]);
});

test('a failure that was asked for happens once; a lost answer has delivered the mail', async () => {
  catcher.failNext({ kind: 'refuse', status: 429, name: 'rate_limit_exceeded' }, { kind: 'lose-answer' });
  expect((await send(code)).status).toBe(429);
  await expect(send(code, { 'Idempotency-Key': 'again' })).rejects.toThrow();
  expect((await send(code, { 'Idempotency-Key': 'again' })).status).toBe(200);
  expect((await inbox()).messages).toHaveLength(1);
});

test('the page loads nothing from elsewhere, and neither can a mail that it shows', async () => {
  const page = await fetch(catcher.url);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*img-src data:/);
  const html = await page.text();
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  expect(html).toContain("setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')");
});
