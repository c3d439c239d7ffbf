import {
  cancelledPaymentOutput,
  createPaymentInput,
  methodsOutput,
  paymentInput,
  paymentOutput,
  paymentStatusOutput,
  paymentsOutput,
  planInput,
  planOutput,
  plansOutput,
  receiptOutput,
  sessionInput,
  sessionOutput,
  subscriptionChangeOutput,
  subscriptionOutput,
} from '@mboalink/shared/billing/calls.ts';
import { memberLimitedProcedure, memberProcedure, networkLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { cancelPayment } from './payments/cancel-payment.ts';
import { listPayments, paymentStatus, readReceipt, verifyPayment } from './payments/read-payments.ts';
import { createPayment, createSession } from './payments/start-payment.ts';
import { listMethods, listPlans, readPlan } from './plans.ts';
import { changeSubscription, readSubscription } from './subscription.ts';

/** Prices change with a release only. */
const plansCache = { maxAge: 3600, staleWhileRevalidate: 86_400 };

const readProcedure = networkLimitedProcedure('READ_RATE_LIMITER');

export const billingRouter = createRouter({
  plans: readProcedure
    .meta({
      rest: 'GET /payments/plans',
      summary: 'The plans and the passes, their prices and what they bring.',
      screen: 'plans',
      roundTrips: 0,
      cache: plansCache,
    })
    .output(plansOutput)
    .query(listPlans),

  plan: readProcedure
    .meta({
      rest: 'GET /payments/plans/{plan}',
      summary: 'One plan.',
      screen: 'plans',
      roundTrips: 0,
      cache: plansCache,
    })
    .input(planInput)
    .output(planOutput)
    .query(({ input }) => readPlan(input)),

  methods: readProcedure
    .meta({ rest: 'GET /payments/methods', summary: 'Ways to pay that are open now.', roundTrips: 0 })
    .output(methodsOutput)
    .query(({ ctx }) => listMethods(ctx)),

  createPayment: memberProcedure
    .meta({
      rest: 'POST /payments/create',
      summary: 'Asks for the price of a plan, or a pass, on a phone.',
      description:
        'The price is ours. A pass, `day` or `week`, opens 10 contacts within 24 hours, or 50 within seven days, for sellers in any state; it changes neither plan nor place. Sent again while it waits, the same plan and number answer the same payment: nobody is asked twice. At most 3 prompts an hour and 10 a day to one phone, 6 an hour by one person.',
      errors: ['forbidden', 'payment_open', 'payment_refused', 'rate_limited', 'unavailable'],
      example: { plan: 'basic', phone: '670000001', provider: 'mtn' },
      roundTrips: 2,
    })
    .input(createPaymentInput)
    .output(paymentOutput)
    .mutation(({ ctx, input }) => createPayment(ctx, input)),

  createSession: memberProcedure
    .meta({
      rest: 'POST /payments/create-session',
      summary: 'Opens a page of the provider to pay on; a first trial is free.',
      errors: ['forbidden', 'payment_open', 'payment_refused', 'rate_limited', 'unavailable'],
      top: ['paymentUrl', 'reference', 'isFree'],
      roundTrips: 2,
    })
    .input(sessionInput)
    .output(sessionOutput)
    .mutation(({ ctx, input }) => createSession(ctx, input)),

  paymentStatus: memberProcedure
    .meta({
      rest: 'GET /payments/status',
      summary: 'Where one’s own payment stands.',
      errors: ['not_found'],
      top: ['status'],
      roundTrips: 2,
    })
    .input(paymentInput)
    .output(paymentStatusOutput)
    .query(({ ctx, input }) => paymentStatus(ctx, input)),

  verifyPayment: memberProcedure
    .meta({
      rest: 'POST /payments/verify/{txRef}',
      summary: 'Asks the provider where one’s own payment stands, 20 times an hour at most.',
      errors: ['not_found', 'rate_limited', 'unavailable'],
      roundTrips: 2,
    })
    .input(paymentInput)
    .output(paymentStatusOutput)
    .mutation(({ ctx, input }) => verifyPayment(ctx, input)),

  cancelPayment: memberProcedure
    .meta({
      rest: 'POST /payments/{txRef}/cancel',
      summary: 'Gives up an open payment; what is confirmed on the phone all the same still counts.',
      errors: ['not_found'],
    })
    .input(paymentInput)
    .output(cancelledPaymentOutput)
    .mutation(({ ctx, input }) => cancelPayment(ctx, input)),

  payments: memberProcedure
    .meta({ rest: 'GET /payments', summary: 'One’s own payments, newest first.' })
    .output(paymentsOutput)
    .query(({ ctx }) => listPayments(ctx)),

  receipt: memberProcedure
    .meta({
      rest: 'GET /payments/{txRef}/receipt',
      summary: 'The receipt of a payment.',
      errors: ['not_found'],
    })
    .input(paymentInput)
    .output(receiptOutput)
    .query(({ ctx, input }) => readReceipt(ctx, input)),

  subscription: memberProcedure
    .meta({ rest: 'GET /payments/subscription/status', summary: 'Where one’s subscription stands.' })
    .output(subscriptionOutput)
    .query(({ ctx }) => readSubscription(ctx)),

  cancelSubscription: memberLimitedProcedure('LISTING_RATE_LIMITER')
    .meta({
      rest: 'POST /payments/subscription/cancel',
      summary: 'Stops the reminders; what was paid goes on to its end.',
      errors: ['conflict'],
    })
    .output(subscriptionChangeOutput)
    .mutation(({ ctx }) => changeSubscription(ctx, 'cancelled')),

  resumeSubscription: memberLimitedProcedure('LISTING_RATE_LIMITER')
    .meta({
      rest: 'POST /payments/subscription/resume',
      summary: 'Takes a cancellation back.',
      errors: ['conflict'],
    })
    .output(subscriptionChangeOutput)
    .mutation(({ ctx }) => changeSubscription(ctx, 'resumed')),
});
