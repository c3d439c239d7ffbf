import { expect, it } from 'vitest';
import { seller } from '../../../test/seller.ts';
import { tradesPath } from '../../lib/paths.ts';
import { accountEntries, siteEntries } from './nav-entries.ts';
import { sidebarIcons } from './sidebar-icons.ts';

it('leads visitors to the open directory where members search', () => {
  const documentOf = (signedIn: boolean) =>
    siteEntries(signedIn).find(({ page }) => page === 'find-contact')?.document;
  expect(documentOf(false)).toBe(tradesPath);
  expect(documentOf(true)).toBeUndefined();
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
