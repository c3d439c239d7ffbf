import type { Language } from '@mboalink/shared/language.ts';
import { messages as en } from '../src/i18n/en/common.ts';
import { messages as fr } from '../src/i18n/fr/common.ts';
import { type AppIcons, appIcons } from './app-icons/app-icons.ts';

/** Where a language's manifest is. */
export const manifestPath = (language: string) => `/${language}/site.webmanifest`;

const words = { en, fr };

/** The bar at the top, in both schemes. */
export const barColours = { light: '#0b3d2b', dark: '#0a2c20' } as const;

/** What a phone knows of the site when it is installed: one application, whatever its language. */
export function appManifest(language: Language, icons: AppIcons, paths: { find: string; saved: string }) {
  const { nav, footer } = words[language];
  const icon = (name: keyof AppIcons) => ({
    src: icons[name],
    sizes: `${appIcons[name].size}x${appIcons[name].size}`,
    type: 'image/png',
    purpose: appIcons[name].isCut ? 'maskable' : 'any',
  });
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('small')] });
  return {
    id: '/',
    name: 'Mboalink',
    short_name: 'Mboalink',
    description: footer.about,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f5ec',
    theme_color: barColours.light,
    categories: ['business', 'shopping'],
    icons: [icon('small'), icon('large'), icon('cut')],
    shortcuts: [shortcut(nav.findContact, paths.find), shortcut(nav.myContacts, paths.saved)],
  };
}
