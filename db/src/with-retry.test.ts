import { expect, it, vi } from 'vitest';
import { withRetry } from './with-retry.ts';

const refusal = (code: string) => Response.json({ message: 'no', code }, { status: 400 });
const success = () => Response.json({ rows: [] });

it.each(['40P01', '40001', '55P03'])('sends once more what PostgreSQL undid with %s', async (code) => {
  const fetch = vi.fn(async () => success()).mockResolvedValueOnce(refusal(code));
  const answer = await withRetry(fetch)('https://database', { body: '{}' });
  expect([answer.ok, fetch.mock.calls.length]).toEqual([true, 2]);
});

it('sends it no third time', async () => {
  const fetch = vi.fn(async () => refusal('40P01'));
  const answer = await withRetry(fetch)('https://database', {});
  expect([await answer.json(), fetch.mock.calls.length]).toEqual([{ message: 'no', code: '40P01' }, 2]);
});

it.each(['23505', ''])('sends nothing twice that was refused with “%s”', async (code) => {
  const fetch = vi.fn(async () => refusal(code));
  await withRetry(fetch)('https://database', {});
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('sends nothing twice when the connection fails, also in the middle of the answer', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('lost')) });
  for (const failing of [
    vi.fn().mockRejectedValue(new Error('lost')),
    vi.fn(async () => new Response(broken)),
  ]) {
    await expect(withRetry(failing)('https://database', {})).rejects.toThrow('lost');
    expect(failing).toHaveBeenCalledTimes(1);
  }
});
