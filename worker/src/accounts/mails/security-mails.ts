import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/deliver.ts';
import { describeDevice } from '../session/sessions.ts';

type SecurityVariables = {
  to: string;
  language: Language;
  subject: string;
  /** What happened to the account. */
  what: string;
  /** What to do if it was somebody else, and the link to it. */
  notYou: string;
  action: { link: string; label: string };
};

/** Tells somebody of what they have done to their account, or somebody else has. */
function securityMail({ to, language, subject, what, notYou, action }: SecurityVariables) {
  return composeMail({ to, language, subject, paragraphs: [what, you[language], notYou, action] });
}

const you: Record<Language, string> = {
  en: 'Was it you? Then there is nothing to do.',
  fr: 'C’était vous\u00a0? Alors il n’y a rien à faire.',
};

type EmailChangedVariables = {
  to: string;
  language: Language;
  newEmail: string;
  supportUrl: string;
};

/** Tells the old address that the account moved to a new one, `newEmail`, which is masked. */
export function emailChangedMail({ to, language, newEmail, supportUrl }: EmailChangedVariables) {
  const said = emailChangedWords[language];
  return securityMail({
    to,
    language,
    subject: said.subject,
    what: said.what(newEmail),
    notYou: said.notYou,
    action: { link: supportUrl, label: said.action },
  });
}

const emailChangedWords = {
  en: {
    subject: 'Your Mboalink e-mail address was changed',
    what: (address: string) => `Your account now uses the address ${address}. Codes no longer come here.`,
    notYou:
      'Not you? Somebody who reads this mailbox changed it: secure the mailbox, and write to us at once.',
    action: 'Write to us',
  },
  fr: {
    subject: 'L’adresse e-mail de votre compte Mboalink a changé',
    what: (address: string) =>
      `Votre compte utilise maintenant l’adresse ${address}. Les codes n’arrivent plus ici.`,
    notYou:
      'Ce n’était pas vous\u00a0? Quelqu’un qui lit cette boîte mail l’a changée\u00a0: protégez la boîte et écrivez-nous tout de suite.',
    action: 'Nous écrire',
  },
};

type NewDeviceVariables = {
  to: string;
  language: Language;
  at: Date;
  userAgent: string;
  settingsUrl: string;
};

/** Tells somebody that a browser that was never used before has logged in to their account. */
export function newDeviceMail({ to, language, at, userAgent, settingsUrl }: NewDeviceVariables) {
  const said = newDeviceWords[language];
  return securityMail({
    to,
    language,
    subject: said.subject,
    what: said.what(formatDateTime(at, language), describeDevice(userAgent, language)),
    notYou: said.notYou,
    action: { link: settingsUrl, label: said.action },
  });
}

const newDeviceWords = {
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

type SessionStolenVariables = { to: string; language: Language; at: Date; settingsUrl: string };

/** Tells somebody that an old key of a session came back, so that the session was ended for safety. */
export function sessionStolenMail({ to, language, at, settingsUrl }: SessionStolenVariables) {
  const said = sessionStolenWords[language];
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

const sessionStolenWords = {
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

type WhatsappChangedVariables = { to: string; language: Language; newNumber: string; settingsUrl: string };

/** Tells somebody that the number of their account was changed to `newNumber`, of which only the end is said. */
export function whatsappChangedMail({ to, language, newNumber, settingsUrl }: WhatsappChangedVariables) {
  const said = whatsappChangedWords[language];
  return securityMail({
    to,
    language,
    subject: said.subject,
    what: said.what(newNumber),
    notYou: said.notYou,
    action: { link: settingsUrl, label: said.action },
  });
}

const whatsappChangedWords = {
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

type AccountDeletedVariables = { to: string; language: Language; loginUrl: string; supportUrl: string };

/** Confirms that the account was deleted, and says how and until when it comes back. */
export function accountDeletedMail({ to, language, loginUrl, supportUrl }: AccountDeletedVariables) {
  const said = accountDeletedWords[language];
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

const accountDeletedWords = {
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

type CodeVariables = {
  to: string;
  language: Language;
  purpose: CodePurpose;
  code: string;
  mark: string;
  link?: string | undefined;
};

/**
 * The mail that carries a one-time code; the subject alone is enough to type it from a notification, and names the act
 * that the code permits.
 */
export function codeMail({ to, language, purpose, code, mark, link }: CodeVariables) {
  const act = acts[language][purpose];
  const said = codeWords[language](code, mark, act);
  return composeMail({
    to,
    language,
    subject: said.subject,
    paragraphs: [
      said.hello,
      { big: code },
      said.mark,
      said.life,
      ...(link ? [said.button, { link, label: said.action }] : []),
      { small: said.notYou },
    ],
  });
}

/** What a code lets somebody do where that is more than to get in. */
const acts: Record<Language, Partial<Record<CodePurpose, string>>> = {
  en: {
    email_change: 'to use this address for your Mboalink account',
    whatsapp_change: 'to change the WhatsApp number of your Mboalink account',
    'change-email': 'to change the e-mail address of your Mboalink account',
    'delete-account': 'to delete your Mboalink account',
    session: 'to copy your Mboalink data or log devices out',
  },
  fr: {
    email_change: 'pour utiliser cette adresse avec votre compte Mboalink',
    whatsapp_change: 'pour changer le numéro WhatsApp de votre compte Mboalink',
    'change-email': 'pour changer l’adresse e-mail de votre compte Mboalink',
    'delete-account': 'pour supprimer votre compte Mboalink',
    session: 'pour copier vos données Mboalink ou déconnecter des appareils',
  },
};

const codeWords = {
  en: (code: string, mark: string, act?: string) => ({
    subject: act ? `${code} is your code ${act} (${mark})` : `${code} is your Mboalink code (${mark})`,
    hello: act ? `Here is your code ${act}:` : 'Here is your Mboalink code:',
    mark: `It belongs to the screen that shows the letters ${mark}.`,
    life: 'It works for 10 minutes. If you have several e-mails from us, use the newest. Never give it to anybody: we never ask for it by phone or on WhatsApp.',
    button: 'Or press this button, which works once, for an hour:',
    action: 'Log in',
    notYou: act
      ? 'Did you not ask for it? Nothing changes without the code. Log out everywhere in your settings: somebody may be in your account.'
      : 'Did you not ask for it? Ignore this e-mail; nobody gets in without the code.',
  }),
  fr: (code: string, mark: string, act?: string) => ({
    subject: act ? `${code} est votre code ${act} (${mark})` : `${code} est votre code Mboalink (${mark})`,
    hello: act ? `Voici votre code ${act}\u00a0:` : 'Voici votre code Mboalink\u00a0:',
    mark: `Il va avec l’écran qui affiche les lettres ${mark}.`,
    life: 'Il est valable 10 minutes. Si vous avez plusieurs e-mails de notre part, utilisez le plus récent. Ne le donnez à personne\u00a0: nous ne vous le demanderons jamais par téléphone ni sur WhatsApp.',
    button: 'Ou appuyez sur ce bouton, qui sert une fois, pendant une heure\u00a0:',
    action: 'Se connecter',
    notYou: act
      ? 'Vous n’avez rien demandé\u00a0? Sans le code, rien ne change. Déconnectez tous les appareils dans vos paramètres\u00a0: quelqu’un est peut-être dans votre compte.'
      : 'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0; sans le code, personne n’entre.',
  }),
};
