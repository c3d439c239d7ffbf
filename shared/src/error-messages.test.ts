import { expect, it } from 'vitest';
import { codeWaitMessages } from './error-messages.ts';

it('asks to wait one minute, or several', () => {
  expect(codeWaitMessages(1).en).toMatch(/^Please wait 1 minute before /);
  expect(codeWaitMessages(2).en).toBe(
    'Please wait 2 minutes before requesting a new code. This helps prevent spam.',
  );
  expect(codeWaitMessages(1).fr).toMatch(/ 1 minute avant /);
  expect(codeWaitMessages(5).fr).toMatch(/ 5 minutes avant /);
});
