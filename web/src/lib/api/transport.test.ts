import { afterEach, expect, it, vi } from 'vitest';
import { callApi } from './transport.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks in the language of the page, and keeps the headers of the call', async () => {
  const sent = vi.fn((_: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    return Promise.resolve(new Response([...headers].map(([name, value]) => `${name}=${value}`).join(';')));
  });
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  const answer = await callApi('/api/x', { headers: { 'Content-Type': 'application/json' } });
  expect(await answer.text()).toBe('accept-language=fr;content-type=application/json');
  expect(sent.mock.lastCall?.[1]).toMatchObject({ credentials: 'same-origin' });
});
