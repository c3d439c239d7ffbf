import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { expect, it } from 'vitest';
import { type CodeCheck, requireMatch } from './check-code.ts';

const now = new Date('2026-11-21T22:00:00Z');

function refusalOf(check: Partial<CodeCheck>, purpose: CodePurpose) {
  try {
    requireMatch(
      { matched: false, exhausted: false, overBudget: false, waitSeconds: 0, ...check },
      purpose,
      now,
    );
  } catch (thrown) {
    if (thrown instanceof AppError) return { code: thrown.code, ...thrown.details };
  }
  return undefined;
}

const usedUp = { exhausted: true, overBudget: true };

it('points to the mail’s button past the guesses of a day, for codes to sign in with only', () => {
  expect(refusalOf(usedUp, 'login')).toMatchObject({ screen: 'signInLink', retryAfterSeconds: 60 * 60 });
  for (const purpose of ['registration', 'email_change', 'whatsapp_change'] as const)
    expect(refusalOf(usedUp, purpose)).toMatchObject({ screen: 'account', retryAfterSeconds: 60 * 60 });
});

it('tells a code without guesses left from a wrong one, and lets the right one pass', () => {
  expect(refusalOf({ exhausted: true, waitSeconds: 40 }, 'login')).toMatchObject({
    code: 'rate_limited',
    screen: 'account',
    retryAfterSeconds: 40,
  });
  expect(refusalOf({}, 'login')).toMatchObject({ code: 'invalid_code' });
  expect(refusalOf({ matched: true }, 'login')).toBeUndefined();
});
