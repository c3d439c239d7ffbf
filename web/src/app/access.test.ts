import { describe, expect, it } from 'vitest';
import { pageNames } from '../lib/paths.ts';
import { screenFor, signInPage } from './access.ts';
import { routes } from './routes.ts';

const guarded = [
  'find-contact',
  'dashboard',
  'my-contacts',
  'openings',
  'profile',
  'upgrade',
  'analytics',
  'settings',
  'receipt',
  'branding',
  'locations',
] as const;
const open = pageNames().filter((name) => !guarded.some((page) => page === name));

const visitor = { status: 'signed-out', user: null } as const;

describe('access', () => {
  it('guards the search and the account, and nothing else', () => {
    expect(pageNames().filter((name) => signInPage(name) !== undefined)).toEqual([...guarded]);
    expect(pageNames().filter((name) => routes[name].access === 'signed-in')).toEqual([...guarded]);
  });

  it('sends visitors from the search to register, from everything else of the account to log in', () => {
    expect(guarded.map(signInPage)).toEqual(['register', ...guarded.slice(1).map(() => 'login')]);
  });

  it.each(guarded)(
    'shows visitors the sign-in page instead of %s, once they are known as signed out',
    (name) => {
      expect(screenFor(name, visitor)).toBe(signInPage(name));
      expect(screenFor(name, { status: 'checking', user: null })).toBe(name);
    },
  );

  it.each([...open, 'not-found'] as const)('shows everybody %s', (name) => {
    expect(screenFor(name, visitor)).toBe(name);
  });
});
