import type { ExportFormat } from '@mboalink/shared/network/words.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchExport } from './fetch-export.ts';

const fetched = vi.fn<typeof fetch>();
const file = { format: 'csv', signal: new AbortController().signal, onProgress: () => {} } as const;

async function asked(
  answer: Response,
  rest: { format?: ExportFormat; onProgress?: (done: number) => void } = {},
) {
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', fetched.mockResolvedValue(answer));
  return fetchExport({ source: 'saved' }, { ...file, ...rest });
}

const second = 1000;
const headers = { 'Content-Type': 'text/plain', 'X-Exported': '3 of 3' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('takes no page of a captive portal for a file', async () => {
  const portal = new Response('<h1>Connectez-vous</h1>', { headers: { 'Content-Type': 'text/html' } });
  await expect(asked(portal)).rejects.toMatchObject({ code: 'portal' });
});

it('brings the file that our server says it is', async () => {
  const ours = new Response('"nom"\r\n', { headers: { 'Content-Type': 'text/csv', 'X-Exported': '0 of 0' } });
  expect(await (await asked(ours)).text()).toBe('"nom"\r\n');
});

it.each([
  ['csv', '"Njoh","a@b.cm"\r\n', '"name","mail"\r\n'],
  ['vcard', 'BEGIN:VCARD\r\nFN:Njoh\r\nEND:VCARD\r\n', ''],
  ['text', 'Njoh\r\n671234567\r\n\r\n', ''],
] as const)(
  'counts each contact of a file as %s, wherever the network cuts it',
  async (format, contact, head) => {
    const bytes = new TextEncoder().encode(head + contact.repeat(3));
    for (const size of [1, 3, 7, 1000]) {
      const body = new ReadableStream({
        start(stream) {
          for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size));
          stream.close();
        },
      });
      const onProgress = vi.fn();
      await asked(new Response(body, { headers }), { format, onProgress });
      expect(onProgress).toHaveBeenLastCalledWith(3);
    }
  },
);

it.each([1, 7, 1000])('counts neither the head nor the foot of a table, cut each %i bytes', async (size) => {
  const table = `"name"\r\n${'"Njoh"\r\n'.repeat(3)}\r\n"3 of 3"\r\n`;
  const bytes = new TextEncoder().encode(table);
  const body = new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size));
      stream.close();
    },
  });
  const onProgress = vi.fn();
  await asked(new Response(body, { headers }), { onProgress });
  const counts = onProgress.mock.calls.map(([done]) => done);
  expect([Math.min(...counts) >= 0, counts.at(-1)]).toEqual([true, 3]);
  if (size === 1) expect([...new Set(counts)]).toEqual([0, 1, 2, 3]);
});

/** An answer that the network never begins, as `fetch` ends it. */
const nothing: typeof fetch = (_, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

it('gives up a file that does not come', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', nothing);
  const broken = fetchExport({ source: 'saved' }, file).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(await broken).toMatchObject({ code: 'timeout' });
});

it('waits for a slow file as long as something comes, and no longer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  let send = () => {};
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(stream) {
        send = () => stream.enqueue(new TextEncoder().encode('"Njoh"\r\n'));
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      },
    });
    return new Response(body, { headers });
  });
  const ended = vi.fn();
  const onProgress = vi.fn();
  // The head of the table, and two contacts.
  void fetchExport({ source: 'saved' }, { ...file, onProgress }).catch(ended);
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.advanceTimersByTimeAsync(29 * second);
    send();
  }
  await vi.advanceTimersByTimeAsync(29 * second);
  expect(onProgress).toHaveBeenLastCalledWith(2);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(second);
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timeout' }));
});
