import { expect, it } from 'vitest';
import { pageNames } from '../lib/paths.ts';
import { needsSignIn, screenFor, signInPage } from './access.ts';

it('guards the search and the account, and nothing else', () => {
  const open = [
    'home',
    'how-it-works',
    'pricing',
    'about',
    'login',
    'register',
    'logout',
    'undo-email-change',
  ];
  for (const page of ['find-contact', 'dashboard', 'profile', 'settings'] as const)
    expect(needsSignIn(page)).toBe(true);
  for (const page of pageNames.filter((name) => open.includes(name))) expect(needsSignIn(page)).toBe(false);
  expect(needsSignIn('not-found')).toBe(false);
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
