import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBadly } from './bad-network.ts';

const text = 'Plombier à Douala. '.repeat(40);
const application = createServer((asked, answer) => {
  answer.writeHead(asked.url === '/gone' ? 304 : 200, { 'content-type': 'application/json' });
  answer.end(asked.url === '/gone' ? undefined : text);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((listening) => application.listen(0, 'localhost', listening));
  origin = `http://localhost:${(application.address() as AddressInfo).port}`;
});
afterAll(() => application.close());

const calm = { bytesPerSecond: 1_000_000, roundTripMilliseconds: 0, stalledPercent: 0, cuts: [] };

it('counts bodies as they are sent, by address, once', async () => {
  const network = await serveBadly(origin, calm);
  expect(await (await fetch(`${network.url}/api/trpc/x?input=1`)).text()).toBe(text);
  expect((await fetch(`${network.url}/gone`)).status).toBe(304);
  const [call, gone] = network.take();
  expect(call).toMatchObject({ path: '/api/trpc/x', stalled: false, cut: false });
  expect(call?.bytes).toBeGreaterThan(10);
  expect(call?.bytes).toBeLessThan(brotliCompressSync(text).byteLength + 20);
  expect(gone?.bytes).toBe(0);
  expect(network.take()).toEqual([]);
  network.stop();
});

it('cuts the calls that it is told to, and stalls as many as it is told to', async () => {
  const network = await serveBadly(origin, { ...calm, stalledPercent: 50, cuts: [1] });
  await expect(fetch(`${network.url}/api/a`).then((answer) => answer.text())).rejects.toThrow();
  const started = performance.now();
  await (await fetch(`${network.url}/api/b`)).text();
  expect(performance.now() - started).toBeGreaterThan(950);
  expect(network.take().map(({ cut, stalled }) => [cut, stalled])).toEqual([
    [true, false],
    [false, true],
  ]);
  network.stop();
});

it('takes its time with many bytes', async () => {
  const network = await serveBadly(origin, { ...calm, bytesPerSecond: 100 });
  const started = performance.now();
  await (await fetch(`${network.url}/api/a`)).text();
  const [{ bytes } = { bytes: 0 }] = network.take();
  expect(performance.now() - started).toBeGreaterThan(bytes * 10 - 50);
  network.stop();
});
