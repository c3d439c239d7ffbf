import type { ReportReason } from '@mboalink/shared/directory/report-rules.ts';
import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from './compose-mail.ts';

type Variables = {
  to: string;
  language: Language;
  reasons: readonly ReportReason[];
  answerBy: Date;
  profileUrl: string;
  supportUrl: string;
};

/** Tells an owner what was reported of their listing, never by whom, and until when they may answer. */
export function listingReportedMail({ to, language, reasons, answerBy, ...urls }: Variables) {
  const said = messages[language];
  return composeMail({
    to,
    language,
    subject: said.subject,
    paragraphs: [
      said.what,
      reasons.map((reason) => said.reasons[reason]).join(' '),
      said.answer(formatDateTime(answerBy, language)),
      { link: urls.profileUrl, label: said.correct },
      said.write(urls.supportUrl),
      { small: said.after },
    ],
  });
}

type Said = {
  subject: string;
  what: string;
  reasons: Record<ReportReason, string>;
  answer: (until: string) => string;
  correct: string;
  write: (url: string) => string;
  after: string;
};

const messages: Record<Language, Said> = {
  en: {
    subject: 'People reported your Mboalink listing',
    what: 'Several people who opened your number reported your listing. Here is what they said:',
    reasons: {
      wrong_number: 'The number is wrong or nobody answers it.',
      misleading: 'The business is not what the listing says.',
      asked_for_money: 'They were asked for money in advance.',
      other: 'They had another problem.',
    },
    answer: (until) =>
      `You have until ${until} to answer. If we hear nothing, your listing will be hidden for three days.`,
    correct: 'Correct my number or my listing',
    write: (url) => `Nothing to correct? Write to us and tell us what happened: ${url}`,
    after:
      'Once you have answered, somebody from our team decides. We never say who reported, and numbers that were opened stay open.',
  },
  fr: {
    subject: 'Votre fiche Mboalink a été signalée',
    what: 'Plusieurs personnes qui ont ouvert votre numéro ont signalé votre fiche. Voici ce qu’elles disent :',
    reasons: {
      wrong_number: 'Le numéro est faux ou personne ne répond.',
      misleading: 'L’activité ne correspond pas à la fiche.',
      asked_for_money: 'On leur a demandé de l’argent à l’avance.',
      other: 'Elles ont eu un autre problème.',
    },
    answer: (until) =>
      `Vous avez jusqu’au ${until} pour répondre. Sans nouvelles de vous, votre fiche sera masquée pendant trois jours.`,
    correct: 'Corriger mon numéro ou ma fiche',
    write: (url) => `Rien à corriger ? Écrivez-nous pour expliquer ce qui s’est passé : ${url}`,
    after:
      'Dès que vous avez répondu, une personne de notre équipe décide. Nous ne disons jamais qui a signalé, et les numéros déjà ouverts le restent.',
  },
};
