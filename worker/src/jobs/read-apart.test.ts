import { expect, it, vi } from 'vitest';
import { readApart } from './read-apart.ts';

const ids = Array.from({ length: 100 }, (_, index) => `${index}`);

const readerThatFailsFor = (...broken: string[]) =>
  vi.fn(async (asked: readonly string[]) => {
    const found = asked.find((id) => broken.includes(id));
    if (found) throw new Error(found);
    return asked.map((id) => `of ${id}`);
  });

it('asks once where nothing fails', async () => {
  const read = readerThatFailsFor();
  expect(await readApart(ids, read, 3)).toEqual({
    results: ids.map((id) => `of ${id}`),
    failed: [],
    errors: [],
  });
  expect(read).toHaveBeenCalledOnce();
});

it('reads of all others what was asked for, in their order', async () => {
  const { results, failed, errors } = await readApart(ids, readerThatFailsFor('0', '57'), 3);
  expect(failed).toEqual(['0', '57']);
  expect(errors.map(String)).toEqual(['Error: 0', 'Error: 57']);
  expect(results).toEqual(ids.filter((id) => !failed.includes(id)).map((id) => `of ${id}`));
});

it('gives up where it fails for more than those', async () => {
  const read = readerThatFailsFor(...ids);
  await expect(readApart(ids, read, 3)).rejects.toThrow('3');
  expect(read.mock.calls.length).toBeLessThan(15);
});
