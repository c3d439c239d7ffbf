import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/deliver.ts';

type CodeVariables = {
  to: string;
  language: Language;
  purpose: CodePurpose;
  code: string;
  mark: string;
  link: string | undefined;
};

/**
 * The mail that carries a one-time code; the subject alone is enough to type it from a notification, and names the act
 * that the code permits.
 */
export function codeMail({ to, language, purpose, code, mark, link }: CodeVariables) {
  const said = words[language](code, mark, acts[language][purpose]);
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

const words = {
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
