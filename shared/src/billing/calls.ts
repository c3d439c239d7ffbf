import * as z from 'zod/mini';
import { passIds, planIds, productIds } from '../catalogue/plans.ts';
import { described, exemplified, idText, instantText } from '../described.ts';
import { fieldLimits } from '../limits.ts';
import { readNumber } from '../phone.ts';
import { payerPhone, payerPhonePattern } from './payer-phone.ts';
import { failureCodes, operators, paymentStates, paymentStatuses, providerIds } from './payments.ts';
import { subscriptionStates } from './subscription.ts';

/** A pass that runs and holds something: `remaining` contacts of `reveals`, until `endsAt`. */
export const runningPassSchema = z.object({
  kind: z.enum(passIds),
  reveals: described(z.number(), 'How many contacts it opens.'),
  remaining: z.number(),
  endsAt: instantText,
});

export type RunningPass = z.infer<typeof runningPassSchema>;

const planIdSchema = z.enum(planIds);

/** What is paid for: a plan, or `day` or `week` for a pass. */
const productIdSchema = z.enum(productIds);

/** A plan as it is sold. `price` is shown and never charged; `chargeAmount` is, in whole francs, for `days` days. */
const planSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  price: described(z.number(), 'In dollars; shown and never charged.'),
  currency: z.literal('USD'),
  chargeAmount: described(z.number(), 'What is charged, in whole francs.'),
  chargeCurrency: z.literal('XAF'),
  days: described(z.number(), 'For how long it is paid.'),
  /** Contacts that may be opened on one day. */
  dailyContacts: z.object({ trial: z.number(), paid: z.number() }),
  features: z.array(z.string()),
});

/** A pass as it is sold: `reveals` contacts within `days` times 24 hours, beside those of the plan. */
const passSchema = z.object({
  id: z.enum(passIds),
  chargeAmount: described(z.number(), 'In whole francs.'),
  chargeCurrency: z.literal('XAF'),
  days: described(z.number(), 'Times 24 hours from the confirmation.'),
  reveals: described(z.number(), 'How many contacts it opens.'),
});

export const plansOutput = z.object({ plans: z.array(planSchema), passes: z.array(passSchema) });

export const planInput = z.object({ plan: planIdSchema });

export const planOutput = z.object({ plan: planSchema });

/** Ways to pay that are open now; empty where payments are switched off. */
export const methodsOutput = z.object({
  methods: z.array(
    z.object({
      type: z.enum(['mobile_money', 'card']),
      operators: described(z.array(z.enum(operators)), 'Who asks on a phone.'),
      hosted: described(z.boolean(), 'Whether a page of the provider can be opened to pay on.'),
      pageOf: described(
        z.nullable(z.enum(providerIds)),
        'Whose page that is; another takes over where it does not answer.',
      ),
    }),
  ),
});

/** A Cameroonian mobile number as a payer types it; parsed to nine digits without 237. */
const payerPhoneSchema = z.pipe(
  z.pipe(
    z.string().check(
      z.maxLength(fieldLimits.pasted),
      z.refine((typed) => readNumber(typed).problem !== 'twoNumbers', 'twoNumbers'),
    ),
    z.transform(payerPhone),
  ),
  z.string().check(z.regex(payerPhonePattern, 'payerPhone')),
);

export const createPaymentInput = z.object({
  plan: productIdSchema,
  phone: payerPhoneSchema,
  provider: z.enum(operators),
});

