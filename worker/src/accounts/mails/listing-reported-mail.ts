import type { ReportReason } from '@mboalink/shared/directory/report-rules.ts';
import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/deliver.ts';

type Variables = {
  to: string;
  language: Language;
  reasons: readonly ReportReason[];
  answerBy: Date;
  isAgain?: boolean | undefined;
  profileUrl: string;
  supportUrl: string;
};

/**
 * Tells an owner what was reported of their listing, never by whom, and until when they may answer; from the second time on,
 * only by writing to us.
 */
export function listingReportedMail({ to, language, reasons, answerBy, isAgain, ...urls }: Variables) {
  const said = messages[language];
  const until = formatDateTime(answerBy, language);
  return composeMail({
    to,
    language,
    subject: isAgain ? said.subjectAgain : said.subject,
    paragraphs: [
      said.what,
      reasons.map((reason) => said.reasons[reason]).join(' '),
      ...(isAgain
        ? [said.answerAgain(until), { link: urls.supportUrl, label: said.writeAgain }]
        : [said.answer(until), { link: urls.profileUrl, label: said.correct }, said.write(urls.supportUrl)]),
      { small: said.after },
    ],
  });
}

type Said = {
  subject: string;
  subjectAgain: string;
  what: string;
  reasons: Record<ReportReason, string>;
  answer: (until: string) => string;
  answerAgain: (until: string) => string;
  correct: string;
  write: (url: string) => string;
  writeAgain: string;
  after: string;
};

const messages: Record<Language, Said> = {
  en: {
    subject: 'People reported your Mboalink listing',
    subjectAgain: 'People reported your Mboalink listing again',
    what: 'Several people who opened your number reported your listing. Here is what they said:',
    reasons: {
      wrong_number: 'The number is wrong or nobody answers it.',
      misleading: 'The business is not what the listing says.',
      asked_for_money: 'They were asked for money in advance.',
      other: 'They had another problem.',
    },
    answer: (until) =>
      `You have until ${until} to answer. If we hear nothing, your listing will be hidden for three days.`,
    answerAgain: (until) =>
      `Since your answer, others reported it again, so a correction alone is no longer an answer. Write to us and tell us what happened. If we have not noted your answer by ${until}, your listing will be hidden for three days.`,
    correct: 'Correct my number or my listing',
    write: (url) => `Nothing to correct? Write to us and tell us what happened: ${url}`,
    writeAgain: 'Write to us',
    after:
      'Once you have answered, somebody from our team decides. We never say who reported, and numbers that were opened stay open.',
  },
  fr: {
    subject: 'Votre fiche Mboalink a été signalée',
    subjectAgain: 'Votre fiche Mboalink a encore été signalée',
    what: 'Plusieurs personnes qui ont ouvert votre numéro ont signalé votre fiche. Voici ce qu’elles disent\u00a0:',
    reasons: {
      wrong_number: 'Le numéro est faux ou personne ne répond.',
      misleading: 'L’activité ne correspond pas à la fiche.',
      asked_for_money: 'On leur a demandé de l’argent à l’avance.',
      other: 'Elles ont eu un autre problème.',
    },
    answer: (until) =>
      `Vous avez jusqu’au ${until} pour répondre. Sans nouvelles de vous, votre fiche sera masquée pendant trois jours.`,
    answerAgain: (until) =>
      `Depuis votre réponse, d’autres personnes l’ont encore signalée\u00a0: une correction seule ne suffit plus. Écrivez-nous pour expliquer ce qui s’est passé. Si nous n’avons pas noté votre réponse avant le ${until}, votre fiche sera masquée pendant trois jours.`,
    correct: 'Corriger mon numéro ou ma fiche',
    write: (url) => `Rien à corriger\u00a0? Écrivez-nous pour expliquer ce qui s’est passé\u00a0: ${url}`,
    writeAgain: 'Nous écrire',
    after:
      'Dès que vous avez répondu, une personne de notre équipe décide. Nous ne disons jamais qui a signalé, et les numéros déjà ouverts le restent.',
  },
};
