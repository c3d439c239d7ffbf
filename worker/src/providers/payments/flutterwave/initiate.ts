import type { Operator } from '@mboalink/shared/billing/operators.ts';
import * as z from 'zod/mini';
import { part, reference, text } from '../fields.ts';
import { judgeAnswer, lost } from '../judge-answer.ts';
import { pageAddress } from '../page-address.ts';
import type { DirectIntent, InitiateOutcome, PaymentIntent } from '../payment-provider.ts';
import type { AskFlutterwave } from './ask-flutterwave.ts';

type Surroundings = { signal: AbortSignal; endpoint: string };

const networks: Record<Operator, string> = { mtn: 'MTN', orange: 'ORANGEMONEY' };

/** As long as a payment is open for us. */
export const pageSeconds = 15 * 60;

const chargeSchema = z.object({
  status: text,
  data: part({ id: reference }),
  meta: part({ authorization: part({ mode: text, redirect: text, redirect_url: text }) }),
});

/** Has the payer asked on the phone. Only the envelope's word counts here: `data.status` is for the record. */
export async function initiateDirect(
  ask: AskFlutterwave,
  intent: DirectIntent,
  { signal, endpoint }: Surroundings,
): Promise<InitiateOutcome> {
  const answer = await ask('/charges?type=mobile_money_franco', signal, {
    tx_ref: intent.txRef,
    amount: intent.amountXaf,
    currency: 'XAF',
    country: 'CM',
    email: intent.customer.email,
    fullname: intent.customer.name,
    phone_number: `237${intent.phone}`,
    network: networks[intent.operator],
    redirect_url: intent.returnUrl,
  });
  const judged = judgeAnswer(answer, 'payer');
  if (judged.outcome !== 'taken') return judged;
  const { status, data, meta } = chargeSchema.parse(judged.body);
  if (status !== 'success') return lost('payer');
  const { mode, redirect, redirect_url } = meta?.authorization ?? {};
  const redirectUrl = mode === 'callback' ? undefined : pageAddress(redirect ?? redirect_url, endpoint);
  return {
    outcome: 'accepted',
    ...(data?.id && { providerRef: data.id }),
    step: redirectUrl === undefined ? {} : { redirectUrl },
  };
}

const linkSchema = z.object({ status: text, data: part({ link: text }) });

/** Makes the page where the payer chooses how to pay; only whoever has its address can. */
export async function createHosted(
  ask: AskFlutterwave,
  intent: PaymentIntent,
  { signal, endpoint }: Surroundings,
): Promise<InitiateOutcome> {
  const answer = await ask('/payments', signal, {
    tx_ref: intent.txRef,
    amount: intent.amountXaf,
    currency: 'XAF',
    redirect_url: intent.returnUrl,
    payment_options: 'card,mobilemoneyfranco',
    customer: { email: intent.customer.email, name: intent.customer.name },
    customizations: { title: 'Mboalink', description: intent.description },
    session_duration: pageSeconds / 60,
  });
  const judged = judgeAnswer(answer, 'nobody');
  if (judged.outcome !== 'taken') return judged;
  const { status, data } = linkSchema.parse(judged.body);
  const redirectUrl = status === 'success' ? pageAddress(data?.link, endpoint) : undefined;
  return redirectUrl === undefined ? lost('nobody') : { outcome: 'accepted', step: { redirectUrl } };
}
