import { errorMessages as en } from '@mboalink/shared/error-messages/en.ts';
import type { ErrorScreen } from '@mboalink/shared/error-messages/error-message.ts';
import { errorMessages as fr } from '@mboalink/shared/error-messages/fr.ts';
import { type ErrorCode, errorStatus, type FieldError } from '@mboalink/shared/errors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { ApiError, type FailureCode } from '../../lib/api/api-error.ts';
import { errorMessageOf } from '../../lib/errors/error-message.ts';
import { accountErrorMessage } from './account-error-message.ts';
import { SignInProblem } from './sign-in-problem.ts';

type Said = Parameters<typeof accountErrorMessage>[1];

const t = {} as Record<'en' | 'fr', Said['t']>;
beforeAll(async () => {
  for (const language of ['en', 'fr'] as const) {
    t[language] = (await createI18n(language, ['accounts'])).getFixedT(language, 'accounts');
  }
});

const refusal = (code: ErrorCode, more: { minutes?: number; errors?: FieldError[]; said?: string } = {}) =>
  new ApiError(code, { ...more, status: errorStatus[code], waitSeconds: more.minutes && more.minutes * 60 });
const silence = (code: FailureCode) => new ApiError(code);
const proxy = (status: number) =>
  new ApiError(status === 429 ? 'unreadable_limit' : 'unreadable', { status });
const phone = { online: true, mobile: true };
const desk = { online: true, mobile: false };

const worded = { en, fr };

const message = (language: 'en' | 'fr', thrown: unknown, screen: ErrorScreen, device = desk) =>
  accountErrorMessage(thrown, {
    t: t[language],
    ofScreen: (error) => errorMessageOf(worded[language], error, { screen, device }),
    general: (error) => errorMessageOf(worded[language], error, { device }),
  });

const english = (thrown: unknown, screen: ErrorScreen = 'account', device = desk) =>
  message('en', thrown, screen, device);

describe('the message of a call about accounts', () => {
  it.each([
    [refusal('validation_failed'), 'Invalid request data. Please check all fields and try again.'],
    [refusal('unauthenticated'), 'Authentication failed. Please check your credentials.'],
    [refusal('account_not_found'), 'Account not found. Please register first.'],
    [refusal('account_exists'), 'Account already exists. Please use the login page.'],
    [
      refusal('rate_limited', { minutes: 7 }),
      'Please wait 7 minutes before requesting a new code. This helps prevent spam.',
    ],
    [refusal('server_error'), 'Server error. Please try again later.'],
    [refusal('unavailable'), 'Server error. Please try again later.'],
    [proxy(502), 'Server error. Please try again later.'],
    [proxy(418), 'An error occurred'],
    [refusal('bad_origin'), 'This request came from another site and was refused.'],
    [new RangeError('x is not y'), 'An unexpected error occurred: x is not y'],
  ])('%# is that of its code', (thrown, expected) => {
    expect(english(thrown)).toBe(expected);
  });

  it('waits two minutes when no wait was said', () => {
    expect(english(refusal('rate_limited'))).toContain('wait 2 minutes');
  });

  it('names each field of a refused form on a line of its own, as the screen calls it', () => {
    const errors = [
      { field: 'email', message: 'is not an e-mail address' },
      { field: 'otp', message: 'must be exactly 6 digits' },
      { field: 'proof', message: 'is missing' },
    ];
    expect(english(refusal('validation_failed', { errors }))).toBe(
      'E-mail: is not an e-mail address\nCode: must be exactly 6 digits',
    );
    expect(english(refusal('validation_failed', { errors: errors.slice(2) }))).toBe(
      'Validation failed. Please check your input.',
    );
  });

  it('falls back to what the server said of a refused form', () => {
    expect(english(refusal('validation_failed', { errors: [] }))).toBe(
      'Validation failed. Please check your input.',
    );
    expect(english(refusal('validation_failed', { said: 'The body is not JSON.' }))).toBe(
      'The body is not JSON.',
    );
  });

  it('tells no network, a failing one and a slow one apart', () => {
    expect(english(silence('network'))).toBe(
      'Network connection failed. Please check your internet connection and try again.',
    );
    const timedOut = 'Request timed out. Please check your connection and try again.';
    expect(english(silence('timeout'))).toBe(timedOut);
    expect(english(silence('timeout'), 'resendCode')).toBe(timedOut);
    expect(english(silence('timeout'), 'account', phone)).toMatch(/^Your connection is slow/);
    expect(english(silence('network'), 'account', { online: false, mobile: true })).toBe(
      'You appear to be offline. Please check your internet connection.',
    );
  });
});

describe('the message when a code could not be sent', () => {
  it.each([
    [refusal('rate_limited', { minutes: 3 }), 'Please wait 3 minutes before requesting a new code.'],
    [refusal('rate_limited'), 'Too many requests. Please wait a few minutes before trying again.'],
    [proxy(429), 'Too many requests. Please wait a few minutes before trying again.'],
    [
      refusal('account_not_found'),
      'Email not found. Please check your email address or register first.\nCheck the WhatsApp number, too: no account has both.',
    ],
    [refusal('server_error'), 'Server error. Please try again in a few minutes.'],
    [refusal('account_exists'), 'Account already exists. Please use the login page.'],
    [refusal('conflict'), 'Account already exists. Please use the login page.'],
    [refusal('unauthenticated'), 'Authentication failed. Please check your credentials.'],
    [refusal('bad_origin'), 'An unexpected error occurred. Please try again.'],
    [new Error('boom'), 'An unexpected error occurred. Please try again.'],
  ])('%# is that of the sign-in screen', (thrown, expected) => {
    expect(english(thrown, 'sendCode')).toBe(expected);
  });

  it('is its own for a registration and for another code', () => {
    expect(english(refusal('server_error'), 'registrationCode')).toBe(
      'Failed to send verification code. Please try again.',
    );
    expect(english(refusal('unavailable'), 'resendCode')).toBe('Failed to resend verification code.');
  });
});

describe('the message when a code was not accepted', () => {
  it.each([
    [refusal('invalid_code'), 'Invalid verification code. Please check and try again.'],
    [refusal('unauthenticated'), 'Authentication failed. Please check your credentials.'],
    [
      refusal('rate_limited', { minutes: 10 }),
      'Too many attempts. Please wait a few minutes before trying again.',
    ],
    [refusal('rate_limited', { minutes: 1 }), 'Too many attempts. Please wait a minute before trying again.'],
    [
      refusal('rate_limited', { minutes: 800 }),
      'Too many wrong codes were typed today. Please try again tomorrow.',
    ],
    [refusal('server_error'), 'Server error. Please try again later.'],
    [new Error('boom'), 'An unexpected error occurred during verification. Please try again.'],
    [new SignInProblem('loginFormat'), 'Invalid login response format'],
    [new SignInProblem('notVerified'), 'OTP verification failed'],
  ])('%# says why', (thrown, expected) => {
    expect(english(thrown, 'verifyCode')).toBe(expected);
  });
});

it('says in general what the server does not explain about a registration', () => {
  expect(english(refusal('invalid_code'), 'register')).toBe('Registration failed. Please try again.');
  expect(message('fr', refusal('account_exists'), 'register')).toBe(
    'Ce compte existe déjà. Utilisez la page de connexion.',
  );
});

it('says of an account that exists what the server knows of it', () => {
  const said = 'This account was deleted. Log in to come back.';
  expect(message('en', refusal('account_exists', { said }), 'register')).toBe(said);
});
