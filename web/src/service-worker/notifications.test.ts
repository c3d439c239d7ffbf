import { expect, it, vi } from 'vitest';
import { openNotice } from './notifications.ts';

const origin = 'https://mboalink.example';

/** Taps a notification while windows show some paths; answers what was focused, or opened. */
async function tap(path: string, shown: string[]) {
  const focus = vi.fn((url: string) => url);
  const openWindow = vi.fn((url: string) => url);
  const windows = shown.map((own) => ({ url: origin + own, focus: () => focus(origin + own) }));
  const scope = { clients: { matchAll: async () => windows, openWindow }, location: { origin } };
  const close = vi.fn();
  let opening: unknown;
  const event = { notification: { close, data: path }, waitUntil: (work: unknown) => (opening = work) };
  openNotice(scope as never, event as never);
  await opening;
  expect(close).toHaveBeenCalledOnce();
  return [focus.mock.calls.flat(), openWindow.mock.calls.flat()];
}

it('goes to the window that shows what a notification is about', async () => {
  expect(await tap('/needs/1', ['/dashboard', '/needs/1'])).toEqual([[`${origin}/needs/1`], []]);
});

it('opens a window of its own where what is open shows something else', async () => {
  expect(await tap('/needs/1', ['/profile'])).toEqual([[], [`${origin}/needs/1`]]);
});
