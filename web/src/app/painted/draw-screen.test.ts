import { expect, it } from 'vitest';
import { endOf } from './draw-screen.tsx';

it('ends what is open, the last first', () => {
  expect(endOf('<main><svg><path d="m0"></path></svg><br><input><div class="a"><p>')).toBe(
    '</p></div></main>',
  );
  expect(endOf('<p></p>')).toBe('');
});

it.each(['<div><p></div>', '</p>'])('says so where another ends: %s', (html) => {
  expect(() => endOf(html)).toThrow('ends nothing that is open');
});
