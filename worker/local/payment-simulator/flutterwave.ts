import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Bindings, readJson } from '../serve-hono.ts';
import type { Accounts } from './accounts.ts';
import { moneyOf, type Payment } from './payment.ts';
import type { PaymentState } from './scripts.ts';
import type { ProviderTraits, Simulation } from './simulation.ts';

const provider = 'flutterwave';
const minute = 60_000;

/** Flutterwave's paths, version 3. */
export function flutterwaveRoutes(simulation: Simulation, { secretKey }: Accounts['flutterwave']) {
  const api = new Hono<Bindings>();
  api.use(async (context, next) => {
    if (context.req.header('authorization') === `Bearer ${secretKey}`) return next();
    return refuse(context, 401, 'Authorization required');
  });
  api.post('/charges', (context) => charge(context, simulation));
  api.post('/payments', (context) => createLink(context, simulation));
  api.post('/payments/link/disable', async (context) => {
    const link = String(Object(await readJson(context.req.raw)).link);
    const payment = simulation.byPage(link.split('/').at(-1) ?? '');
    if (!payment?.page) return refuse(context, 400, 'Link not found');
    payment.page.closed = true;
    return context.json(success('Link disabled', null));
  });
  api.get('/transactions/verify_by_reference', (context) =>
    answerRecord(context, simulation, ({ txRef }) => txRef === context.req.query('tx_ref')),
  );
  api.get('/transactions/:id/verify', (context) =>
    answerRecord(context, simulation, ({ id }) => id === Number(context.req.param('id'))),
  );
  return api;
}

async function charge(context: Context<Bindings>, simulation: Simulation) {
  const parsed = chargeSchema.safeParse(await readJson(context.req.raw));
  if (!parsed.success) return invalid(context, parsed.error);
  const { tx_ref: txRef, amount, currency, email, phone_number: phone, fullname, network } = parsed.data;
  if (simulation.byTxRef(provider, txRef)) return duplicate(context);
  const payment = simulation.open({
    provider,
    txRef,
    asked: { amount, currency },
    customer: { email, name: fullname },
    returnUrl: parsed.data.redirect_url,
  });
  const operator = network === 'MTN' ? 'mtn' : 'orange';
  const fate = await simulation.prompt(payment, { phone, operator });
  if (fate === 'lost') context.env.breakConnection();
  if (fate === 'unavailable') return refuse(context, 503, 'Service temporarily unavailable');
  const meta = { authorization: { mode: 'callback', redirect_url: null } };
  return context.json({ ...success('Charge initiated', transaction(payment, 'pending')), meta });
}

async function createLink(context: Context<Bindings>, simulation: Simulation) {
  const parsed = hostedSchema.safeParse(await readJson(context.req.raw));
  if (!parsed.success) return invalid(context, parsed.error);
  const { tx_ref: txRef, amount, currency, customer, redirect_url: returnUrl } = parsed.data;
  if (simulation.byTxRef(provider, txRef)) return duplicate(context);
  const token = randomUUID();
  const endsAt = simulation.clock.now() + parsed.data.session_duration * minute;
  simulation.open({
    provider,
    txRef,
    asked: { amount, currency },
    customer,
    returnUrl,
    page: { token, opened: false, closed: false, endsAt },
  });
  const link = `${new URL(context.req.url).origin}/${provider}/pay/${token}`;
  return context.json(success('Hosted Link', { link }));
}

/** The last try; a link that nobody has paid by is no transaction. */
function answerRecord(context: Context, simulation: Simulation, isAsked: (payment: Payment) => boolean) {
  const payment = simulation.payments.findLast(
    (each) => each.provider === provider && each.state !== 'untried' && isAsked(each),
  );
  if (!payment) return refuse(context, 400, 'No transaction was found for this id');
  if (simulation.clock.now() < payment.limitedUntil) return refuse(context, 429, 'Too many requests');
  return context.json(success('Transaction fetched successfully', transaction(payment)));
}

const success = <Data>(message: string, data: Data) => ({ status: 'success', message, data });

