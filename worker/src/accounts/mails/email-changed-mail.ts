import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from './compose-mail.ts';

type Variables = { to: string; language: Language; newEmail: string; undoUrl: string; undoUntil: Date };

/** Tells the old address that the account moved to a new one, `newEmail`, which is masked, with the way back. */
export function emailChangedMail({ to, language, newEmail, undoUrl, undoUntil }: Variables) {
  const said = words[language];
  return composeMail({
    to,
    language,
    subject: said.subject,
    paragraphs: [
      said.what(newEmail),
      said.you,
      said.notYou(formatDateTime(undoUntil, language)),
      { link: undoUrl, label: said.action },
    ],
  });
}

const words = {
  en: {
    subject: 'Your Mboalink e-mail address was changed',
    what: (address: string) => `Your account now uses the address ${address}. Codes no longer come here.`,
    you: 'Was it you? Then there is nothing to do.',
    notYou: (until: string) =>
      `It was not you? Take the change back before ${until}. Every device will be signed out.`,
    action: 'Take the change back',
  },
  fr: {
    subject: 'L’adresse e-mail de votre compte Mboalink a changé',
    what: (address: string) =>
      `Votre compte utilise maintenant l’adresse ${address}. Les codes n’arrivent plus ici.`,
    you: 'C’était vous ? Alors il n’y a rien à faire.',
    notYou: (until: string) =>
      `Ce n’était pas vous ? Annulez le changement avant le ${until}. Tous les appareils seront déconnectés.`,
    action: 'Annuler le changement',
  },
};
