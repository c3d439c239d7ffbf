import type { Operator } from '@mboalink/shared/billing/operators.ts';
import * as z from 'zod/mini';
import { reference, text } from '../fields.ts';
import { judgeAnswer, lost } from '../judge-answer.ts';
import { pageAddress } from '../page-address.ts';
import type { DirectIntent, InitiateOutcome, PaymentIntent } from '../payment-provider.ts';
import { ussdCodeIn } from '../ussd-code.ts';
import type { AskCampay } from './ask-campay.ts';

/** By its names of them; which one it asks follows from the number, whatever the payer chose. */
const operators: ReadonlyMap<string | undefined, Operator> = new Map([
  ['mtn', 'mtn'],
  ['orange', 'orange'],
]);

const collectSchema = z.object({ reference, ussd_code: text, operator: text });

/** Has the payer asked on the phone. Its answer carries no status. */
export async function initiateDirect(
  ask: AskCampay,
  intent: DirectIntent,
  signal: AbortSignal,
): Promise<InitiateOutcome> {
  const answer = await ask('/collect/', signal, {
    ...commonFields(intent),
    from: `237${intent.phone}`,
    external_user: intent.txRef,
  });
  const judged = judgeAnswer(answer, 'payer');
  if (judged.outcome !== 'taken') return judged;
  const { reference: providerRef, ussd_code, operator } = collectSchema.parse(judged.body);
  if (providerRef === null) return lost('payer');
  const asked = operators.get(operator?.toLowerCase()) ?? intent.operator;
  const ussdCode = ussdCodeIn(ussd_code, asked);
  return { outcome: 'accepted', providerRef, step: ussdCode === undefined ? {} : { ussdCode } };
}

const linkSchema = z.object({ reference, link: text });

/** Makes the page where the payer chooses how to pay. */
export async function createHosted(
  ask: AskCampay,
  intent: PaymentIntent,
  { signal, endpoint }: { signal: AbortSignal; endpoint: string },
): Promise<InitiateOutcome> {
  const [firstName, ...lastNames] = withoutTags(intent.customer.name).split(/\s+/);
  const answer = await ask('/get_payment_link/', signal, {
    ...commonFields(intent),
    first_name: firstName,
    last_name: lastNames.join(' '),
    email: intent.customer.email,
    redirect_url: intent.returnUrl,
    failure_redirect_url: intent.returnUrl,
    payment_options: 'MOMO,CARD',
  });
  const judged = judgeAnswer(answer, 'nobody');
  if (judged.outcome !== 'taken') return judged;
  const { reference: providerRef, link } = linkSchema.parse(judged.body);
  const redirectUrl = pageAddress(link, endpoint);
  if (redirectUrl === undefined) return lost('nobody');
  return { outcome: 'accepted', ...(providerRef && { providerRef }), step: { redirectUrl } };
}

const commonFields = ({ amountXaf, description, txRef }: PaymentIntent) => ({
  amount: String(amountXaf),
  currency: 'XAF',
  description: withoutTags(description),
  external_reference: txRef,
});

/** What looks like a tag has the whole request refused. */
const withoutTags = (words: string): string => words.replace(/[<>]/g, ' ').trim();
