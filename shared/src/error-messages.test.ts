import { expect, it } from 'vitest';
import { codeWaitMessage } from './error-messages.ts';

it('asks to wait one minute, or several', () => {
  expect(codeWaitMessage('en', 1)).toMatch(/^Please wait 1 minute before /);
  expect(codeWaitMessage('en', 2)).toBe(
    'Please wait 2 minutes before requesting a new code. This helps prevent spam.',
  );
  expect(codeWaitMessage('fr', 1)).toMatch(/ 1 minute avant /);
  expect(codeWaitMessage('fr', 5)).toMatch(/ 5 minutes avant /);
});