/** A payment as its payer sees it. `nextAction` waits as long as it is not final. */
export const paymentOutput = z.object({
  txRef: idText,
  status: described(z.enum(paymentStatuses), '`successful` only after the provider’s own record said so.'),
  state: described(
    z.enum(paymentStates),
    'The status more finely; `expired` and `review` may still turn out paid.',
  ),
  nextAction: described(
    z.enum(['wait_for_confirmation', 'none']),
    'Waits as long as the payment is not final.',
  ),
  message: z.string(),
  plan: productIdSchema,
  amount: described(z.number(), 'In whole francs.'),
  currency: z.literal('XAF'),
  operator: described(z.nullable(z.enum(operators)), 'Null for a page of the provider.'),
  pageOf: described(
    z.nullable(z.enum(providerIds)),
    'On whose page it is paid; null where a phone is asked.',
  ),
  phoneEnd: described(z.nullable(z.string()), 'The last two digits of the phone that is asked.', '01'),
  failureCode: z.nullable(z.enum(failureCodes)),
  ussdCode: described(z.optional(z.string()), 'What to dial where the phone does not ask.', '*126#'),
  redirectUrl: described(
    z.optional(z.string()),
    'The page of the provider to pay on.',
    'https://pay.example/p/1',
  ),
  createdAt: instantText,
  expiresAt: described(instantText, 'Until when the payer is waited for; what is paid later counts too.'),
});

export type PaymentAnswer = z.infer<typeof paymentOutput>;

export const sessionInput = z.object({
  planType: productIdSchema,
  paymentMethod: z._default(z.literal('mobile_money'), 'mobile_money'),
});

/** Where to pay; all null where nothing is to be paid. */
export const sessionOutput = z.object({
  paymentUrl: described(
    z.nullable(z.string()),
    'Null where nothing is to be paid.',
    'https://pay.example/p/1',
  ),
  reference: z.nullable(idText),
  payment: described(z.nullable(paymentOutput), 'What is paid there.'),
  isFree: described(z.boolean(), 'Whether a first trial began.'),
  message: z.string(),
});

const txRefSchema = z.uuid();

export const paymentInput = z.object({ txRef: txRefSchema });

export const paymentStatusOutput = z.object({
  ...paymentOutput.shape,
  lastCheckedAt: described(z.nullable(instantText), 'When the provider’s record was last read.'),
});

export const cancelledPaymentOutput = z.object({ txRef: z.string(), status: z.enum(paymentStatuses) });

/** Where a subscription stands. `plans` are the paid times to come, the one that runs first. */
export const subscriptionChangeOutput = z.object({
  state: z.enum(subscriptionStates),
  plan: z.nullable(planIdSchema),
  trialEndsAt: z.nullable(instantText),
  paidUntil: z.nullable(instantText),
  endsAt: described(z.nullable(instantText), 'When the rights of today end.'),
  cancelledAt: described(
    z.nullable(instantText),
    'Since when no reminders are wanted; what was paid goes on.',
  ),
  plans: described(
    z.array(z.object({ plan: planIdSchema, until: instantText })),
    'The paid times to come, the one that runs first.',
  ),
});

/** The same with the passes that run, and the payment that waits for its payer. */
export const subscriptionOutput = z.object({
  ...subscriptionChangeOutput.shape,
  asOf: described(instantText, 'By the clock of the server.'),
  passes: z.array(runningPassSchema),
  mayTry: described(z.boolean(), 'Whether a first trial can begin, for nothing.'),
  /** When a payment of theirs was last confirmed. */
  lastPaidAt: z.nullable(instantText),
  openPayment: described(z.nullable(paymentOutput), 'The one that waits for its payer.'),
  reviewedPayment: described(z.nullable(paymentOutput), 'The latest that a person looks at.'),
});

export const paymentsOutput = z.object({
  payments: z.array(
    z.object({
      ...paymentOutput.shape,
      receipt: exemplified(z.nullable(z.string()), '2026-000042'),
      succeededAt: z.nullable(instantText),
      revokedAt: described(z.nullable(instantText), 'When the money went back to its payer.'),
    }),
  ),
});

/** What was paid, for whom, and its number. */
export const receiptOutput = z.object({
  number: exemplified(z.string(), '2026-000042'),
  issuedAt: instantText,
  revokedAt: described(z.nullable(instantText), 'When the money went back to its payer; the number stays.'),
  txRef: idText,
  plan: productIdSchema,
  days: z.number(),
  amount: z.number(),
  currency: z.literal('XAF'),
  operator: z.nullable(z.enum(operators)),
  phoneEnd: z.nullable(z.string()),
  payer: z.object({ name: z.string(), email: z.string() }),
});

export type Receipt = z.infer<typeof receiptOutput>;
