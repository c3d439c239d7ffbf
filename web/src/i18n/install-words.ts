import type { Language } from '@mboalink/shared/language.ts';

/** What is said once, to those whom the site was of use to; no page comes with it. */
type InstallWords = {
  title: string;
  text: string;
  install: string;
  notNow: string;
  /** Where a browser has no way to do it from here. */
  byHand: { text: string; understood: string };
};

export const installWords: Record<Language, InstallWords> = {
  en: {
    title: 'Mboalink on your home screen',
    text: 'Opens with one tap, even without a network.',
    install: 'Install Mboalink',
    notNow: 'Not now',
    byHand: { text: 'Tap Share, then “Add to Home Screen”.', understood: 'Got it' },
  },
  fr: {
    title: 'Mboalink sur votre écran d’accueil',
    text: 'S’ouvre d’un geste, même sans réseau.',
    install: 'Installer Mboalink',
    notNow: 'Pas maintenant',
    byHand: {
      text: 'Touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
      understood: 'Compris',
    },
  },
};
