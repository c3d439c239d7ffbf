import { describe, expect, it } from 'vitest';
import { detectLanguage, type LanguageSources } from './detect-language.ts';

const nothing: LanguageSources = {
  query: '',
  stored: null,
  cookies: '',
  session: null,
  browser: undefined,
  html: null,
};

describe('detectLanguage', () => {
  it('lets each source be beaten by the ones before it', () => {
    const chain: Partial<LanguageSources>[] = [
      { query: '?lang=fr' },
      { cookies: 'a=b; __Host-preferred-language=fr' },
      { stored: 'fr' },
      { session: 'fr' },
      { browser: 'fr-CM' },
      { html: 'fr' },
    ];
    const weaker: LanguageSources = {
      query: '?lang=en',
      stored: 'en',
      cookies: '__Host-preferred-language=en',
      session: 'en',
      browser: 'en-GB',
      html: 'en',
    };
    const names = ['query', 'cookies', 'stored', 'session', 'browser', 'html'] as const;
    chain.forEach((wish, index) => {
      const rest = Object.fromEntries(names.slice(index + 1).map((name) => [name, weaker[name]]));
      expect(detectLanguage({ ...nothing, ...rest, ...wish })).toBe('fr');
    });
  });

  it('strips the region', () => {
    expect(detectLanguage({ ...nothing, browser: 'fr-CM' })).toBe('fr');
    expect(detectLanguage({ ...nothing, browser: 'en_US' })).toBe('en');
  });

  it('passes over a language that we do not speak', () => {
    expect(detectLanguage({ ...nothing, query: '?lang=de', stored: 'xx', browser: 'fr' })).toBe('fr');
  });

  it('falls back to English', () => {
    expect(detectLanguage({ ...nothing, browser: 'de-DE' })).toBe('en');
    expect(detectLanguage(nothing)).toBe('en');
  });
});
