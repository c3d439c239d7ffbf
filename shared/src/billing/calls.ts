import * as z from 'zod/mini';
import { failureCodes } from './failure-codes.ts';
import { operators } from './operators.ts';
import { payerPhone, payerPhonePattern } from './payer-phone.ts';
import { paymentStates, paymentStatuses } from './payment-states.ts';
import { planIds, subscriptionStates } from './plan-ids.ts';
import { passIds, productIds } from './product-ids.ts';
import { providerIds } from './provider-ids.ts';
import { runningPassSchema } from './running-pass.ts';

const planIdSchema = z.enum(planIds);

/** What is paid for: a plan, or `day` or `week` for a pass. */
const productIdSchema = z.enum(productIds);

/** A plan as it is sold. `price` is shown and never charged; `chargeAmount` is, in whole francs, for `days` days. */
const planSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  price: z.number(),
  currency: z.literal('USD'),
  chargeAmount: z.number(),
  chargeCurrency: z.literal('XAF'),
  days: z.number(),
  /** Contacts that may be opened on one day. */
  dailyContacts: z.object({ trial: z.number(), paid: z.number() }),
  features: z.array(z.string()),
});

/** A pass as it is sold: `reveals` contacts within `days` times 24 hours, beside those of the plan. */
const passSchema = z.object({
  id: z.enum(passIds),
  chargeAmount: z.number(),
  chargeCurrency: z.literal('XAF'),
  days: z.number(),
  reveals: z.number(),
});

export const plansOutput = z.object({ plans: z.array(planSchema), passes: z.array(passSchema) });
export const planInput = z.object({ plan: planIdSchema });
export const planOutput = z.object({ plan: planSchema });

/** Ways to pay that are open now; empty where payments are switched off. */
export const methodsOutput = z.object({
  methods: z.array(
    z.object({
      type: z.enum(['mobile_money', 'card']),
      /** Who asks on a phone. */
      operators: z.array(z.enum(operators)),
      /** Whether a page of the provider can be opened in place of a prompt on the phone. */
      hosted: z.boolean(),
      /** Whose page that is; another takes over where it does not answer. */
      pageOf: z.nullable(z.enum(providerIds)),
    }),
  ),
});

/** A Cameroonian number as a payer types it; parsed to nine digits without 237. */
const payerPhoneSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(30)), z.transform(payerPhone)),
  z.string().check(z.regex(payerPhonePattern, 'payerPhone')),
);

export const createPaymentInput = z.object({
  plan: productIdSchema,
  phone: payerPhoneSchema,
  provider: z.enum(operators),
});

const instantText = z.string();

/** A payment as its payer sees it. `nextAction` waits as long as it is not final. */
export const paymentOutput = z.object({
  txRef: z.string(),
  status: z.enum(paymentStatuses),
  /** The same more finely: who gave up, what a person looks at. */
  state: z.enum(paymentStates),
  nextAction: z.enum(['wait_for_confirmation', 'none']),
  message: z.string(),
  plan: productIdSchema,
  amount: z.number(),
  currency: z.literal('XAF'),
  operator: z.nullable(z.enum(operators)),
  /** On whose page it is paid; null where a phone is asked. */
  pageOf: z.nullable(z.enum(providerIds)),
  /** The last two digits of the phone that was asked. */
  phoneEnd: z.nullable(z.string()),
  failureCode: z.nullable(z.enum(failureCodes)),
  /** What to dial where no prompt comes. */
  ussdCode: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  createdAt: instantText,
  expiresAt: instantText,
});

export type PaymentAnswer = z.infer<typeof paymentOutput>;

export const sessionInput = z.object({
  planType: productIdSchema,
  paymentMethod: z._default(z.literal('mobile_money'), 'mobile_money'),
});

/** Where to pay; all null where nothing is to be paid. */
export const sessionOutput = z.object({
  paymentUrl: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** What is paid there. */
  payment: z.nullable(paymentOutput),
  isFree: z.boolean(),
  message: z.string(),
});

const txRefSchema = z.uuid();

export const paymentInput = z.object({ txRef: txRefSchema });

export const paymentStatusOutput = z.object({
  ...paymentOutput.shape,
  lastCheckedAt: z.nullable(instantText),
});

export const cancelledPaymentOutput = z.object({ txRef: z.string(), status: z.enum(paymentStatuses) });

/** Where a subscription stands. `plans` are the paid times to come, the one that runs first. */
export const subscriptionChangeOutput = z.object({
  state: z.enum(subscriptionStates),
  plan: z.nullable(planIdSchema),
  trialEndsAt: z.nullable(instantText),
  paidUntil: z.nullable(instantText),
  /** When the rights of today end. */
  endsAt: z.nullable(instantText),
  cancelledAt: z.nullable(instantText),
  plans: z.array(z.object({ plan: planIdSchema, until: instantText })),
});

/** The same with the passes that run, and the payment that waits for its payer. */
export const subscriptionOutput = z.object({
  ...subscriptionChangeOutput.shape,
  /** When it stood so, by the clock of the server. */
  asOf: instantText,
  passes: z.array(runningPassSchema),
  /** Whether a first trial can begin, for nothing. */
  mayTry: z.boolean(),
  /** When a payment of theirs was last confirmed. */
  lastPaidAt: z.nullable(instantText),
  openPayment: z.nullable(paymentOutput),
  /** The latest that a person looks at. */
  reviewedPayment: z.nullable(paymentOutput),
});

export const paymentsOutput = z.object({
  payments: z.array(
    z.object({
      ...paymentOutput.shape,
      receipt: z.nullable(z.string()),
      succeededAt: z.nullable(instantText),
      /** When the money went back to its payer. */
      revokedAt: z.nullable(instantText),
    }),
  ),
});

/** What was paid, for whom, and its number. */
export const receiptOutput = z.object({
  number: z.string(),
  issuedAt: instantText,
  /** When the money went back to its payer; the number stays. */
  revokedAt: z.nullable(instantText),
  txRef: z.string(),
  plan: productIdSchema,
  days: z.number(),
  amount: z.number(),
  currency: z.literal('XAF'),
  operator: z.nullable(z.enum(operators)),
  phoneEnd: z.nullable(z.string()),
  payer: z.object({ name: z.string(), email: z.string() }),
});

export type Receipt = z.infer<typeof receiptOutput>;
