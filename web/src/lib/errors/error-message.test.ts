import { directoryErrorMessages as directoryEn } from '@mboalink/shared/error-messages/directory-en.ts';
import { directoryErrorMessages as directoryFr } from '@mboalink/shared/error-messages/directory-fr.ts';
import { errorMessages as generalEn } from '@mboalink/shared/error-messages/en.ts';
import { errorMessages as generalFr } from '@mboalink/shared/error-messages/fr.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { errorMessageOf } from './error-message.ts';

const en = { ...generalEn, ...directoryEn };
const fr = { ...generalFr, ...directoryFr };

const device = { online: true, mobile: false };
const proxy = (status: number) =>
  new ApiError(status === 429 ? 'unreadable_limit' : 'unreadable', { status });

describe('the message of a call that failed', () => {
  it.each([
    [proxy(502), 'Server error: 502', 'Erreur du serveur\u00a0: 502'],
    [proxy(429), 'Server error: 429', 'Erreur du serveur\u00a0: 429'],
    [
      new ApiError('network'),
      'Network error: Please check your internet connection',
      'Erreur de réseau\u00a0: vérifiez votre connexion internet',
    ],
    [new ApiError('forbidden'), 'You are not allowed to do this.', 'Vous n’avez pas le droit de faire cela.'],
    [new Error('boom'), 'An unexpected error occurred', 'Une erreur inattendue est survenue'],
    [
      new ApiError('constructor' as 'conflict'),
      'Server error. Please try again later.',
      'Erreur du serveur. Réessayez plus tard.',
    ],
  ])('%#', (thrown, english, french) => {
    expect(errorMessageOf(en, thrown, { device })).toBe(english);
    expect(errorMessageOf(fr, thrown, { device })).toBe(french);
  });
});

describe('the message of a search that failed', () => {
  it.each([
    [new ApiError('unauthenticated'), 'Authentication required. Please login first.'],
    [new ApiError('upgrade_required'), 'Access denied. Please upgrade your plan.'],
    [new ApiError('not_found'), 'No contacts found matching your criteria.'],
    [new ApiError('rate_limited', { waitSeconds: 60 }), 'Too many requests. Please try again later.'],
    [proxy(429), 'Daily limit reached. Please try again tomorrow.'],
    [proxy(503), 'Server error. Please try again later.'],
    [new ApiError('server_error'), 'Server error. Please try again later.'],
    [new ApiError('unavailable'), 'Server error. Please try again later.'],
    [new ApiError('network'), 'Network error. Please check your internet connection.'],
    [new ApiError('timeout'), 'Request timed out. Please check your connection and try again.'],
    [new ApiError('conflict'), 'An unexpected error occurred'],
  ])('%#', (thrown, message) => {
    expect(errorMessageOf(en, thrown, { screen: 'search', device })).toBe(message);
  });
});

it('says on every screen alike that the network wants something first', () => {
  const portal = new ApiError('portal', { status: 200 });
  for (const screen of [undefined, 'search', 'reveal', 'sendCode', 'register'] as const) {
    expect(errorMessageOf(en, portal, { screen, device })).toContain('log in to the Wi-Fi');
    expect(errorMessageOf(fr, portal, { screen, device })).toContain('connectez-vous au Wi-Fi');
  }
});

it('says of a reveal that was refused for its frequency how long to wait', () => {
  const refused = (waitSeconds: number) => new ApiError('rate_limited', { waitSeconds });
  expect(errorMessageOf(en, refused(60), { screen: 'reveal', device })).toContain(
    'Wait 1 minute, then go on.',
  );
  expect(errorMessageOf(fr, refused(3600), { screen: 'reveal', device })).toContain('Patientez 60 minutes');
  expect(errorMessageOf(en, refused(9 * 3600), { screen: 'reveal', device })).toContain('tomorrow');
  expect(errorMessageOf(fr, refused(9 * 3600), { screen: 'reveal', device })).toContain('demain');
  expect(errorMessageOf(en, refused(9 * 3600), { screen: 'search', device })).toContain('Too many requests.');
  expect(errorMessageOf(en, new ApiError('timeout'), { screen: 'reveal', device })).toContain('did not load');
});

it('says a wait as the server does, where the screen has no sentence of its own', () => {
  const said = 'Too many payment requests. Wait 7 minutes.';
  const refused = new ApiError('rate_limited', { said, waitSeconds: 420 });
  expect(errorMessageOf(en, refused, { device })).toBe(said);
  expect(errorMessageOf(en, refused, { screen: 'search', device })).not.toBe(said);
});

it('says what the screen knows of it', () => {
  const place = { screen: 'search', detail: 'City: unknown', device } as const;
  expect(errorMessageOf(en, new ApiError('validation_failed'), place)).toBe(
    'Validation failed: City: unknown',
  );
});
