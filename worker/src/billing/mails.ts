import { findPlan, graceDays, isPassId, type PassId, passes } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { composer } from '../outbox/deliver.ts';
import type { Composers } from '../outbox/queue-mail.ts';

const passNames: Record<PassId, string> = { day: 'pass du jour', week: 'pass de la semaine' };

/** The mails that tell of plans and payments. They name days and hours, never how many are left: a mail may be read late. */
export const billingMails = {
  'payment-received': composer<'payment-received'>({
    en: ({ plan, amount, receipt, paidUntil, txRef }, { url, time }) => {
      const sum = formatFrancs(amount);
      const until = `${time(paidUntil)} (Douala time)`;
      const bought = isPassId(plan) ? `a ${plan} pass` : `the ${findPlan(plan).name} plan`;
      return {
        subject: `We received your payment of ${sum}`,
        paragraphs: [
          `Your payment of ${sum} for ${bought} was received. Thank you.`,
          isPassId(plan)
            ? `You can open ${passes[plan].reveals} more contacts until ${until}, once your plan’s contacts of the day are used up. Your listing and its place stay as they are.`
            : `What you have paid for runs until ${until}, and your listing can be found for ${graceDays} days more. Nothing is charged automatically: we remind you before.`,
          { link: url(`/receipt/${txRef}`), label: 'See the receipt' },
          { small: `Receipt number ${receipt}. Mboalink never asks for your mobile money PIN.` },
        ],
      };
    },
    fr: ({ plan, amount, receipt, paidUntil, txRef }, { url, time }) => {
      const sum = formatFrancs(amount);
      const until = `${time(paidUntil)} (heure de Douala)`;
      const bought = isPassId(plan) ? `un ${passNames[plan]}` : `le plan ${findPlan(plan).name}`;
      return {
        subject: `Nous avons reçu votre paiement de ${sum}`,
        paragraphs: [
          `Votre paiement de ${sum} pour ${bought} est bien reçu. Merci.`,
          isPassId(plan)
            ? `Vous pouvez ouvrir ${passes[plan].reveals} contacts de plus jusqu’au ${until}, une fois ceux de votre plan utilisés pour la journée. Votre fiche et sa place ne changent pas.`
            : `Ce que vous avez payé court jusqu’au ${until}, et votre fiche reste visible ${graceDays} jours de plus. Rien n’est prélevé tout seul\u00a0: nous vous prévenons avant.`,
          { link: url(`/receipt/${txRef}`), label: 'Voir le reçu' },
          {
            small: `Reçu numéro ${receipt}. Mboalink ne demande jamais votre code secret de mobile money.`,
          },
        ],
      };
    },
  }),
  'plan-ends': composer<'plan-ends'>({
    en: ({ step, plan, isPaid, endsAt, visibleUntil }, { url, time }) => {
      const { name, chargeAmount } = findPlan(plan);
      const price = formatFrancs(chargeAmount);
      const day = formatDate(new Date(endsAt), 'en');
      const ending = isPaid
        ? {
            subject: `Your Mboalink plan ends on ${day}`,
            paragraphs: [
              `What you paid for ends on ${time(endsAt)} (Douala time). Your listing still shows until ${time(visibleUntil)}; after that buyers no longer find it.`,
              'Days that you pay for now are added to those that you have.',
            ],
          }
        : {
            subject: `Your free trial ends on ${day}`,
            paragraphs: [
              `Your free trial ends on ${time(endsAt)} (Douala time). After that buyers no longer find your listing.`,
              'Paid days begin after the free trial: paying now loses you none.',
            ],
          };
      const ended = {
        subject: 'Your listing is no longer visible',
        paragraphs: [
          'Your listing is no longer visible: buyers do not find you any more.',
          'Nothing is lost. Your listing, your picture and the contacts that you opened are as you left them, and buyers find you again the moment your payment is confirmed.',
        ],
      };
      const isOver = step === 'hidden';
      const { subject, paragraphs } = isOver ? ended : ending;
      return {
        subject,
        paragraphs: [
          ...paragraphs,
          `${name} costs ${price} for 30 days, by MTN or Orange.`,
          {
            link: url(`/upgrade?plan=${plan}`),
            label: isOver ? `Be found again for ${price}` : `Stay visible for ${price}`,
          },
          {
            small: `Nothing is charged automatically, and nobody asks for your mobile money PIN. To stop the reminders: ${url('/settings')}`,
          },
        ],
      };
    },
    fr: ({ step, plan, isPaid, endsAt, visibleUntil }, { url, time }) => {
      const { name, chargeAmount } = findPlan(plan);
      const price = formatFrancs(chargeAmount);
      const day = formatDate(new Date(endsAt), 'fr');
      const ending = isPaid
        ? {
            subject: `Votre plan Mboalink se termine le ${day}`,
            paragraphs: [
              `Ce que vous avez payé se termine le ${time(endsAt)} (heure de Douala). Votre fiche reste visible jusqu’au ${time(visibleUntil)}\u00a0; ensuite, les acheteurs ne la trouvent plus.`,
              'Les jours que vous payez maintenant s’ajoutent à ceux que vous avez.',
            ],
          }
        : {
            subject: `Votre essai gratuit se termine le ${day}`,
            paragraphs: [
              `Votre essai gratuit se termine le ${time(endsAt)} (heure de Douala). Ensuite, les acheteurs ne trouvent plus votre fiche.`,
              'Les jours payés commencent après l’essai gratuit\u00a0: payer maintenant ne vous en fait perdre aucun.',
            ],
          };
      const ended = {
        subject: 'Votre fiche n’est plus visible',
        paragraphs: [
          'Votre fiche n’est plus visible\u00a0: les acheteurs ne vous trouvent plus.',
          'Rien n’est perdu. Votre fiche, votre photo et les contacts que vous avez ouverts sont comme vous les avez laissés, et les acheteurs vous retrouvent dès que votre paiement est confirmé.',
        ],
      };
      const isOver = step === 'hidden';
      const { subject, paragraphs } = isOver ? ended : ending;
      return {
        subject,
        paragraphs: [
          ...paragraphs,
          `Le plan ${name} coûte ${price} pour 30 jours, par MTN ou Orange.`,
          {
            link: url(`/upgrade?plan=${plan}`),
            label: isOver ? `Réapparaître pour ${price}` : `Rester visible pour ${price}`,
          },
          {
            small: `Rien n’est prélevé tout seul, et personne ne vous demande votre code secret de mobile money. Ne plus recevoir de rappels\u00a0: ${url('/settings')}`,
          },
        ],
      };
    },
  }),
} satisfies Partial<Composers>;
