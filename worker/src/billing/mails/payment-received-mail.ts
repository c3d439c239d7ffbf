import {
  findPlan,
  graceDays,
  isPassId,
  type PassId,
  type ProductId,
  passes,
} from '@mboalink/shared/catalogue/plans.ts';
import { formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/deliver.ts';

type Variables = {
  to: string;
  language: Language;
  plan: ProductId;
  amount: number;
  /** The receipt's number. */
  receipt: string;
  /** The end of all paid time, or of the pass. */
  paidUntil: Date;
  receiptUrl: string;
};

/** Tells a payer that their money came, what it brought until when, and where the receipt is. */
export function paymentReceivedMail({
  to,
  language,
  plan,
  amount,
  receipt,
  paidUntil,
  receiptUrl,
}: Variables) {
  const said = messages[language];
  const bought = isPassId(plan) ? said.pass(plan) : said.plan(findPlan(plan).name);
  const values = {
    bought,
    sum: formatFrancs(amount),
    until: formatDateTime(paidUntil, language),
    receipt,
  };
  return composeMail({
    to,
    language,
    subject: said.subject(values),
    paragraphs: [
      said.what(values),
      isPassId(plan) ? said.passUntil(passes[plan].reveals, values) : said.planUntil(values),
      { link: receiptUrl, label: said.open },
      { small: said.number(values) },
    ],
  });
}

type Values = { bought: string; sum: string; until: string; receipt: string };

type Said = Record<'subject' | 'what' | 'planUntil' | 'number', (values: Values) => string> & {
  plan: (name: string) => string;
  pass: (pass: PassId) => string;
  passUntil: (reveals: number, values: Values) => string;
  open: string;
};

const passNames: Record<PassId, string> = { day: 'pass du jour', week: 'pass de la semaine' };

const messages: Record<Language, Said> = {
  en: {
    subject: ({ sum }) => `We received your payment of ${sum}`,
    plan: (name) => `the ${name} plan`,
    pass: (pass) => `a ${pass} pass`,
    what: ({ bought, sum }) => `Your payment of ${sum} for ${bought} was received. Thank you.`,
    passUntil: (reveals, { until }) =>
      `You can open ${reveals} more contacts until ${until} (Douala time), once your plan’s contacts of the day are used up. Your listing and its place stay as they are.`,
    planUntil: ({ until }) =>
      `What you have paid for runs until ${until} (Douala time), and your listing can be found for ${graceDays} days more. Nothing is charged automatically: we remind you before.`,
    open: 'See the receipt',
    number: ({ receipt }) => `Receipt number ${receipt}. Mboalink never asks for your mobile money PIN.`,
  },
  fr: {
    subject: ({ sum }) => `Nous avons reçu votre paiement de ${sum}`,
    plan: (name) => `le plan ${name}`,
    pass: (pass) => `un ${passNames[pass]}`,
    what: ({ bought, sum }) => `Votre paiement de ${sum} pour ${bought} est bien reçu. Merci.`,
    passUntil: (reveals, { until }) =>
      `Vous pouvez ouvrir ${reveals} contacts de plus jusqu’au ${until} (heure de Douala), une fois ceux de votre plan utilisés pour la journée. Votre fiche et sa place ne changent pas.`,
    planUntil: ({ until }) =>
      `Ce que vous avez payé court jusqu’au ${until} (heure de Douala), et votre fiche reste visible ${graceDays} jours de plus. Rien n’est prélevé tout seul\u00a0: nous vous prévenons avant.`,
    open: 'Voir le reçu',
    number: ({ receipt }) =>
      `Reçu numéro ${receipt}. Mboalink ne demande jamais votre code secret de mobile money.`,
  },
};
