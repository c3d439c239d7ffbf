import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/compose-mail.ts';

type Variables = { to: string; language: Language; at: Date; settingsUrl: string };

/** Tells somebody that an old key of a session came back, so that the session was ended for safety. */
export function sessionStolenMail({ to, language, at, settingsUrl }: Variables) {
  const said = words[language];
  return composeMail({
    to,
    language,
    subject: said.subject,
    paragraphs: [
      said.what(formatDateTime(at, language)),
      said.why,
      { link: settingsUrl, label: said.action },
    ],
  });
}

const words = {
  en: {
    subject: 'We logged out one of your devices',
    what: (time: string) =>
      `On ${time} an old login key of your account was used again, so we logged that device out.`,
    why: 'Somebody may have copied it. Log in again, look at the list of your devices, and log out those that you do not know.',
    action: 'See my devices',
  },
  fr: {
    subject: 'Nous avons déconnecté un de vos appareils',
    what: (time: string) =>
      `Le ${time}, une ancienne clé de connexion de votre compte a été réutilisée\u00a0: nous avons déconnecté cet appareil.`,
    why: 'Quelqu’un l’a peut-être copiée. Reconnectez-vous, regardez la liste de vos appareils et déconnectez ceux que vous ne connaissez pas.',
    action: 'Voir mes appareils',
  },
};
