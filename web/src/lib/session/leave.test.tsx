import { afterEach, expect, it, vi } from 'vitest';
import '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { countUnsentBy, leave } from './leave.ts';
import { currentSession, keepUser } from './session-store.ts';

const { pathname } = location;

afterEach(() => {
  countUnsentBy(() => 0);
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', pathname);
});

it.each([
  ['who has no network', false],
  ['whom no server answers', true],
])('%s has left at once all the same, and hears how many changes go with them', async (_, onLine) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  keepUser(seller);
  countUnsentBy(() => 2);
  history.replaceState(null, '', '/logout');
  const onAlone = vi.fn();
  await leave(onAlone);
  expect(onAlone.mock.calls).toEqual([[2]]);
  expect([currentSession().user, location.pathname]).toEqual([null, '/']);
});

it('says nothing to whoever was not signed in', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  history.replaceState(null, '', '/logout');
  const onAlone = vi.fn();
  await leave(onAlone);
  expect(onAlone).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/');
});
