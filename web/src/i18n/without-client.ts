import type { Language } from '@mboalink/shared/language.ts';

/** What pages say by themselves while the client is not there; drawn ahead, so that nobody loads these words apart. */
type WithoutClient = {
  /** Where no script runs, on a page that cannot do without. */
  scripts: { text: string; trades: string };
  /** Where the scripts of a page that stands there whole did not arrive. */
  noAnswer: string;
  /** In place of a page that this device has no copy of, where there is no network. */
  offline: { title: string; text: string };
};

export const withoutClient: Record<Language, WithoutClient> = {
  en: {
    scripts: {
      text: 'To register, sign in and see numbers, switch JavaScript on in the settings of your browser, then load this page again. Or open it in another browser.',
      trades: 'Read all trades without it',
    },
    noAnswer: 'The network did not answer. What you typed is still here: try again.',
    offline: {
      title: 'No network',
      text: 'This page is not on this device yet. It will open by itself once the network is back.',
    },
  },
  fr: {
    scripts: {
      text: 'Pour vous inscrire, vous connecter et voir les numéros, activez JavaScript dans les réglages de votre navigateur, puis rechargez cette page. Ou ouvrez-la dans un autre navigateur.',
      trades: 'Lire tous les métiers sans JavaScript',
    },
    noAnswer: 'Le réseau n’a pas répondu. Ce que vous avez saisi est toujours là\u00a0: réessayez.',
    offline: {
      title: 'Pas de réseau',
      text: 'Cette page n’est pas encore sur cet appareil. Elle s’ouvrira toute seule dès le retour du réseau.',
    },
  },
};
