import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import en from '../locales/en/errors.json' with { type: 'json' };
import fr from '../locales/fr/errors.json' with { type: 'json' };
import { errorText } from './error-text.ts';

const device = { isOnline: true, isMobile: false };

const refused = (error: string, details: object = {}) =>
  new TRPCClientError(error, {
    result: {
      error: { code: -32000, message: error, data: { error, message: `said of ${error}`, ...details } },
    } as never,
  });

const strange = (status: number) =>
  new TRPCClientError('no answer of ours', { meta: { response: new Response(null, { status }) } });

const lost = (name: string) =>
  new TRPCClientError('nothing', { cause: Object.assign(new Error('nothing'), { name }) });

describe('an error in the words of its reader', () => {
  it.each([
    [refused('forbidden'), 'said of forbidden'],
    [strange(502), 'Server error: 502'],
    [strange(429), 'Server error: 429'],
    [lost('TypeError'), 'Network error: Please check your internet connection'],
    [lost('AbortError'), 'Request timed out. Please check your connection and try again.'],
    [new Error('boom'), 'An unexpected error occurred'],
  ])('anywhere: %#', (thrown, text) => {
    expect(errorText(en, thrown, { device })).toBe(text);
  });

  it.each([
    [refused('unauthenticated'), 'Authentication required. Please login first.'],
    [refused('upgrade_required'), 'Access denied. Please upgrade your plan.'],
    [refused('not_found'), 'No contacts found matching your criteria.'],
    [refused('rate_limited', { timeLeft: 1 }), 'Too many requests. Please try again later.'],
    [refused('unavailable'), 'Server error. Please try again later.'],
    [strange(429), 'Daily limit reached. Please try again tomorrow.'],
    [lost('TypeError'), 'Network error. Please check your internet connection.'],
    [refused('conflict'), 'An unexpected error occurred'],
  ])('of the search: %#', (thrown, text) => {
    expect(errorText(en, thrown, { screen: 'search', device })).toBe(text);
  });

  it('counts the minutes of a wait, and says that a phone is offline or slow', () => {
    expect(errorText(en, refused('rate_limited', { timeLeft: 1 }), { screen: 'sendCode', device })).toBe(
      'Please wait 1 minute before requesting a new code.',
    );
    expect(errorText(fr, refused('rate_limited', { timeLeft: 3 }), { screen: 'sendCode', device })).toContain(
      '3 minutes',
    );
    const offline = { isOnline: false, isMobile: true };
    expect(errorText(en, lost('TypeError'), { screen: 'account', device: offline })).toBe(
      'You appear to be offline. Please check your internet connection.',
    );
    expect(
      errorText(en, lost('AbortError'), { screen: 'account', device: { isOnline: true, isMobile: true } }),
    ).toContain('Move to a spot with better network');
  });

  it('says of a portal what the network wants, on every screen alike', () => {
    for (const screen of [undefined, 'search', 'register'] as const)
      expect(errorText(en, strange(511), { screen, device })).toContain('log in to the Wi-Fi');
  });
});
