import type { Language } from '@mboalink/shared/language.ts';

/** What pages that cannot do without a script say where none runs; drawn ahead, so that nobody else loads it. */
export const withoutScript: Record<Language, { text: string; trades: string }> = {
  en: {
    text: 'To register, sign in and see numbers, switch JavaScript on in the settings of your browser, then load this page again. Or open it in another browser.',
    trades: 'Read all trades without it',
  },
  fr: {
    text: 'Pour vous inscrire, vous connecter et voir les numéros, activez JavaScript dans les réglages de votre navigateur, puis rechargez cette page. Ou ouvrez-la dans un autre navigateur.',
    trades: 'Lire tous les métiers sans JavaScript',
  },
};
