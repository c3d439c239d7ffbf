import { errorStatus } from '@mboalink/shared/errors.ts';
import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { describe, expect, it } from 'vitest';
import { registerMember, visitor } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';
import { call, transportsInTurn } from '../setup/transports.ts';

const { url } = addresses;
const { client } = await registerMember();
const endpoints = endpointsOf(router).filter((endpoint) => endpoint.inputSchema.properties);

const values: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['a list', ['a', 'b']],
  ['an object', { $gt: '' }],
  ['an empty text', ''],
  ['emoji', '👩🏾‍🔧🔥'],
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  // In every field of a GET at once it has to fit an address: servers close the door at 64 KiB, before the Worker.
  ['a very long text', 'x'.repeat(3_000)],
  ['SQL', `'; drop table users; --`],
  ['a path', '../../etc/passwd'],
  ['a huge number as text', '9'.repeat(400)],
];

const nasty = values.map(([what, value], place): [string, unknown, number] => [what, value, place]);

/** Answers that are one of the contract's errors, or a success where the value happens to be fine. */
function expectContract(status: number, error: { error?: string; requestId?: string } | undefined) {
  expect(status).toBeLessThan(500);
  if (status >= 400) {
    expect(errorStatus[error?.error as keyof typeof errorStatus]).toBe(status);
    expect(error?.requestId).toBeTruthy();
  }
}

describe.each(endpoints.map((endpoint, turn): [string, Endpoint, number] => [endpoint.name, endpoint, turn]))(
  '%s',
  (_, endpoint, turn) => {
    const fields = Object.keys(endpoint.inputSchema.properties ?? {});
    it.each(nasty)('answers by the contract when every field is %s', async (_, value, place) => {
      for (const transport of transportsInTurn(turn + place)) {
        const input = Object.fromEntries(fields.map((field) => [field, value]));
        const { status, error } = await call(client, transport, endpoint, input);
        expectContract(status, error);
      }
    });
  },
);

describe('a body that is no JSON object', () => {
  const post = (rawBody: string | Uint8Array, headers: Record<string, string> = {}) =>
    visitor().rest('POST', '/auth/send-otp', { rawBody, headers });

  it('names the body when it is broken', async () => {
    const { status, body } = await post('{"identifier": "a@b.cm"');
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'validation_failed', errors: [{ field: 'body' }] });
  });

  it.each(['[]', '"text"', 'null'])('refuses %s', async (text) => {
    const { status, body } = await post(text);
    expect([status, body.error]).toEqual([400, 'validation_failed']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'refuses the content type %s',
    async (type) => {
      const { status, body } = await post('identifier=a@b.cm', { 'content-type': type });
      expect([status, body.error]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it.each(['/api/v1/auth/send-otp', '/api/trpc/accounts.sendOtp'])('refuses 65 KB at %s', async (path) => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'a@b.cm', padding: 'x'.repeat(65 * 1024) }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('too_large');
  });

  it('counts a body that does not declare its length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(16 * 1024));
    const stream = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 5; sent += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const response = await fetch(new URL('/api/v1/auth/send-otp', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});
