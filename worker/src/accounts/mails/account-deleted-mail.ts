import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from './compose-mail.ts';

type Variables = { to: string; language: Language; supportUrl: string };

/** Confirms to the address that was that the account is gone. */
export function accountDeletedMail({ to, language, supportUrl }: Variables) {
  const said = words[language];
  return composeMail({
    to,
    language,
    subject: said.subject,
    paragraphs: [said.what, said.kept, { link: supportUrl, label: said.action }],
  });
}

const words = {
  en: {
    subject: 'Your Mboalink account was deleted',
    what: 'Your account, your listing and what you had opened were deleted. Every device is signed out.',
    kept: 'What stays for twelve months: an unreadable fingerprint of your e-mail and number, so that a free trial is given once. It was not you? Write to us at once.',
    action: 'Write to support',
  },
  fr: {
    subject: 'Votre compte Mboalink a été supprimé',
    what: 'Votre compte, votre fiche et les contacts ouverts ont été supprimés. Tous les appareils sont déconnectés.',
    kept: 'Ce qui reste douze mois : une empreinte illisible de votre e-mail et de votre numéro, pour que l’essai gratuit ne soit donné qu’une fois. Ce n’était pas vous ? Écrivez-nous tout de suite.',
    action: 'Écrire au support',
  },
};
