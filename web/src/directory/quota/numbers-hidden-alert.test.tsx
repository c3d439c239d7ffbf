import { afterEach, expect, it, vi } from 'vitest';
import { renderWithMessages } from '../../../test/render.tsx';
import { NumbersHiddenAlert } from './numbers-hidden-alert.tsx';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-21T22:23:00Z', 'The list shows numbers again at 23:23.'],
  ['2026-11-21T23:00:00Z', 'The list shows numbers again tomorrow at 00:00.'],
  ['2026-11-22T21:23:00Z', 'The list shows numbers again tomorrow at 22:23.'],
])('says on which day of Douala the list shows numbers again: %s', async (until, said) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T21:24:00Z'), toFake: ['Date'] });
  await renderWithMessages(<NumbersHiddenAlert hidden={{ reason: 'first_day', until }} />, {
    messages: ['search'],
  });
  expect(document.body.textContent).toContain(said);
});
