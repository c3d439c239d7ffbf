import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '../api/api-error.ts';
import { useProblem } from './use-problem.ts';

const online = vi.spyOn(navigator, 'onLine', 'get');
function become(now: boolean) {
  online.mockReturnValue(now);
  dispatchEvent(new Event(now ? 'online' : 'offline'));
}

beforeEach(() => become(true));
afterEach(() => void online.mockReset());

it('says that nobody answered until the network goes, which the banner says, and not again', async () => {
  const { result, act } = await renderHook(() => useProblem<string>());
  await act(() => result.current.say('No answer.', new ApiError('network')));
  expect(result.current.problem).toBe('No answer.');
  await act(() => become(false));
  expect(result.current.problem).toBeUndefined();
  await act(() => become(true));
  expect(result.current.problem).toBeUndefined();
});

it('keeps what the server refused, until it is cleared', async () => {
  const { result, act } = await renderHook(() => useProblem<string>());
  await act(() => result.current.say('Taken.', new ApiError('account_exists')));
  await act(() => become(false));
  await act(() => become(true));
  expect(result.current.problem).toBe('Taken.');
  await act(() => result.current.clear());
  expect(result.current.problem).toBeUndefined();
});
