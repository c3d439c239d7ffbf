import { beforeEach, expect, it, vi } from 'vitest';
import { reloadWhenGone } from './reload-when-gone.ts';

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();
const stored = new Map<string, string>();

vi.stubGlobal('location', { reload });
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('document', { querySelector: () => ({ dataset: {}, src: '/assets/main-AAAAAAA.js' }) });
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

let file = 0;
const answer = (status: number) => fetched.mockImplementation(async () => new Response(null, { status }));
const lost = () => new TypeError(`Failed to fetch dynamically imported module: /assets/part-${file}.js`);

beforeEach(() => {
  file += 1;
  reload.mockReset();
  stored.clear();
});

it('loads the page anew for a file that went with a deployment, once', async () => {
  answer(404);
  expect(await reloadWhenGone(lost())).toBe(true);
  expect(await reloadWhenGone(lost())).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does so where the browser keeps the failure of a file that the server has, after one other try', async () => {
  answer(200);
  expect(await reloadWhenGone(lost())).toBe(false);
  expect(await reloadWhenGone(lost())).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves the page where the browser does not say which file it was, and the server answers', async () => {
  answer(200);
  const unnamed = new TypeError('Importing a module script failed.');
  for (const _ of [1, 2, 3]) expect(await reloadWhenGone(unnamed)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page where no server answers, however often', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  for (const _ of [1, 2, 3]) expect(await reloadWhenGone(lost())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
