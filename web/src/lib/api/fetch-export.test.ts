import { afterEach, expect, it, vi } from 'vitest';
import { fetchExport } from './fetch-export.ts';

const fetched = vi.fn<typeof fetch>();
const file = { format: 'csv', signal: new AbortController().signal, onProgress: () => {} } as const;

async function asked(answer: Response) {
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', fetched.mockResolvedValue(answer));
  return fetchExport({ source: 'saved' }, file);
}

afterEach(() => vi.unstubAllGlobals());

it('takes no page of a captive portal for a file', async () => {
  const portal = new Response('<h1>Connectez-vous</h1>', { headers: { 'Content-Type': 'text/html' } });
  await expect(asked(portal)).rejects.toMatchObject({ code: 'portal' });
});

it('brings the file that our server says it is', async () => {
  const ours = new Response('"nom"\r\n', { headers: { 'Content-Type': 'text/csv', 'X-Exported': '0 of 0' } });
  expect(await (await asked(ours)).text()).toBe('"nom"\r\n');
});
