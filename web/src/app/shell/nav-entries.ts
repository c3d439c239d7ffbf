import type { Messages } from '../../i18n/messages.ts';
import type { PageName } from '../../lib/paths.ts';
import { EditIcon, HomeIcon, type IconType, SettingsIcon } from '../../ui/icons.tsx';

export type NavEntry = { page: PageName; label: keyof Messages['common']['nav'] };

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

const logout: NavEntry = { page: 'logout', label: 'logout' };

/** The pages of a member's account. */
export const accountEntries: readonly (NavEntry & { icon: IconType })[] = [
  { page: 'dashboard', label: 'dashboard', icon: HomeIcon },
  { page: 'profile', label: 'editProfile', icon: EditIcon },
  { page: 'settings', label: 'settings', icon: SettingsIcon },
];

export const legalEntries: readonly NavEntry[] = [
  { page: 'terms-of-service', label: 'terms' },
  { page: 'privacy-policy', label: 'privacy' },
  { page: 'contact', label: 'contact' },
];

/** What stands at the end of the bar for somebody who is signed in, or who is not. */
export function personEntries(signedIn: boolean): readonly NavEntry[] {
  return signedIn ? [...accountEntries.slice(0, 1), logout] : forVisitors;
}

/** The same for the menu of a phone, which has room for all pages of the account. */
export function menuEntries(signedIn: boolean): readonly NavEntry[] {
  return signedIn ? [...accountEntries, logout] : forVisitors;
}

export function isOfAccount(page: PageName | 'not-found'): boolean {
  return accountEntries.some((entry) => entry.page === page);
}
