import type { ComponentType } from 'react';
import type { Messages, Namespace } from '../i18n/messages.ts';
import { type PageAddress, type PageName, registerPages, type ScreenName } from '../lib/paths.ts';
import { logoutPath } from '../lib/session/logout-path.ts';

/** What is drawn, and what it needs to be drawn. */
type ScreenRecord = {
  /** Whether the site's footer stands below it, rather than a line with the legal pages. */
  footer: boolean;
  /**
   * Its entry in the sidebar of a member's account, which then stands beside it; the icon is in `sidebar-icons.ts`. Without a
   * label it has none: other pages of the account lead to it.
   */
  sidebar: { label?: keyof Messages['common']['nav']; onlyFor?: 'sellers' | 'premium' } | null;
  /** The messages that it shows beside the common ones, exactly. */
  messages: readonly Namespace[];
  /** Whether it says by name what the catalogue has, from the first moment: to draw it again once names come costs as much as to draw it. */
  names?: true;
  /** Whether it does by itself what its address asks for; other public pages wait for a touch, or a calm moment. */
  startsAlone?: true;
  /**
   * Fetches its file, which exports a component `XScreen` and nothing else: every page would carry these names. The
   * file of page `x` is `x-screen.tsx`: by that name the build knows what to preload.
   */
  screen: () => Promise<Readonly<Record<string, ComponentType>>>;
};

/** Who may open it, and whether search engines may know it; visitors of a guarded page are sent to sign in. */
type Access =
  | { access: 'public'; listed: boolean }
  | { access: 'signed-in'; listed: false; signInPage: 'login' | 'register' };

type Route = PageAddress & Access & ScreenRecord;

/**
 * Every page of the site: one record each, and nothing about a page is written anywhere else. The order is that of
 * the sidebar and the sitemap.
 */