const refuse = (context: Context, status: 400 | 401 | 429 | 503, message: string) =>
  context.json({ status: 'error', message, data: null }, status);

const duplicate = (context: Context) => refuse(context, 400, 'Transaction reference already exists');

const invalid = (context: Context, { issues: [issue] }: z.core.$ZodError) =>
  refuse(context, 400, `${issue?.path.join('.') || 'body'} is missing or invalid`);

const common = {
  tx_ref: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: z.number().check(z.positive()),
  currency: z.literal('XAF'),
  redirect_url: z.url(),
};

/** `POST /charges?type=mobile_money_franco`, by the rules of the official SDK. */
const chargeSchema = z.object({
  ...common,
  country: z.literal('CM'),
  email: z.email().check(z.maxLength(100)),
  phone_number: z.string().check(z.maxLength(50), z.regex(/^\d+$/)),
  network: z.enum(['MTN', 'ORANGEMONEY']),
  fullname: z.string().check(z.maxLength(100)),
});

/** `POST /payments`. */
const hostedSchema = z.object({
  ...common,
  customer: z.object({ email: z.email(), name: z.string() }),
  session_duration: z.number().check(z.positive(), z.maximum(1440)),
});

/** What is Flutterwave's own beside its paths: its webhooks carry the word itself that proves them. */
export const flutterwaveTraits = ({ secretHash }: Accounts['flutterwave']): ProviderTraits => ({
  promptMilliseconds: 10 * minute,
  webhook: (payment, says, forged) => ({
    body: JSON.stringify({
      event: 'charge.completed',
      data: transaction(payment, says),
      'event.type': 'MOBILEMONEYSN_TRANSACTION',
    }),
    headers: { 'verif-hash': forged ? 'not the hash' : secretHash },
  }),
});

/** Where the browser goes after the hosted page. */
export function returnAddress(payment: Payment): string | undefined {
  const url = payment.returnUrl === undefined ? null : URL.parse(payment.returnUrl);
  if (!url) return undefined;
  const isLeft = payment.state === 'untried' || payment.state === 'cancelled';
  url.searchParams.set('status', isLeft ? 'cancelled' : statusWord(payment, payment.state));
  url.searchParams.set('tx_ref', payment.txRef);
  if (payment.state !== 'untried') url.searchParams.set('transaction_id', String(payment.id));
  return url.href;
}

/** `pending` until somebody paid or did not; there are no other words. */
const statusOf: Record<PaymentState, string> = {
  untried: 'pending',
  pending: 'pending',
  succeeded: 'successful',
  failed: 'failed',
  rejected: 'failed',
  cancelled: 'failed',
  expired: 'failed',
};

const responses = {
  'insufficient funds': 'Insufficient funds',
  'rejected by the payer': 'Transaction declined by customer',
  'not answered': 'customer did not complete within the stipulated time (10 mins)',
  failed: 'Transaction Failed',
};

const statusWord = ({ isStrange }: Payment, state: PaymentState): string =>
  isStrange ? 'settling' : statusOf[state];

function processorResponse({ reason }: Payment, state: PaymentState): string {
  if (state === 'succeeded') return 'Transaction Successful';
  return statusOf[state] === 'pending' ? 'Transaction in progress' : responses[reason ?? 'failed'];
}

/** A transaction as answers and webhooks show it. */
function transaction(payment: Payment, state: PaymentState = payment.state) {
  const { amount, currency } = moneyOf(payment);
  const { id, txRef, customer, phone } = payment;
  return {
    id,
    tx_ref: txRef,
    flw_ref: `FLWTK${id}`,
    amount,
    charged_amount: amount,
    app_fee: Math.round(amount * 0.02),
    processor_response: processorResponse(payment, state),
    currency,
    status: statusWord(payment, state),
    // Whatever the country.
    payment_type: 'mobilemoneysn',
    created_at: new Date(payment.createdAt).toISOString(),
    customer: { id: id % 1_000_000, phone_number: phone, ...customer },
  };
}
