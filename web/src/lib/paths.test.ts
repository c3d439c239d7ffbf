import { describe, expect, it } from 'vitest';
import { pageAt, pageNames, pages, pathTo, safeRedirect } from './paths.ts';

describe('paths', () => {
  it('gives every address to exactly one page', () => {
    const addresses = pageNames.flatMap((name) => [pages[name].path, ...pages[name].aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const name of pageNames) {
      for (const address of [pages[name].path, ...pages[name].aliases]) expect(pageAt(address)).toBe(name);
    }
  });

  it.each([
    ['/business-directory', 'find-contact'],
    ['/guide', 'how-it-works'],
    ['/subscription', 'pricing'],
    ['/company', 'about'],
    ['/signin', 'login'],
    ['/join', 'register'],
    ['/pricing/', 'pricing'],
    ['/', 'home'],
  ])('shows %s as %s', (address, page) => {
    expect(pageAt(address)).toBe(page);
  });

  it.each(['/nothing-here', '/pricing/more', '/__proto__', '/Pricing', ''])(
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
