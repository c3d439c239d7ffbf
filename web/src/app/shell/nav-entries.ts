import type { English } from '../../i18n/words.ts';
import type { PageName } from '../paths.ts';

export type NavEntry = { page: PageName; label: keyof English['common']['nav'] };

export const siteEntries: readonly NavEntry[] = [
  { page: 'home', label: 'home' },
  { page: 'find-contact', label: 'findContact' },
  { page: 'how-it-works', label: 'howItWorks' },
  { page: 'pricing', label: 'pricing' },
  { page: 'about', label: 'about' },
];

const forVisitors: readonly NavEntry[] = [
  { page: 'login', label: 'login' },
  { page: 'register', label: 'register' },
];

const forMembers: readonly NavEntry[] = [
  { page: 'dashboard', label: 'dashboard' },
  { page: 'logout', label: 'logout' },
];

export const legalEntries: readonly NavEntry[] = [
  { page: 'terms-of-service', label: 'terms' },
  { page: 'privacy-policy', label: 'privacy' },
];

/** What stands at the end of the menu for somebody who is signed in, or who is not. */
export function personEntries(signedIn: boolean): readonly NavEntry[] {
  return signedIn ? forMembers : forVisitors;
}
