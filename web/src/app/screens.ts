import type { i18n } from 'i18next';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { languageOf } from '../i18n/create-i18n.ts';
import { hasMessages, loadMessages } from '../i18n/load-messages.ts';
import type { Namespace } from '../i18n/messages.ts';
import { type PageName, routeOf } from '../lib/paths.ts';

/** A page without a route: what an unknown address shows. */
export type ScreenName = PageName | 'not-found';

type Load = () => Promise<ComponentType>;

/**
 * The screen of each page, fetched when it is opened. The file of page `x` is `x-screen.tsx`, in any area: the
 * build finds what to preload by that name.
 */
const loaders: Record<ScreenName, Load> = {
  home: () => import('../home/home-screen.tsx').then((file) => file.HomeScreen),
  'find-contact': () => import('../directory/find-contact-screen.tsx').then((file) => file.FindContactScreen),
  'how-it-works': () => import('../pages/how-it-works-screen.tsx').then((file) => file.HowItWorksScreen),
  pricing: () => import('../billing/pricing-screen.tsx').then((file) => file.PricingScreen),
  about: () => import('../pages/about-screen.tsx').then((file) => file.AboutScreen),
  contact: () => import('../pages/contact-screen.tsx').then((file) => file.ContactScreen),
  login: () => import('../accounts/session/login-screen.tsx').then((file) => file.LoginScreen),
  register: () => import('../accounts/registration/register-screen.tsx').then((file) => file.RegisterScreen),
  dashboard: () => import('../dashboard/dashboard-screen.tsx').then((file) => file.DashboardScreen),
  profile: () => import('../accounts/profile/profile-screen.tsx').then((file) => file.ProfileScreen),
  settings: () => import('../accounts/settings/settings-screen.tsx').then((file) => file.SettingsScreen),
  'undo-email-change': () =>
    import('../accounts/settings/undo-email-change-screen.tsx').then((file) => file.UndoEmailChangeScreen),
  logout: () => import('../accounts/session/logout-screen.tsx').then((file) => file.LogoutScreen),
  'terms-of-service': () =>
    import('../pages/legal/terms-of-service-screen.tsx').then((file) => file.TermsOfServiceScreen),
  'privacy-policy': () =>
    import('../pages/legal/privacy-policy-screen.tsx').then((file) => file.PrivacyPolicyScreen),
  'not-found': () => import('../pages/not-found-screen.tsx').then((file) => file.NotFoundScreen),
};

/** The screens that use `trpc`: the client of the API arrives with them, so that public pages do without. */
const apiScreens: ReadonlySet<ScreenName> = new Set(['find-contact', 'dashboard']);

export function usesApi(name: ScreenName): boolean {
  return apiScreens.has(name);
}

const ready = new Map<ScreenName, ComponentType>();

export function messagesOf(name: ScreenName): readonly Namespace[] {
  return name === 'not-found' ? ['pages'] : routeOf(name).messages;
}

/** The screen, once it and its words in the current language are here. */
export function readyScreen(name: ScreenName, i18n: i18n): ComponentType | undefined {
  return hasMessages(i18n, i18n.language, messagesOf(name)) ? ready.get(name) : undefined;
}

/** Fetches a screen and its words together; fetching twice costs nothing. */
export async function loadScreen(name: ScreenName, i18n: i18n): Promise<void> {
  await Promise.all([fetchScreen(name), loadMessages(i18n, languageOf(i18n), messagesOf(name))]);
}

const arriving = new Map<ScreenName, Promise<void>>();

function fetchScreen(name: ScreenName): Promise<void> | undefined {
  if (ready.has(name)) return undefined;
  const promise =
    arriving.get(name) ??
    loadParts(name)
      .then((screen) => void ready.set(name, screen))
      .finally(() => arriving.delete(name));
  arriving.set(name, promise);
  return promise;
}

async function loadParts(name: ScreenName): Promise<ComponentType> {
  if (!usesApi(name)) return loaders[name]();
  const [{ DataProvider }, Screen] = await Promise.all([import('./data-provider.tsx'), loaders[name]()]);
  return () => createElement<{ children: ReactNode }>(DataProvider, null, createElement(Screen));
}
