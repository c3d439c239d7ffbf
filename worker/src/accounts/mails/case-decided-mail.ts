import type { DecidedCaseState } from '@mboalink/shared/directory/report-rules.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/deliver.ts';

type Variables = { to: string; language: Language; state: DecidedCaseState; supportUrl: string };

/** Tells an owner that reports hid their listing, for how long, and what to do; or that it is in sight. */
export function caseDecidedMail({ to, language, state, supportUrl }: Variables) {
  const said = messages[language];
  const { subject, what, answer } = said[state === 'lapsed' ? 'dismissed' : state];
  return composeMail({
    to,
    language,
    subject,
    paragraphs: [what, answer(supportUrl), { small: said.opened }],
  });
}

type Decision = { subject: string; what: string; answer: (url: string) => string };

type Said = Record<Exclude<DecidedCaseState, 'lapsed'>, Decision> & { opened: string };

const messages: Record<Language, Said> = {
  en: {
    hidden: {
      subject: 'Your Mboalink listing is hidden for three days',
      what: 'Several people reported your listing, and we had no answer from you. It is hidden for three days from today, then shown again unless somebody from our team confirms what was said.',
      answer: (url) => `Write to us to tell what happened, and somebody will look at it: ${url}`,
    },
    confirmed: {
      subject: 'Your Mboalink listing stays hidden',
      what: 'Somebody from our team confirmed what was reported of this number or this e-mail address. Your listing is hidden until they decide otherwise.',
      answer: (url) =>
        `Is this a mistake, or did somebody else use this number before you? Write to us: ${url}`,
    },
    dismissed: {
      subject: 'Your Mboalink listing is visible',
      what: 'What was reported of your listing is closed. Buyers find it as before, while your trial or your plan runs.',
      answer: (url) => `A question? Write to us: ${url}`,
    },
    opened: 'We never say who reported, and numbers that were opened stay open.',
  },
  fr: {
    hidden: {
      subject: 'Votre fiche Mboalink est masquée pendant trois jours',
      what: 'Plusieurs personnes ont signalé votre fiche, et vous ne nous avez pas répondu. Elle est masquée pendant trois jours à partir d’aujourd’hui, puis de nouveau visible, sauf si une personne de notre équipe confirme les signalements.',
      answer: (url) =>
        `Écrivez-nous pour expliquer ce qui s’est passé, et une personne de notre équipe regardera\u00a0: ${url}`,
    },
    confirmed: {
      subject: 'Votre fiche Mboalink reste masquée',
      what: 'Une personne de notre équipe a confirmé les signalements reçus pour ce numéro ou cette adresse e-mail. Votre fiche est masquée jusqu’à une nouvelle décision.',
      answer: (url) =>
        `C’est une erreur, ou une autre personne utilisait ce numéro avant vous\u00a0? Écrivez-nous\u00a0: ${url}`,
    },
    dismissed: {
      subject: 'Votre fiche Mboalink est visible',
      what: 'Les signalements de votre fiche sont classés. Les acheteurs la trouvent comme avant, tant que votre essai ou votre plan est en cours.',
      answer: (url) => `Une question\u00a0? Écrivez-nous\u00a0: ${url}`,
    },
    opened: 'Nous ne disons jamais qui a signalé, et les numéros déjà ouverts le restent.',
  },
};
