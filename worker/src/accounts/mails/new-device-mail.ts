import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { describeDevice } from '../session/describe-device.ts';
import { securityMail } from './security-mail.ts';

type Variables = { to: string; language: Language; at: Date; userAgent: string; settingsUrl: string };

/** Tells somebody that a browser that was never used before has logged in to their account. */
export function newDeviceMail({ to, language, at, userAgent, settingsUrl }: Variables) {
  const said = words[language];
  return securityMail({
    to,
    language,
    subject: said.subject,
    what: said.what(formatDateTime(at, language), describeDevice(userAgent, language)),
    notYou: said.notYou,
    action: { link: settingsUrl, label: said.action },
  });
}

const words = {
  en: {
    subject: 'New login to your Mboalink account',
    what: (time: string, device: string) => `A new device logged in to your account on ${time}: ${device}.`,
    notYou: 'Not you? Log out everywhere in your settings, and secure your mailbox: the code was read there.',
    action: 'Open my settings',
  },
  fr: {
    subject: 'Nouvelle connexion à votre compte Mboalink',
    what: (time: string, device: string) =>
      `Un nouvel appareil s’est connecté à votre compte le ${time}\u00a0: ${device}.`,
    notYou:
      'Ce n’était pas vous\u00a0? Déconnectez tous les appareils dans vos paramètres et protégez votre boîte mail\u00a0: le code y a été lu.',
    action: 'Ouvrir mes paramètres',
  },
};
