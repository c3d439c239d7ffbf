import type { ReportReason } from '@mboalink/shared/directory/report-rules.ts';
import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/deliver.ts';

type Variables = {
  to: string;
  language: Language;
  reasons: readonly ReportReason[];
  hiddenUntil: Date;
  supportUrl: string;
};

/** Tells an owner that reports hide their listing, what was reported, never by whom, and whom to write to. */
export function listingReportedMail({ to, language, reasons, hiddenUntil, supportUrl }: Variables) {
  const said = messages[language];
  return composeMail({
    to,
    language,
    subject: said.subject,
    paragraphs: [
      said.what,
      reasons.map((reason) => said.reasons[reason]).join(' '),
      said.hidden(formatDateTime(hiddenUntil, language)),
      { link: supportUrl, label: said.write },
      { small: said.after },
    ],
  });
}

type Said = {
  subject: string;
  what: string;
  reasons: Record<ReportReason, string>;
  hidden: (until: string) => string;
  write: string;
  after: string;
};

const messages: Record<Language, Said> = {
  en: {
    subject: 'Your Mboalink listing is under review',
    what: 'Several people who opened your number reported your listing. Here is what they said:',
    reasons: {
      wrong_number: 'The number is wrong or nobody answers it.',
      misleading: 'The business is not what the listing says.',
      asked_for_money: 'They were asked for money in advance.',
      other: 'They had another problem.',
    },
    hidden: (until) =>
      `Your listing is hidden while we look at it, until ${until} at the latest, unless somebody from our team confirms what was said. Correct what is wrong, or write to us and tell us what happened.`,
    write: 'Write to us',
    after: 'We never say who reported, and numbers that were opened stay open.',
  },
  fr: {
    subject: 'Votre fiche Mboalink est en cours de vérification',
    what: 'Plusieurs personnes qui ont ouvert votre numéro ont signalé votre fiche. Voici ce qu’elles disent\u00a0:',
    reasons: {
      wrong_number: 'Le numéro est faux ou personne ne répond.',
      misleading: 'L’activité ne correspond pas à la fiche.',
      asked_for_money: 'On leur a demandé de l’argent à l’avance.',
      other: 'Elles ont eu un autre problème.',
    },
    hidden: (until) =>
      `Votre fiche est masquée le temps d’une vérification, jusqu’au ${until} au plus tard, sauf si une personne de notre équipe confirme les signalements. Corrigez ce qui est faux, ou écrivez-nous pour expliquer ce qui s’est passé.`,
    write: 'Nous écrire',
    after: 'Nous ne disons jamais qui a signalé, et les numéros déjà ouverts le restent.',
  },
};
