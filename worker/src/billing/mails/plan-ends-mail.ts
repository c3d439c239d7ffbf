import type { ReminderStep } from '@mboalink/shared/billing/subscription.ts';
import { cheapestPrice, findPlan, type PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/deliver.ts';

type Variables = {
  to: string;
  language: Language;
  step: ReminderStep;
  plan: PlanId;
  /** Whether it is paid time that ends, or a trial. */
  isPaid: boolean;
  endsAt: Date;
  visibleUntil: Date;
  payUrl: string;
  settingsUrl: string;
};

/**
 * Tells a seller when their trial or paid time ends and until when the listing shows, or that it shows no more, and how to
 * pay. It names days and hours, never how many are left: a mail may be read late.
 */
export function planEndsMail({ to, language, step, plan, isPaid, endsAt, ...rest }: Variables) {
  const said = messages[language][isPaid ? 'paid' : 'trial'];
  const common = messages[language].common;
  const { name, chargeAmount } = findPlan(plan) ?? { name: plan, chargeAmount: cheapestPrice };
  const price = formatFrancs(chargeAmount);
  const ends = formatDateTime(endsAt, language);
  const shown = formatDateTime(rest.visibleUntil, language);
  const isOver = step === 'hidden';
  return composeMail({
    to,
    language,
    subject: subjectOf(language, isPaid, step, endsAt),
    paragraphs: [
      isOver ? common.over : said.what(ends, shown),
      isOver ? common.kept : said.early,
      common.pay(name, price),
      { link: rest.payUrl, label: isOver ? common.comeBack(price) : common.stay(price) },
      { small: common.never(rest.settingsUrl) },
    ],
  });
}

function subjectOf(language: Language, isPaid: boolean, step: ReminderStep, endsAt: Date): string {
  const { common, [isPaid ? 'paid' : 'trial']: said } = messages[language];
  if (step === 'hidden') return common.overSubject;
  return said.subject(formatDate(endsAt, language));
}

type Ending = {
  subject: (day: string) => string;
  what: (ends: string, shown: string) => string;
  early: string;
};

type Common = {
  overSubject: string;
  over: string;
  kept: string;
  pay: (plan: string, price: string) => string;
  stay: (price: string) => string;
  comeBack: (price: string) => string;
  never: (settingsUrl: string) => string;
};

const messages: Record<Language, { trial: Ending; paid: Ending; common: Common }> = {
  en: {
    trial: {
      subject: (day) => `Your free trial ends on ${day}`,
      what: (ends) =>
        `Your free trial ends on ${ends} (Douala time). After that buyers no longer find your listing.`,
      early: 'Paid days begin after the free trial: paying now loses you none.',
    },
    paid: {
      subject: (day) => `Your Mboalink plan ends on ${day}`,
      what: (ends, shown) =>
        `What you paid for ends on ${ends} (Douala time). Your listing still shows until ${shown}; after that buyers no longer find it.`,
      early: 'Days that you pay for now are added to those that you have.',
    },
    common: {
      overSubject: 'Your listing is no longer visible',
      over: 'Your listing is no longer visible: buyers do not find you any more.',
      kept: 'Nothing is lost. Your listing, your picture and the contacts that you opened are as you left them, and buyers find you again the moment your payment is confirmed.',
      pay: (plan, price) => `${plan} costs ${price} for 30 days, by MTN or Orange.`,
      stay: (price) => `Stay visible for ${price}`,
      comeBack: (price) => `Be found again for ${price}`,
      never: (settingsUrl) =>
        `Nothing is charged automatically, and nobody asks for your mobile money PIN. To stop the reminders: ${settingsUrl}`,
    },
  },
  fr: {
    trial: {
      subject: (day) => `Votre essai gratuit se termine le ${day}`,
      what: (ends) =>
        `Votre essai gratuit se termine le ${ends} (heure de Douala). Ensuite, les acheteurs ne trouvent plus votre fiche.`,
      early:
        'Les jours payés commencent après l’essai gratuit\u00a0: payer maintenant ne vous en fait perdre aucun.',
    },
    paid: {
      subject: (day) => `Votre plan Mboalink se termine le ${day}`,
      what: (ends, shown) =>
        `Ce que vous avez payé se termine le ${ends} (heure de Douala). Votre fiche reste visible jusqu’au ${shown}\u00a0; ensuite, les acheteurs ne la trouvent plus.`,
      early: 'Les jours que vous payez maintenant s’ajoutent à ceux que vous avez.',
    },
    common: {
      overSubject: 'Votre fiche n’est plus visible',
      over: 'Votre fiche n’est plus visible\u00a0: les acheteurs ne vous trouvent plus.',
      kept: 'Rien n’est perdu. Votre fiche, votre photo et les contacts que vous avez ouverts sont comme vous les avez laissés, et les acheteurs vous retrouvent dès que votre paiement est confirmé.',
      pay: (plan, price) => `Le plan ${plan} coûte ${price} pour 30 jours, par MTN ou Orange.`,
      stay: (price) => `Rester visible pour ${price}`,
      comeBack: (price) => `Réapparaître pour ${price}`,
      never: (settingsUrl) =>
        `Rien n’est prélevé tout seul, et personne ne vous demande votre code secret de mobile money. Ne plus recevoir de rappels\u00a0: ${settingsUrl}`,
    },
  },
};
