import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/compose-mail.ts';

type Variables = { to: string; language: Language; code: string; mark: string; link?: string | undefined };

/** The mail that carries a one-time code; the subject alone is enough to type it from a notification. */
export function codeMail({ to, language, code, mark, link }: Variables) {
  const said = words[language](code, mark);
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

const words = {
  en: (code: string, mark: string) => ({
    subject: `${code} is your Mboalink code (${mark})`,
    hello: 'Here is your Mboalink code:',
    mark: `It belongs to the screen that shows the letters ${mark}.`,
    life: 'It works for 10 minutes. Never give it to anybody: we never ask for it by phone or on WhatsApp.',
    button: 'Or press this button, in the browser where you asked for the code:',
    action: 'Log in',
    notYou: 'Did you not ask for it? Ignore this e-mail; nobody gets in without the code.',
  }),
  fr: (code: string, mark: string) => ({
    subject: `${code} est votre code Mboalink (${mark})`,
    hello: 'Voici votre code Mboalink\u00a0:',
    mark: `Il va avec l’écran qui affiche les lettres ${mark}.`,
    life: 'Il est valable 10 minutes. Ne le donnez à personne\u00a0: nous ne vous le demanderons jamais par téléphone ni sur WhatsApp.',
    button: 'Ou appuyez sur ce bouton, dans le navigateur où vous avez demandé le code\u00a0:',
    action: 'Se connecter',
    notYou: 'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0; sans le code, personne n’entre.',
  }),
};
