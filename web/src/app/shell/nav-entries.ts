import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { Messages } from '../../i18n/messages.ts';
import { type PageName, pageNames, tradesPath } from '../../lib/paths.ts';
import { routes } from '../routes.ts';

export type NavEntry = {
  page: PageName;
  label: keyof Messages['common']['nav'];
  /** A document that stands for the page, for those who may not open it. */
  document?: string | undefined;
};

/**
 * Visitors search the open directory. The search itself is drawn for members: whose page it is, is known a moment later,
 * and nothing may move then.
 */
export const siteEntries = (signedIn: boolean): readonly NavEntry[] => [
  { page: 'home', label: 'home' },
  { page: 'find-contact', label: 'findContact', document: signedIn ? undefined : tradesPath },
  { page: 'how-it-works', label: 'howItWorks' },
  { page: 'pricing', label: 'pricing' },
  { page: 'about', label: 'about' },
];

const forVisitors: readonly NavEntry[] = [
  { page: 'login', label: 'login' },
  { page: 'register', label: 'register' },
];

const dashboard: NavEntry = { page: 'dashboard', label: 'dashboard' };

const logout: NavEntry = { page: 'logout', label: 'logout' };

/** The pages of a member's account; what only sellers need is not shown to who buys, nor analytics without premium. */
export function accountEntries(user: CurrentUser | null): readonly NavEntry[] {
  const groups = user?.userType === 'buyer' ? [] : ['sellers', user?.subscriptionPlan];
  return pageNames().flatMap((page) => {
    const { label, onlyFor } = routes[page].sidebar ?? {};
    return label && [undefined, ...groups].includes(onlyFor) ? [{ page, label }] : [];
  });
}

export const legalEntries: readonly NavEntry[] = [
  { page: 'faq', label: 'faq' },
  { page: 'contact', label: 'contact' },
  { page: 'terms-of-service', label: 'terms' },
  { page: 'privacy-policy', label: 'privacy' },
  { page: 'cookies-policy', label: 'cookies' },
  { page: 'gdpr-compliance', label: 'gdpr' },
];

/** The last entries of the bar, for signed-in people or for visitors. */
export function personEntries(signedIn: boolean): readonly NavEntry[] {
  return signedIn ? [dashboard, logout] : forVisitors;
}

/** The same for the menu of a phone, which has room for all pages of the account. */
export function menuEntries(user: CurrentUser | null): readonly NavEntry[] {
  return user ? [...accountEntries(user), logout] : forVisitors;
}
