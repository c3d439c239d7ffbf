import type { ErrorCode } from '@mboalink/shared/errors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { CallError } from '../../lib/api/call-accounts.ts';
import { callProblem, registerProblem, SignInProblem, sendProblem, verifyProblem } from './error-messages.ts';

type Say = Parameters<typeof callProblem>[1];

const say = {} as Record<'en' | 'fr', Say>;
beforeAll(async () => {
  for (const language of ['en', 'fr'] as const) {
    say[language] = (await createI18n(language, ['accounts'])).getFixedT(language, 'accounts');
  }
});

const refusal = (error: ErrorCode, more: { timeLeft?: number; errors?: object[]; message?: string } = {}) =>
  new CallError(more.message ?? '', { data: { error, ...more } });
const silence = (name = 'TypeError') =>
  new CallError('no answer', { cause: Object.assign(new Error(name), { name }) });
const phone = { online: true, mobile: true };
const desk = { online: true, mobile: false };

describe('the words of a call about accounts', () => {
  it('are those of its status', () => {
    const messages = (thrown: unknown, device = desk) => callProblem(thrown, say.en, device);
    expect(messages(refusal('validation_failed'))).toBe(
      'Invalid request data. Please check all fields and try again.',
    );
    expect(messages(refusal('unauthenticated'))).toBe(
      'Authentication failed. Please check your credentials.',
    );
    expect(messages(refusal('account_not_found'))).toBe('Account not found. Please register first.');
    expect(messages(refusal('account_exists'))).toBe('Account already exists. Please use the login page.');
    expect(messages(refusal('rate_limited', { timeLeft: 7 }))).toBe(
      'Please wait 7 minutes before requesting a new code. This helps prevent spam.',
    );
    expect(messages(refusal('rate_limited'))).toContain('wait 2 minutes');
    expect(messages(refusal('server_error'))).toBe('Server error. Please try again later.');
    expect(messages(refusal('unavailable'))).toBe('Server error. Please try again later.');
    expect(messages(refusal('bad_origin', { message: 'From another site.' }))).toBe('From another site.');
    expect(messages(refusal('bad_origin'))).toBe('An error occurred');
    expect(messages(new RangeError('x is not y'))).toBe('An unexpected error occurred: x is not y');
  });

  it('name each field of a refused form on a line of its own, as the screen calls it', () => {
    const errors = [
      { field: 'email', message: 'is not an e-mail address' },
      { field: 'otp', message: 'must be exactly 6 digits' },
      { field: 'proof', message: 'is missing' },
    ];
    expect(callProblem(refusal('validation_failed', { errors }), say.en, desk)).toBe(
      'E-mail: is not an e-mail address\nCode: must be exactly 6 digits',
    );
    expect(callProblem(refusal('validation_failed', { errors: errors.slice(2) }), say.en, desk)).toBe(
      'Validation failed. Please check your input.',
    );
  });

  it('fall back to what the server said of a refused form, and to words of our own when it said nothing', () => {
    const messages = (thrown: unknown) => callProblem(thrown, say.en, desk);
    expect(messages(refusal('validation_failed', { errors: [] }))).toBe(
      'Validation failed. Please check your input.',
    );
    expect(messages(refusal('validation_failed', { message: 'The body is not JSON.' }))).toBe(
      'The body is not JSON.',
    );
    expect(messages(refusal('validation_failed'))).toBe(
      'Invalid request data. Please check all fields and try again.',
    );
  });

  it('tell no network, a failing one and a slow one apart', () => {
    const messages = (thrown: unknown, device = desk) => callProblem(thrown, say.en, device);
    expect(messages(silence())).toBe(
      'Network connection failed. Please check your internet connection and try again.',
    );
    expect(messages(silence('TimeoutError'))).toBe(
      'Request timed out. Please check your connection and try again.',
    );
    expect(messages(silence('TimeoutError'), phone)).toMatch(/^Your connection is slow/);
    expect(messages(silence(), { online: false, mobile: true })).toBe(
      'You appear to be offline. Please check your internet connection.',
    );
  });
});

describe('the words when a code could not be sent', () => {
  it.each([
    [refusal('rate_limited', { timeLeft: 3 }), 'Please wait 3 minutes before requesting a new code.'],
    [refusal('rate_limited'), 'Too many requests. Please wait a few minutes before trying again.'],
    [
      refusal('account_not_found'),
      'Email not found. Please check your email address or register first.\nThe e-mail and the WhatsApp number must belong to the same account.',
    ],
    [refusal('server_error'), 'Server error. Please try again in a few minutes.'],
    [refusal('account_exists'), 'Account already exists. Please use the login page.'],
    [refusal('conflict'), 'Account already exists. Please use the login page.'],
    [refusal('bad_origin'), 'An unexpected error occurred. Please try again.'],
    [new Error('boom'), 'An unexpected error occurred. Please try again.'],
  ])('%# are those of the sign-in screen', (thrown, messages) => {
    expect(sendProblem(thrown, say.en, undefined, desk)).toBe(messages);
  });

  it('are their own for a registration and for another code', () => {
    const messages = (otherwise: 'problem.registrationCode' | 'problem.resend') =>
      sendProblem(refusal('server_error'), say.en, otherwise, desk);
    expect(messages('problem.registrationCode')).toBe('Failed to send verification code. Please try again.');
    expect(messages('problem.resend')).toBe('Failed to resend verification code.');
  });
});

describe('the words when a code was not accepted', () => {
  it.each([
    [refusal('invalid_code'), 'Invalid verification code. Please check and try again.'],
    [
      refusal('rate_limited', { timeLeft: 1 }),
      'Too many attempts. Please wait a few minutes before trying again.',
    ],
    [refusal('server_error'), 'Server error. Please try again later.'],
    [new Error('boom'), 'An unexpected error occurred during verification. Please try again.'],
    [new SignInProblem('loginFormat'), 'Invalid login response format'],
    [new SignInProblem('notVerified'), 'OTP verification failed'],
  ])('%# say why', (thrown, messages) => {
    expect(verifyProblem(thrown, say.en, desk)).toBe(messages);
  });
});

it('says in general what the server does not explain about a registration', () => {
  expect(registerProblem(refusal('invalid_code'), say.en, desk)).toBe(
    'Registration failed. Please try again.',
  );
  expect(registerProblem(refusal('account_exists'), say.fr, desk)).toBe(
    'Ce compte existe déjà. Utilisez la page de connexion.',
  );
});
