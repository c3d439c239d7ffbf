import type { sessionInput } from '@mboalink/shared/billing/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../trpc.ts';
import { type Begun, beginPayment } from './begin-payment.ts';
import { intentOf } from './intent-of.ts';
import { recordOutcome } from './record-outcome.ts';

const providerMilliseconds = 24_000;

const freeMessages: Record<Language, string> = {
  en: 'Free plan activated successfully',
  fr: 'Votre formule gratuite est activée.',
};

const payMessages: Record<Language, string> = {
  en: 'Continue on the payment page.',
  fr: 'Continuez sur la page de paiement.',
};

/**
 * A page of the provider to pay on; nothing to pay for a seller who never had a trial, whose trial begins. Throws as
 * `createPayment` does.
 */
export async function createSession(ctx: MemberContext, { planType: plan }: z.output<typeof sessionInput>) {
  const { language } = ctx;
  const begun = await beginPayment(ctx, { plan, mode: 'hosted' });
  if (begun.payment === null) {
    return { paymentUrl: null, reference: null, isFree: true, message: freeMessages[language] };
  }
  const paid = begun.isNew ? await openPage(ctx, begun) : begun.payment;
  if (paid.redirectUrl === null) throw new AppError('unavailable');
  return {
    paymentUrl: paid.redirectUrl,
    reference: paid.txRef,
    isFree: false,
    message: payMessages[language],
  };
}

async function openPage(ctx: MemberContext, begun: Begun) {
  const provider = ctx.paymentProviders.get(begun.payment.provider);
  if (!provider) throw new AppError('unavailable');
  const outcome = await provider.createHosted(
    intentOf(ctx, begun),
    AbortSignal.timeout(providerMilliseconds),
  );
  return recordOutcome(ctx, begun.payment, outcome);
}
