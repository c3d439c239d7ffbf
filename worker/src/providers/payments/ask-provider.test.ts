import { expect, it } from 'vitest';
import { askProvider } from './ask-provider.ts';
import { scriptedFetch } from './scripted-fetch.ts';

const question = {
  url: 'https://provider.example/charges',
  headers: { Authorization: 'key' },
  signal: new AbortController().signal,
};

it('asks once, by GET or with JSON, and follows nobody elsewhere', async () => {
  const redirects: (RequestInit['redirect'] | undefined)[] = [];
  const fetch = async (_: string | URL, init?: RequestInit) => {
    redirects.push(init?.redirect);
    return new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } });
  };
  expect(await askProvider({ fetch }, question)).toEqual({ heard: 'answer', status: 302, body: undefined });
  expect(redirects).toEqual(['manual']);
  const { asked, ...runtime } = scriptedFetch({ json: { a: 1 } }, { status: 400, json: {} });
  expect(await askProvider(runtime, question)).toEqual({ heard: 'answer', status: 200, body: { a: 1 } });
  expect(await askProvider(runtime, { ...question, body: { b: 2 } })).toMatchObject({ status: 400 });
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['GET', undefined],
    ['POST', { b: 2 }],
  ]);
});

it('keeps the status of a page, of nothing and of a body without end', async () => {
  const endless = new ReadableStream<Uint8Array>({ pull: (body) => body.enqueue(new Uint8Array(65_536)) });
  const breaking = new ReadableStream<Uint8Array>({ pull: (body) => body.error(new Error('lost')) });
  for (const body of ['<h1>503</h1>', null, endless, breaking]) {
    const fetch = async () => new Response(body, { status: 503 });
    expect(await askProvider({ fetch }, question)).toEqual({ heard: 'answer', status: 503, body: undefined });
  }
});

it('tells what surely was not asked from what may have been', async () => {
  const { asked, ...runtime } = scriptedFetch('lost', 'silent');
  expect(await askProvider(runtime, question)).toEqual({ heard: 'silence' });
  const signal = AbortSignal.timeout(5);
  expect(await askProvider(runtime, { ...question, signal })).toEqual({ heard: 'silence' });
  expect(await askProvider(runtime, { ...question, signal })).toEqual({ heard: 'notAsked' });
  expect(asked).toHaveLength(2);
});
