import { expect, it } from 'vitest';
import { streamOf } from './export-contacts.ts';

async function* count(upTo: number, made: (number | 'left')[]) {
  try {
    for (let number = 1; number <= upTo; number += 1) {
      made.push(number);
      yield `${number} é\n`;
    }
  } finally {
    made.push('left');
  }
}

const nothing = () => {};

it('gives texts as bytes, one after the other', async () => {
  expect(await new Response(streamOf(count(3, []), nothing)).text()).toBe('1 é\n2 é\n3 é\n');
});

it('makes a piece when the one before it was read, and none for whoever goes away', async () => {
  const made: (number | 'left')[] = [];
  const reader = streamOf(count(1000, made), nothing).getReader();
  await reader.read();
  await new Promise((soon) => setTimeout(soon));
  expect(made.length).toBeLessThanOrEqual(2);
  const before = [...made];
  await reader.cancel();
  expect(made).toEqual([...before, 'left']);
});

it('breaks off with what fails, and says so', async () => {
  async function* failing() {
    yield 'one';
    throw new Error('gone');
  }
  const failures: unknown[] = [];
  const reading = new Response(streamOf(failing(), (error) => failures.push(error))).text();
  await expect(reading).rejects.toThrow('the file broke off');
  expect(failures).toMatchObject([{ message: 'gone' }]);
});
