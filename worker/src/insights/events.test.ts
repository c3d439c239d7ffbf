import type { EventRow } from '@mboalink/db/schema/insights.ts';
import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { sendEvent } from './events.ts';

const now = new Date('2066-11-21T12:00:00Z');
const event: EventRow = {
  action: 'search_performed',
  day: '2066-11-21',
  happened_at: now.toISOString(),
  person: '7',
};

/** A database whose requests end when they are let go, and how many events each was sent. */
function slowDatabase() {
  const sizes: number[] = [];
  const waiting: { end: () => void; fail: (error: Error) => void }[] = [];
  const from = () => new Promise<void>((end, fail) => waiting.push({ end, fail }));
  const select = ({ added }: { added: { queryChunks: unknown[] } }) => {
    const text = added.queryChunks.find((chunk) => typeof chunk === 'string');
    sizes.push(JSON.parse(String(text)).length);
    return { from };
  };
  const db = { select } as unknown as Context['db'];
  const next = async () => {
    await new Promise((soon) => setTimeout(soon));
    return waiting.shift();
  };
  return { sizes, next, send: (at = now) => sendEvent(() => db, at, { ...event }) };
}

it('sends what comes while a request is under way with the next one', async () => {
  const { sizes, next, send } = slowDatabase();
  const first = send();
  await Promise.all(Array.from({ length: 600 }, () => send()));
  for (let request = 0; request < 3; request += 1) (await next())?.end();
  await first;
  expect(sizes).toEqual([1, 500, 100]);
});

it('sends what failed once more with the next event, and no third time', async () => {
  const { sizes, next, send } = slowDatabase();
  for (const expected of [[1], [1, 2], [1, 2, 2]]) {
    const failed = send();
    (await next())?.fail(new Error('out of reach'));
    await expect(failed).rejects.toThrow('out of reach');
    expect(sizes).toEqual(expected);
  }
  const sent = send();
  (await next())?.end();
  await sent;
  expect(sizes).toEqual([1, 2, 2, 2]);
});

it('sends again after a request that never came back', async () => {
  const { sizes, next, send } = slowDatabase();
  const lost = send();
  await next();
  await send(new Date(now.getTime() + 14_000));
  expect(sizes).toEqual([1]);
  const after = send(new Date(now.getTime() + 16_000));
  (await next())?.end();
  await after;
  expect(sizes).toEqual([1, 2]);
  void lost;
});
