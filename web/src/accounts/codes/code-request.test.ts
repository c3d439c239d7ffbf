import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { type CodeRequest, noCodeRequest, requestCode } from './code-request.ts';

const answer = { mark: 'KZ', expiresAt: '2026-11-20T10:10:00.000Z', resendAfterSeconds: 60 };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

async function asked(ask: Parameters<typeof requestCode>[2]) {
  let kept = noCodeRequest;
  const change = (part: Partial<CodeRequest>) => {
    kept = { ...kept, ...part };
  };
  const outcome = requestCode({ change }, 'a@b.cm', ask).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(1000);
  return { thrown: await outcome, kept };
}

it('asks for a code a second time after a second, and no third time', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new ApiError('network')).mockResolvedValue(answer);
  expect((await asked(ask)).kept).toMatchObject({
    sentTo: 'a@b.cm',
    sent: { mark: 'KZ', resendAt: Date.parse('2026-11-20T10:01:01Z') },
  });
  const down = vi.fn().mockRejectedValue(new ApiError('unavailable'));
  expect((await asked(down)).thrown).toMatchObject({ code: 'unavailable' });
  expect([ask, down].map((call) => call.mock.calls.length)).toEqual([2, 2]);
});

it('asks once where it is told to wait, and keeps until when', async () => {
  const ask = vi.fn().mockRejectedValue(new ApiError('rate_limited', { waitSeconds: 60 }));
  const { thrown, kept } = await asked(ask);
  expect(thrown).toMatchObject({ code: 'rate_limited' });
  expect(kept).toEqual({ sentTo: '', sent: null, waitUntil: Date.parse('2026-11-20T10:01:00Z') });
  expect(ask).toHaveBeenCalledTimes(1);
});
