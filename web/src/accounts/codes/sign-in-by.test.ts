import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { signInBy } from './sign-in-by.ts';
import { SignInProblem } from './sign-in-problem.ts';

const email = 'ada@example.cm';
const user = { _id: 'u1', email } as CurrentUser;
const me = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../lib/session/session.ts', () => ({ askWhoIsHere: me.asked }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { cookieEnabled: true });
  me.asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcomeOf(call: () => Promise<{ user: CurrentUser }>, unheard = false) {
  const isThem = (here: CurrentUser) => here.email === email;
  const outcome = signInBy(isThem, call, unheard).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(5000);
  return outcome;
}

describe('signing in by a code', () => {
  it('believes the answer without asking again', async () => {
    expect(await outcomeOf(async () => ({ user }))).toEqual({ user, told: true });
    expect(me.asked).not.toHaveBeenCalled();
  });

  it('asks who is here when the answer was lost, and sends no second guess', async () => {
    for (const lost of [
      new ApiError('network'),
      new ApiError('timeout'),
      new ApiError('unreadable', { status: 502 }),
    ]) {
      const guess = vi.fn().mockRejectedValue(lost);
      me.asked.mockResolvedValueOnce('unanswered').mockResolvedValueOnce(user);
      expect(await outcomeOf(guess)).toEqual({ user, told: false });
      expect(guess).toHaveBeenCalledTimes(1);
    }
  });

  it('says what the call said when nobody, or somebody else, is here', async () => {
    const lost = new ApiError('network');
    me.asked.mockResolvedValueOnce('refused');
    expect(await outcomeOf(() => Promise.reject(lost))).toBe(lost);
    me.asked.mockResolvedValueOnce({ ...user, email: 'eve@example.cm' });
    expect(await outcomeOf(() => Promise.reject(lost))).toBe(lost);
  });

  it('asks nobody when the code was refused', async () => {
    const refused = new ApiError('invalid_code', { status: 401 });
    expect(await outcomeOf(() => Promise.reject(refused))).toBe(refused);
    expect(me.asked).not.toHaveBeenCalled();
  });

  it('asks who is here when the code was refused after a try that nobody answered', async () => {
    const refused = new ApiError('invalid_code', { status: 401 });
    const guess = () => Promise.reject(refused);
    me.asked.mockResolvedValueOnce(user);
    expect(await outcomeOf(guess, true)).toEqual({ user, told: false });
    me.asked.mockResolvedValueOnce('refused');
    expect(await outcomeOf(guess, true)).toBe(refused);
    me.asked.mockResolvedValue('unanswered');
    expect(await outcomeOf(guess, true)).toEqual(new ApiError('network'));
  });

  it('takes nobody who left without an answer for who signs in', async () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'sign-out' ? 'pending' : null) });
    me.asked.mockResolvedValue(user);
    const lost = new ApiError('network');
    expect(await outcomeOf(() => Promise.reject(lost))).toBe(lost);
    const refused = new ApiError('invalid_code', { status: 401 });
    expect(await outcomeOf(() => Promise.reject(refused), true)).toBe(refused);
    expect(await outcomeOf(async () => ({ user }))).toEqual({ user, told: true });
    expect(me.asked).not.toHaveBeenCalled();
  });

  it('says that this browser keeps no cookies', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    expect(await outcomeOf(async () => ({ user }))).toEqual(new SignInProblem('cookies'));
  });
});
