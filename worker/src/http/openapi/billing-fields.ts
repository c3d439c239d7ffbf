import type { DocumentedField } from './documented-field.ts';

const instant = '2026-11-21T09:30:00.000Z';
const later = '2026-12-21T09:30:00.000Z';
const txRef = '5f0c2a3e-9b1d-4c7e-8a64-2d1f0b9e7c53';

const paymentState: DocumentedField = {
  description:
    'The status more finely. `expired` is waited for no longer, and `review` is looked at by a person; both may still turn out paid.',
  example: 'pending',
};

/** Fields about plans, payments and what they bring, by name; `parent.name` where a name means something else inside another. */
export const billingFields: Record<string, DocumentedField> = {
  'plans.plans': { description: 'The plans, cheapest first.' },
  'plans.id': { description: 'The name of the plan in calls.', example: 'basic' },
  'plan.id': { description: 'The name of the plan in calls.', example: 'basic' },
  'plans.name': { description: 'The name of the plan on screens.', example: 'Basic' },
  'plan.name': { description: 'The name of the plan on screens.', example: 'Basic' },
  plan: { description: 'The plan.', example: 'basic' },
  planType: { description: 'The plan.', example: 'basic' },
  price: { description: 'The price in dollars, which is shown and never charged.', example: 4.99 },
  'plans.currency': { description: 'The currency of `price`.', example: 'USD' },
  'plan.currency': { description: 'The currency of `price`.', example: 'USD' },
  chargeAmount: { description: 'The price that is charged, in whole francs.', example: 3000 },
  chargeCurrency: { description: 'The currency of `chargeAmount`.', example: 'XAF' },
  days: { description: 'For how many days it is paid.', example: 30 },
  dailyContacts: { description: 'How many contacts may be opened on one day.' },
  'dailyContacts.trial': { description: 'During the trial.', example: 3 },
  'dailyContacts.paid': { description: 'While it is paid.', example: 5 },
  features: { description: 'What the plan brings, by name.', example: ['daily_contacts'] },
  methods: { description: 'Ways to pay that are open now; none where payments are switched off.' },
  'methods.type': { description: 'The kind of payment.', example: 'mobile_money' },
  paymentMethod: { description: 'The kind of payment.', example: 'mobile_money' },
  operators: { description: 'The operators that ask on phones.', example: ['mtn', 'orange'] },
  hosted: { description: 'Whether a page of the provider can be opened to pay on.', example: true },
  pageOf: {
    description: 'Whose page the payer pays on; null where there is none.',
    example: 'flutterwave',
  },
  provider: { description: 'The operator of the phone; the payer’s choice holds.', example: 'mtn' },
  'createPayment.phone': {
    description: 'The phone that is asked: nine digits that begin with 6 or 7, with or without 237.',
    example: '670000001',
  },
  txRef: { description: 'The reference of the payment.', example: txRef },
  'payments.provider': { description: 'The company that collects.', example: 'flutterwave' },
  subscriptionEntries: { description: 'What was ever added to the plan, oldest first.' },
  'subscriptionEntries.kind': { description: 'What happened.', example: 'paid' },
  'subscriptionEntries.txRef': {
    description: 'The payment that it came of; null for the rest.',
    example: txRef,
  },
  seconds: { description: 'How much time was added.', example: 2_592_000 },
  reference: {
    description: 'The reference of the payment; null where nothing is to be paid.',
    example: txRef,
  },
  status: {
    description: 'Where the payment stands; `successful` only after the provider’s own record said so.',
    example: 'pending',
  },
  nextAction: {
    description: '`wait_for_confirmation` as long as the payment is not final.',
    example: 'wait_for_confirmation',
  },
  amount: { description: 'The price, in whole francs.', example: 3000 },
  currency: { description: 'The currency of `amount`.', example: 'XAF' },
  operator: { description: 'The operator of the phone; null for a page of the provider.', example: 'mtn' },
  phoneEnd: { description: 'The last two digits of the phone that is asked.', example: '01' },
  failureCode: { description: 'Why it failed, where that is known.', example: 'insufficient_funds' },
  ussdCode: { description: 'What to dial where the phone does not ask.', example: '*126#' },
  redirectUrl: { description: 'The page of the provider to pay on.', example: 'https://pay.example/p/1' },
  paymentUrl: {
    description: 'The page of the provider to pay on; null where nothing is to be paid.',
    example: 'https://pay.example/p/1',
  },
  isFree: { description: 'Whether a first trial began, and nothing is to be paid.', example: false },
  lastCheckedAt: { description: 'When the provider’s record was last read.', example: instant },
  payments: { description: 'The payments, newest first.' },
  receipt: { description: 'The number of the receipt, of what was paid.', example: '2026-000042' },
  'receipt.number': { description: 'The number of the receipt.', example: '2026-000042' },
  issuedAt: { description: 'When the receipt was written.', example: instant },
  succeededAt: { description: 'When the payment succeeded.', example: instant },
  payer: { description: 'Who paid.' },
  trialEndsAt: { description: 'When the trial ends.', example: later },
  endsAt: { description: 'When the rights of today end; null where none run.', example: later },
  cancelledAt: { description: 'Since when no reminder comes.', example: instant },
  'subscription.plans': { description: 'The paid times to come, the one that runs first.' },
  'cancelSubscription.plans': { description: 'The paid times to come, the one that runs first.' },
  'resumeSubscription.plans': { description: 'The paid times to come, the one that runs first.' },
  'plans.until': { description: 'When it ends.', example: later },
  createdAt: { description: 'When it began.', example: instant },
  'payments.expiresAt': {
    description: 'Until when the payer is waited for; what is paid later counts, too.',
    example: later,
  },
  state: { description: 'Where the subscription stands.', example: 'active' },
  'createPayment.state': paymentState,
  'paymentStatus.state': paymentState,
  'verifyPayment.state': paymentState,
  'payments.state': paymentState,
  'openPayment.state': paymentState,
  mayTry: { description: 'Whether a first trial can begin, for nothing.', example: false },
  openPayment: { description: 'The payment that waits for its payer.' },
};
