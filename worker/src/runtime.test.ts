import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { platform } from './runtime.ts';

it('draws every number below a limit about as often as any other', () => {
  const counts = new Map<number, number>();
  for (let draw = 0; draw < 60_000; draw += 1) {
    const number = platform.random(6);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  // Nine standard deviations: by chance once in 10¹⁸ runs.
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(820);
});

it('follows no redirect with what was meant for somebody else', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { status } = await platform.fetch(`http://localhost:${port}/`, { method: 'POST', body: 'a key' });
  server.close();
  expect([status, asked]).toEqual([307, ['/']]);
});
