import { expect, it } from 'vitest';
import { screenFor, signInPage } from './access.ts';
import { routes } from './routes.ts';

it('guards the search and the account, and nothing else', () => {
  const guarded = Object.entries(routes).flatMap(([name, { access }]) =>
    access === 'signed-in' ? [name] : [],
  );
  expect(guarded).toEqual(['find-contact', 'dashboard', 'profile', 'settings']);
  expect(signInPage('pricing')).toBeUndefined();
  expect(signInPage('not-found')).toBeUndefined();
});

it('sends visitors from the search to register, from elsewhere to log in', () => {
  expect(signInPage('find-contact')).toBe('register');
  expect(signInPage('dashboard')).toBe('login');
});

it('shows a guarded page to everybody of whom it is not known that they are signed out', () => {
  expect(screenFor('dashboard', { status: 'signed-out', user: null })).toBe('login');
  expect(screenFor('dashboard', { status: 'checking', user: null })).toBe('dashboard');
  expect(screenFor('pricing', { status: 'signed-out', user: null })).toBe('pricing');
});
