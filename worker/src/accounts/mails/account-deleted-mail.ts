import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/compose-mail.ts';

type Variables = { to: string; language: Language; loginUrl: string; supportUrl: string };

/** Confirms that the account was deleted, and says how and until when it comes back. */
export function accountDeletedMail({ to, language, loginUrl, supportUrl }: Variables) {
  const said = words[language];
  return composeMail({
    to,
    language,
    subject: said.subject,
    paragraphs: [
      said.what,
      said.comeBack,
      { link: loginUrl, label: said.logIn },
      said.kept,
      { small: said.notYou(supportUrl) },
    ],
  });
}

const words = {
  en: {
    subject: 'Your Mboalink account was deleted',
    what: 'Your account was deleted: nobody sees your listing, your name or your number any more, and every device is logged out.',
    comeBack:
      'You can come back for 7 days by logging in: everything will be as it was. After that it is erased.',
    logIn: 'Log in to come back',
    kept: 'What stays for twelve months: an unreadable fingerprint of your e-mail and number, so that a free trial is given once.',
    notYou: (url: string) => `Not you? Log in at once, or write to us: ${url}`,
  },
  fr: {
    subject: 'Votre compte Mboalink a été supprimé',
    what: 'Votre compte a été supprimé\u00a0: plus personne ne voit votre fiche, votre nom ni votre numéro, et tous les appareils sont déconnectés.',
    comeBack:
      'Vous pouvez revenir pendant 7 jours en vous connectant\u00a0: tout sera comme avant. Ensuite, tout est effacé.',
    logIn: 'Me connecter pour revenir',
    kept: 'Ce qui reste douze mois\u00a0: une empreinte illisible de votre e-mail et de votre numéro, pour que l’essai gratuit ne soit donné qu’une fois.',
    notYou: (url: string) =>
      `Ce n’était pas vous\u00a0? Connectez-vous tout de suite, ou écrivez-nous\u00a0: ${url}`,
  },
};
