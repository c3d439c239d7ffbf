import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { securityMail } from './security-mail.ts';

type Variables = { to: string; language: Language; newEmail: string; undoUrl: string; undoUntil: Date };

/** Tells the old address that the account moved to a new one, `newEmail`, which is masked, with the way back. */
export function emailChangedMail({ to, language, newEmail, undoUrl, undoUntil }: Variables) {
  const said = words[language];
  return securityMail({
    to,
    language,
    subject: said.subject,
    what: said.what(newEmail),
    notYou: said.notYou(formatDateTime(undoUntil, language)),
    action: { link: undoUrl, label: said.action },
  });
}

const words = {
  en: {
    subject: 'Your Mboalink e-mail address was changed',
    what: (address: string) => `Your account now uses the address ${address}. Codes no longer come here.`,
    notYou: (until: string) => `Not you? Undo the change before ${until}. Every device will be logged out.`,
    action: 'Undo the change',
  },
  fr: {
    subject: 'L’adresse e-mail de votre compte Mboalink a changé',
    what: (address: string) =>
      `Votre compte utilise maintenant l’adresse ${address}. Les codes n’arrivent plus ici.`,
    notYou: (until: string) =>
      `Ce n’était pas vous\u00a0? Annulez le changement avant le ${until}. Tous les appareils seront déconnectés.`,
    action: 'Annuler le changement',
  },
};
