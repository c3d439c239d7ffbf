import type { Operator } from '@mboalink/shared/billing/operators.ts';
import * as z from 'zod/mini';
import type { Answer } from '../ask-provider.ts';
import { part, reference, text } from '../fields.ts';
import { judgeAnswer, lost, type NotAccepted } from '../judge-answer.ts';
import { pageAddress } from '../page-address.ts';
import type { DirectIntent, InitiateOutcome, PaymentIntent } from '../payment-provider.ts';
import { ussdCodeIn } from '../ussd-code.ts';
import type { AskNotchPay, NotchPaySettings } from './ask-notch-pay.ts';

type Surroundings = { signal: AbortSignal; settings: NotchPaySettings };

const createMilliseconds = 7_000;
/** It waits for the operator. */
const chargeMilliseconds = 15_000;

const within = (signal: AbortSignal, milliseconds: number) =>
  AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);

const channels: Record<Operator, string> = { mtn: 'cm.mtn', orange: 'cm.orange' };

const createdSchema = z.object({ transaction: part({ reference }), authorization_url: text });

type Created = { outcome: 'created'; providerRef: string; page: string | undefined };

/** Makes the transaction, which asks nobody yet. */
async function create(
  ask: AskNotchPay,
  intent: PaymentIntent,
  { signal, settings, more }: Surroundings & { more?: object },
): Promise<Created | NotAccepted> {
  const body = {
    amount: intent.amountXaf,
    currency: 'XAF',
    customer: { name: intent.customer.name, email: intent.customer.email },
    description: intent.description,
    reference: intent.txRef,
    callback: intent.returnUrl,
    locked_currency: 'XAF',
    locked_country: 'CM',
    ...more,
  };
  const answer = await ask('/payments', { signal: within(signal, createMilliseconds), body });
  const judged = judgeAnswer(answer, 'nobody');
  if (judged.outcome !== 'taken') return judged;
  const { transaction, authorization_url } = createdSchema.parse(judged.body);
  const providerRef = transaction?.reference;
  if (!providerRef) return lost('nobody');
  return {
    outcome: 'created',
    providerRef,
    page: pageAddress(authorization_url, settings.NOTCH_PAY_ENDPOINT),
  };
}

/** Two calls: after the first alone, a transaction looks healthy and nobody was asked. */
export async function initiateDirect(
  ask: AskNotchPay,
  intent: DirectIntent,
  { signal, settings }: Surroundings,
): Promise<InitiateOutcome> {
  const channel = channels[intent.operator];
  const created = await create(ask, intent, { signal, settings, more: { locked_channel: channel } });
  if (created.outcome !== 'created') return created;
  const phone = settings.NOTCH_PAY_PHONE_FORMAT === 'national' ? intent.phone : `+237${intent.phone}`;
  const answer = await ask(`/payments/${created.providerRef}`, {
    signal: within(signal, chargeMilliseconds),
    body: { channel, data: { phone } },
  });
  return judgeCharge(answer, intent.operator, created);
}

const chargedSchema = z.object({ action: text, message: text, ussd: text });

/** The transaction exists by now: whatever came of the second call, its reference is kept. */
function judgeCharge(answer: Answer, operator: Operator, { providerRef, page }: Created): InitiateOutcome {
  const judged = judgeAnswer(answer, 'payer');
  if (judged.outcome === 'notSent') return { outcome: 'refused', code: 'operator_down', providerRef };
  if (judged.outcome !== 'taken') return { ...judged, providerRef };
  const { action, message, ussd } = chargedSchema.parse(judged.body);
  // A code that the payer was sent is typed on their page.
  if (action?.includes('otp') && page) {
    return { outcome: 'accepted', providerRef, step: { redirectUrl: page } };
  }
  const ussdCode = ussdCodeIn(ussd, operator) ?? ussdCodeIn(message, operator);
  return { outcome: 'accepted', providerRef, step: ussdCode === undefined ? {} : { ussdCode } };
}

/** The page of a transaction, where the payer chooses how to pay. */
export async function createHosted(
  ask: AskNotchPay,
  intent: PaymentIntent,
  surroundings: Surroundings,
): Promise<InitiateOutcome> {
  const created = await create(ask, intent, surroundings);
  if (created.outcome !== 'created') return created;
  const { providerRef, page } = created;
  return page === undefined
    ? lost('nobody')
    : { outcome: 'accepted', providerRef, step: { redirectUrl: page } };
}
