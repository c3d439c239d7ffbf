import type { Language } from '@mboalink/shared/language.ts';
import { securityMail } from './security-mail.ts';

type Variables = { to: string; language: Language; newNumber: string; settingsUrl: string };

/** Tells somebody that the number of their account was changed to `newNumber`, of which only the end is said. */
export function whatsappChangedMail({ to, language, newNumber, settingsUrl }: Variables) {
  const said = words[language];
  return securityMail({
    to,
    language,
    subject: said.subject,
    what: said.what(newNumber),
    notYou: said.notYou,
    action: { link: settingsUrl, label: said.action },
  });
}

const words = {
  en: {
    subject: 'Your Mboalink WhatsApp number was changed',
    what: (number: string) => `Your account now shows the WhatsApp number that ends in ${number}.`,
    notYou:
      'Not you? Log out everywhere in your settings, change the number back, and secure your mailbox: the code was read there.',
    action: 'Open my settings',
  },
  fr: {
    subject: 'Le numéro WhatsApp de votre compte Mboalink a changé',
    what: (number: string) => `Votre compte affiche maintenant le numéro WhatsApp qui finit par ${number}.`,
    notYou:
      'Ce n’était pas vous\u00a0? Déconnectez tous les appareils dans vos paramètres, remettez votre numéro et protégez votre boîte mail\u00a0: le code y a été lu.',
    action: 'Ouvrir mes paramètres',
  },
};
