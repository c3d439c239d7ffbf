import type { Member } from '../../lib/page.tsx';
import type { Words } from '../../lib/words.ts';
import {
  BookmarkIcon,
  ChartIcon,
  EditIcon,
  HomeIcon,
  type IconType,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  UpgradeIcon,
  UserIcon,
} from '../icons.tsx';

export type NavEntry = { to: string; label: Exclude<keyof Words['common']['nav'], 'main'>; icon?: IconType };

/** Visitors search the open directory. */
export const findPath = (isSignedIn: boolean): string => (isSignedIn ? '/find-contact' : '/categories');

export const siteEntries = (isSignedIn: boolean): readonly NavEntry[] => [
  { to: '/', label: 'home' },
  { to: findPath(isSignedIn), label: 'findContact' },
  { to: '/how-it-works', label: 'howItWorks' },
  { to: '/pricing', label: 'pricing' },
  { to: '/about', label: 'about' },
];

export const visitorEntries: readonly NavEntry[] = [
  { to: '/login', label: 'login' },
  { to: '/register', label: 'register' },
];

export const legalEntries: readonly NavEntry[] = [
  { to: '/faq', label: 'faq' },
  { to: '/contact', label: 'contact' },
  { to: '/terms-of-service', label: 'terms' },
  { to: '/privacy-policy', label: 'privacy' },
  { to: '/cookies-policy', label: 'cookies' },
  { to: '/gdpr-compliance', label: 'gdpr' },
];

/** The pages of a member's account; what only sellers need is not shown to who buys, nor analytics without premium. */
export function accountEntries(member: Member | undefined): readonly NavEntry[] {
  return [
    { to: '/dashboard', label: 'dashboard', icon: HomeIcon },
    { to: '/needs', label: 'needs', icon: SendIcon },
    { to: '/my-contacts', label: 'myContacts', icon: BookmarkIcon },
    { to: '/profile', label: 'editProfile', icon: EditIcon },
    ...(member?.isSeller ? ([{ to: '/upgrade', label: 'upgrade', icon: UpgradeIcon }] as const) : []),
    ...(member?.isPremium ? ([{ to: '/analytics', label: 'analytics', icon: ChartIcon }] as const) : []),
    { to: '/settings', label: 'settings', icon: SettingsIcon },
  ];
}

/** `under` are other pages that belong to it. */
type BarEntry = Required<NavEntry> & { under: readonly string[] };

/** The main pages of members, in reach of the thumb. */
export function barEntries(member: Member | undefined): readonly BarEntry[] {
  const dashboard: BarEntry = {
    to: '/dashboard',
    label: 'clients',
    icon: HomeIcon,
    under: ['/analytics', '/leads', '/needs/incoming', '/client-words'],
  };
  const needs: BarEntry = { to: '/needs', label: 'needs', icon: SendIcon, under: [] };
  return [
    ...(member?.isSeller ? [dashboard] : []),
    { to: '/find-contact', label: 'find', icon: SearchIcon, under: ['/search-contacts'] },
    ...(member?.isSeller ? [] : [needs]),
    { to: '/my-contacts', label: 'contacts', icon: BookmarkIcon, under: ['/contacts', '/saved'] },
    {
      to: '/settings',
      label: 'account',
      icon: UserIcon,
      under: ['/profile', '/upgrade', '/branding', '/locations', '/openings', '/receipt'],
    },
  ];
}

/** Whether an address, or one below it, is shown. */
export const isAt = (pathname: string, paths: readonly string[]): boolean =>
  paths.some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
