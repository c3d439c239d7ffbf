import { expect, it } from 'vitest';
import { seller } from '../../../test/seller.ts';
import { messages } from '../../i18n/en/common.ts';
import { tradesPath } from '../../lib/paths.ts';
import { accountEntries, menuEntries, siteEntries } from './nav-entries.ts';
import { sidebarIcons } from './sidebar-icons.ts';

it('leads visitors to the open directory where members search', () => {
  const documentOf = (signedIn: boolean) =>
    siteEntries(signedIn).find(({ page }) => page === 'find-contact')?.document;
  expect(documentOf(false)).toBe(tradesPath);
  expect(documentOf(true)).toBeUndefined();
});

it('names the pages in their order to who is signed out', () => {
  const labels = [...siteEntries(false), ...menuEntries(null)].map(({ label }) => messages.nav[label]);
  expect(labels).toEqual(['Home', 'Find Contact', 'How It Works', 'Pricing', 'About', 'Login', 'Register']);
});

it.each([
  ['a seller on premium', { subscriptionPlan: 'premium' }, true, true],
  ['a seller on pro', { subscriptionPlan: 'pro' }, true, false],
  ['whoever only buys', { userType: 'buyer', subscriptionPlan: 'premium' }, false, false],
] as const)('shows %s the pages that are for them', (_, change, upgrade, analytics) => {
  const pages = accountEntries({ ...seller, ...change }).map(({ page }) => page);
  expect([pages.includes('upgrade'), pages.includes('analytics')]).toEqual([upgrade, analytics]);
});

it('has an icon for each page of the sidebar', () => {
  const pages = accountEntries({ ...seller, subscriptionPlan: 'premium' }).map(({ page }) => page);
  expect(pages.toSorted()).toEqual(Object.keys(sidebarIcons).toSorted());
});