const records = {
  home: {
    path: '/',
    aliases: [],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['home', 'plans'],
    screen: () => import('../home/home-screen.tsx'),
  },
  'find-contact': {
    path: '/find-contact',
    aliases: ['/search-contacts', '/find-business-contacts', '/business-directory'],
    access: 'signed-in',
    listed: false,
    // Who wants contacts is most likely new here.
    signInPage: 'register',
    returnTo: true,
    footer: false,
    sidebar: null,
    messages: ['directory', 'errors', 'search'],
    names: true,
    screen: () => import('../directory/find-contact-screen.tsx'),
  },
  'how-it-works': {
    path: '/how-it-works',
    aliases: ['/how-works', '/guide'],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['pages'],
    screen: () => import('../pages/how-it-works-screen.tsx'),
  },
  pricing: {
    path: '/pricing',
    aliases: ['/plans', '/subscription', '/pricing-plans'],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: false,
    sidebar: null,
    messages: ['pricing', 'plans'],
    screen: () => import('../billing/pricing-screen.tsx'),
  },
  about: {
    path: '/about',
    aliases: ['/about-us', '/company'],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['pages'],
    screen: () => import('../pages/about-screen.tsx'),
  },
  faq: {
    path: '/faq',
    aliases: ['/questions', '/help-center'],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['faq', 'pricing'],
    screen: () => import('../pages/faq-screen.tsx'),
  },
  contact: {
    path: '/contact',
    aliases: ['/contact-us', '/support', '/help'],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['pages', 'plans'],
    screen: () => import('../pages/contact-screen.tsx'),
  },
  login: {
    path: '/login',
    aliases: ['/signin'],
    access: 'public',
    listed: true,
    returnTo: false,
    footer: true,
    sidebar: null,
    messages: ['login', 'accounts', 'errors'],
    screen: () => import('../accounts/session/login-screen.tsx'),
  },
  register: {
    path: '/register',
    aliases: ['/signup', '/join'],
    access: 'public',
    listed: true,
    returnTo: false,
    footer: false,
    sidebar: null,
    messages: ['accounts', 'errors'],
    screen: () => import('../accounts/registration/register-screen.tsx'),
  },
  dashboard: {
    path: '/dashboard',
    aliases: [],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: { label: 'dashboard' },
    messages: ['dashboard', 'directory', 'plans'],
    names: true,
    screen: () => import('../dashboard/dashboard-screen.tsx'),
  },
  'my-contacts': {
    path: '/my-contacts',
    aliases: ['/contacts', '/saved'],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: { label: 'myContacts' },
    messages: ['network', 'directory', 'errors', 'search'],
    names: true,
    screen: () => import('../network/my-contacts-screen.tsx'),
  },
  openings: {
    path: '/openings',
    aliases: [],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: {},
    messages: ['openings', 'network', 'errors'],
    screen: () => import('../network/openings-screen.tsx'),
  },
  profile: {
    path: '/profile',
    aliases: ['/edit-profile'],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: { label: 'editProfile' },
    messages: ['settings', 'accounts', 'business', 'directory', 'errors'],
    screen: () => import('../accounts/profile/profile-screen.tsx'),
  },
  upgrade: {
    path: '/upgrade',
    aliases: [],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: { label: 'upgrade', onlyFor: 'sellers' },
    messages: ['pricing', 'plans'],
    screen: () => import('../billing/upgrade-screen.tsx'),
  },
  analytics: {
    path: '/analytics',
    aliases: [],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: { label: 'analytics', onlyFor: 'premium' },
    messages: ['premium', 'dashboard', 'plans', 'errors'],
    screen: () => import('../accounts/analytics/analytics-screen.tsx'),
  },
  settings: {
    path: '/settings',
    aliases: [],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: { label: 'settings' },
    messages: ['settings', 'accounts', 'errors'],
    screen: () => import('../accounts/settings/settings-screen.tsx'),
  },
  receipt: {
    path: '/receipt',
    // A payment has its receipt once it is paid; until then its address says where it stands.
    aliases: ['/receipt/*', '/payment/*'],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: null,
    messages: ['receipt', 'payment', 'errors'],
    screen: () => import('../billing/receipt/receipt-screen.tsx'),
  },
  branding: {
    path: '/branding',
    aliases: [],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: null,
    messages: ['premium', 'accounts', 'errors'],
    screen: () => import('../accounts/premium/branding-screen.tsx'),
  },
  locations: {
    path: '/locations',
    aliases: [],
    access: 'signed-in',
    listed: false,
    signInPage: 'login',
    returnTo: true,
    footer: false,
    sidebar: null,
    messages: ['premium', 'accounts', 'errors'],
    screen: () => import('../accounts/premium/locations-screen.tsx'),
  },
  'sign-in-link': {
    path: '/sign-in-link',
    aliases: [],
    access: 'public',
    listed: false,
    returnTo: false,
    footer: true,
    sidebar: null,
    messages: ['link', 'errors'],
    startsAlone: true,
    screen: () => import('../accounts/session/sign-in-link-screen.tsx'),
  },
  logout: {
    path: logoutPath,
    aliases: [],
    access: 'public',
    listed: false,
    returnTo: false,
    footer: true,
    sidebar: null,
    messages: ['home', 'plans', 'logout'],
    startsAlone: true,
    screen: () => import('../accounts/session/logout-screen.tsx'),
  },
  'terms-of-service': {
    path: '/terms-of-service',
    aliases: [],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['terms'],
    screen: () => import('../pages/legal/terms-of-service-screen.tsx'),
  },
  'privacy-policy': {
    path: '/privacy-policy',
    aliases: [],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['privacy'],
    screen: () => import('../pages/legal/privacy-policy-screen.tsx'),
  },
  'cookies-policy': {
    path: '/cookies-policy',
    aliases: [],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['cookies'],
    screen: () => import('../pages/legal/cookies-policy-screen.tsx'),
  },
  'gdpr-compliance': {
    path: '/gdpr-compliance',
    aliases: [],
    access: 'public',
    listed: true,
    returnTo: true,
    footer: true,
    sidebar: null,
    messages: ['gdpr'],
    screen: () => import('../pages/legal/gdpr-compliance-screen.tsx'),
  },
} satisfies Record<string, Route>;

declare module '../lib/paths.ts' {
  // Only an interface can be augmented.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface Register {
    page: keyof typeof records;
  }
}

export const routes: Readonly<Record<PageName, Route>> = records;

registerPages(routes);

/** What an unknown address shows. */
const notFound: ScreenRecord & Access = {
  access: 'public',
  listed: false,
  footer: true,
  sidebar: null,
  messages: ['pages'],
  screen: () => import('../pages/not-found-screen.tsx'),
};

export function recordOf(name: ScreenName): ScreenRecord & Access {
  return name === 'not-found' ? notFound : routes[name];
}
