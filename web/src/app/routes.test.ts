import { describe, expect, it } from 'vitest';
import { pageAt, pageNames, pathTo, safeRedirect } from '../lib/paths.ts';
import { routes } from './routes.ts';

describe('routes', () => {
  it('gives every address to exactly one page', () => {
    const addresses = pageNames().flatMap((name) => [routes[name].path, ...routes[name].aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const name of pageNames()) {
      for (const address of [routes[name].path, ...routes[name].aliases]) expect(pageAt(address)).toBe(name);
    }
  });

  it.each([
    ['/business-directory', 'find-contact'],
    ['/guide', 'how-it-works'],
    ['/subscription', 'pricing'],
    ['/company', 'about'],
    ['/questions', 'faq'],
    ['/help-center', 'faq'],
    ['/cookies-policy', 'cookies-policy'],
    ['/gdpr-compliance', 'gdpr-compliance'],
    ['/signin', 'login'],
    ['/join', 'register'],
    ['/pricing/', 'pricing'],
    ['/receipt/0199a1b2-7c3d-4e4f-8a5b-6c7d8e9f0a1b', 'receipt'],
    ['/', 'home'],
  ])('shows %s as %s', (address, page) => {
    expect(pageAt(address)).toBe(page);
  });

  it.each(['/nothing-here', '/pricing/more', '/receipt/a/b', '/__proto__', '/Pricing', ''])(
    'knows no page at %j',
    (address) => {
      expect(pageAt(address)).toBeUndefined();
    },
  );

  it('writes what a page starts from into its address', () => {
    expect(pathTo('find-contact', { search: 'poulet & riz', city: 'douala' })).toBe(
      '/find-contact?search=poulet+%26+riz&city=douala',
    );
  });
});

describe('safeRedirect', () => {
  it.each(['/find-contact', '/pricing?plan=pro', '/dashboard#today'])('keeps %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([
    'https://evil.example/pricing',
    '//evil.example/pricing',
    '/\\evil.example',
    '/unknown',
    '/login',
    '/signup?next=/',
    '/logout',
    'javascript:alert(1)',
    'pricing',
    '',
    null,
    7,
  ])('drops %j', (target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });
});
