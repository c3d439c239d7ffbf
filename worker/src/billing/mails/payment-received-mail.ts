import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import { formatFrancs } from '@mboalink/shared/format/money.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/compose-mail.ts';

type Variables = {
  to: string;
  language: Language;
  plan: PlanId;
  amount: number;
  /** The receipt's number. */
  receipt: string;
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
  const values = {
    plan: findPlan(plan)?.name ?? plan,
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
      said.until(values),
      { link: receiptUrl, label: said.open },
      { small: said.number(values) },
    ],
  });
}

type Values = { plan: string; sum: string; until: string; receipt: string };

type Said = Record<'subject' | 'what' | 'until' | 'number', (values: Values) => string> & { open: string };

const messages: Record<Language, Said> = {
  en: {
    subject: ({ sum }) => `We received your payment of ${sum}`,
    what: ({ plan, sum }) => `Your payment of ${sum} for the ${plan} plan was received. Thank you.`,
    until: ({ until }) =>
      `Your listing can be found until ${until} (Douala time). Nothing is debited by itself: we remind you before.`,
    open: 'See the receipt',
    number: ({ receipt }) =>
      `Receipt number ${receipt}. Mboalink never asks for your mobile money secret code.`,
  },
  fr: {
    subject: ({ sum }) => `Nous avons reçu votre paiement de ${sum}`,
    what: ({ plan, sum }) => `Votre paiement de ${sum} pour le plan ${plan} est bien reçu. Merci.`,
    until: ({ until }) =>
      `Votre fiche est visible jusqu’au ${until} (heure de Douala). Rien n’est prélevé tout seul : nous vous prévenons avant.`,
    open: 'Voir le reçu',
    number: ({ receipt }) =>
      `Reçu numéro ${receipt}. Mboalink ne demande jamais votre code secret Mobile Money.`,
  },
};
