import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { type Session, SessionContext } from '../lib/session/session-context.ts';
import { TodayCount } from './today-count.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['shows what the server said of today', { status: 'signed-in', user: seller }, 'visible'],
  [
    'shows no figure of a day that may be over',
    { status: 'signed-in', user: seller, trusted: true },
    'hidden',
  ],
] as const)('%s', async (_, session, visibility) => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  await renderWithMessages(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session satisfies Session}>
        <TodayCount user={{ ...seller, dailyMatchesLimit: 3, dailyMatchesUsed: 1 }} />
      </SessionContext>
    </QueryClientProvider>,
    { messages: ['directory', 'dashboard'] },
  );
  const figure = page.getByText('1 of 3 today').element();
  expect(getComputedStyle(figure).visibility).toBe(visibility);
});
