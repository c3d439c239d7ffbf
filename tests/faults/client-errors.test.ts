import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../setup/client.ts';
import { shared as own } from '../setup/shared-application.ts';

const clientError = {
  name: 'TypeError',
  caughtBy: 'screen',
  screen: 'find-contact',
  positions: ['find-contact-screen-B1_x.js:1:2345'],
  build: 'CjOVaw_U',
};

const report = (body: unknown, headers = {}) =>
  createClient(own.application.worker.url).rest('POST', '/client-errors', { body, headers });

/** The log's lines of one request; the Worker writes them once it has answered. */
const linesOf = (answer: { headers: Headers } | undefined) =>
  vi.waitFor(() => {
    const requestId = answer?.headers.get('x-request-id') ?? '';
    const lines = own.application.worker.logs.map(({ message }) => message);
    const found = lines.filter((line) => line.includes(requestId));
    expect(found).not.toHaveLength(0);
    return found;
  });

describe('an error that a browser reports', () => {
  it('is one line of the log, with nothing about who reported it', async () => {
    const answer = await report(clientError, { 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Spy/1.0' });
    expect(answer.status).toBe(200);
    const lines = await linesOf(answer);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      call: 'health.reportError',
      clientError,
      databaseRequests: 0,
    });
    expect(lines[0]).not.toMatch(/203\.0\.113\.7|Spy/);
  });

  it.each([
    ['a sentence for a name', { ...clientError, name: 'Awa Ngono is not a function' }],
    ['an address for a screen', { ...clientError, screen: '/find-contact?search=Awa' }],
    ['an address for a place', { ...clientError, positions: ['https://x/assets/a.js?search=Awa:1:2'] }],
    ['a build of another kind', { ...clientError, build: 'Awa Ngono' }],
    ['somebody unknown who caught it', { ...clientError, caughtBy: 'Awa' }],
  ])('is refused and leaves no trace in the log when it carries %s', async (_, body) => {
    const answer = await report(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('validation_failed');
    const [line = ''] = await linesOf(answer);
    expect(JSON.parse(line).clientError).toBeUndefined();
    expect(line).not.toContain('Awa');
  });

  it('loses what it carries besides', async () => {
    const answer = await report({ ...clientError, message: 'Awa Ngono', url: '/find-contact?search=Awa' });
    expect(answer.status).toBe(200);
    expect((await linesOf(answer)).join()).not.toContain('Awa');
  });

  it('is refused with a wait when one network address floods the log, and taken from another', async () => {
    const flooding = { 'cf-connecting-ip': '203.0.113.8' };
    const answers = [];
    for (let sent = 0; sent < 50; sent += 1) answers.push(await report(clientError, flooding));
    // The limiter counts by the minute: a flood may fall on both sides of one.
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(taken.length).toBeGreaterThanOrEqual(20);
    expect(taken.length).toBeLessThanOrEqual(40);
    expect(taken.length + refused.length).toBe(50);
    expect(Number(refused.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    const [line = ''] = await linesOf(refused.at(-1));
    expect(JSON.parse(line).clientError).toBeUndefined();
    expect((await report(clientError, { 'cf-connecting-ip': '203.0.113.9' })).status).toBe(200);
  });
});
