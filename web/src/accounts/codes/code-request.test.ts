import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { type CodeRequest, noCodeRequest, requestCode } from './code-request.ts';

const answer = {
  mark: 'KZ',
  challengeId: 'c',
  expiresAt: '2026-11-20T10:10:00.000Z',
  resendAfterSeconds: 60,
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function keeper() {
  const latest = { current: noCodeRequest };
  const change = (part: Partial<CodeRequest>) => {
    latest.current = { ...latest.current, ...part };
  };
  return { latest, change };
}

type Keeper = ReturnType<typeof keeper>;

async function asked(on: Keeper, sentTo: string, ask: Parameters<typeof requestCode>[2]) {
  const outcome = requestCode(on, sentTo, ask).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(1000);
  return outcome;
}

const silence = () => vi.fn().mockRejectedValue(new ApiError('network'));
const waitAMinute = () => vi.fn().mockRejectedValue(new ApiError('rate_limited', { waitSeconds: 50 }));

it('is the same request to the server until it is answered, and another afterwards', async () => {
  const on = keeper();
  const first = silence();
  await asked(on, 'a@b.cm', first);
  const again = vi.fn().mockResolvedValue(answer);
  await asked(on, 'a@b.cm', again);
  const [[id] = []] = first.mock.calls;
  expect([...first.mock.calls, ...again.mock.calls]).toEqual([[id], [id], [id]]);
  expect(on.latest.current).toMatchObject({ sentTo: 'a@b.cm', sent: { mark: 'KZ' }, unanswered: null });
  const next = vi.fn().mockResolvedValue(answer);
  await asked(on, 'a@b.cm', next);
  expect(next).not.toHaveBeenCalledWith(id);
});

it('counts as sent where nobody answered and a minute is to be waited for', async () => {
  const on = keeper();
  expect(await asked(on, 'a@b.cm', silence())).toMatchObject({ code: 'network' });
  expect(await asked(on, 'a@b.cm', waitAMinute())).toBeUndefined();
  expect(on.latest.current.sent).toMatchObject({ mark: null });
});

it('does not by the silence about another address, another purpose, or one of long ago', async () => {
  const on = keeper();
  const other = keeper();
  await asked(on, 'a@b.cm', silence());
  const refused = { code: 'rate_limited' };
  expect(await asked(on, 'c@d.cm', waitAMinute())).toMatchObject(refused);
  await asked(on, 'a@b.cm', silence());
  expect(await asked(other, 'a@b.cm', waitAMinute())).toMatchObject(refused);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await asked(on, 'a@b.cm', waitAMinute())).toMatchObject(refused);
});

it('outlives a page that is dropped before the answer comes', async () => {
  const on = keeper();
  void requestCode(on, 'a@b.cm', () => new Promise(() => {}));
  const reopened = { ...keeper(), latest: { current: JSON.parse(JSON.stringify(on.latest.current)) } };
  expect(await asked(reopened, 'a@b.cm', waitAMinute())).toBeUndefined();
});
