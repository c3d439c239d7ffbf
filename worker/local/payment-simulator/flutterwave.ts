import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Bindings, readJson } from '../serve-hono.ts';
import { moneyOf, type Payment } from './payment.ts';
import type { PaymentState } from './scripts.ts';
import type { Accounts, ProviderTraits, SimulatorSettings } from './settings.ts';
import type { Simulation } from './simulation.ts';

const name = 'flutterwave';
const standardMinutes = 60;
const minute = 60_000;

/** Flutterwave's paths, version 3. */
export function flutterwaveRoutes(simulation: Simulation, { secretKey }: Accounts['flutterwave']) {
  const { payments } = simulation;
  const api = new Hono<Bindings>();

  api.use(async (context, next) => {
    if (context.req.header('authorization') === `Bearer ${secretKey}`) return next();
    return refuse(context, 401, 'Authorization required');
  });

  api.post('/charges', (context) => charge(context, simulation));
  api.post('/payments', (context) => createLink(context, simulation));

  api.post('/payments/link/disable', async (context) => {
    const link = Object(await readJson(context.req.raw)).link;
    const payment = payments.byPage(String(link).split('/').at(-1) ?? '');
    if (!payment?.page) return refuse(context, 400, 'Link not found');
    payment.page.closed = true;
    return context.json(success('Link disabled', null));
  });

  api.get('/transactions/verify_by_reference', (context) => {
    const tried = payments.byTxRef(name, context.req.query('tx_ref') ?? '').filter(isTried);
    return answerRecord(context, simulation, tried.at(-1));
  });

  api.get('/transactions/:id/verify', (context) =>
    answerRecord(context, simulation, byId(simulation, context.req.param('id'))),
  );

  api.post('/transactions/:id/resend-hook', async (context) => {
    const payment = byId(simulation, context.req.param('id'));
    if (!payment) return notFound(context);
    await simulation.resend(payment);
    return context.json(success('hook sent', null));
  });

  return api;
}

async function charge(context: Context<Bindings>, simulation: Simulation) {
  if (context.req.query('type') !== 'mobile_money_franco') return refuse(context, 400, 'Invalid charge type');
  const parsed = chargeSchema.safeParse(await readJson(context.req.raw));
  if (!parsed.success) return invalid(context, parsed.error);
  const { tx_ref: txRef, amount, currency, email, phone_number: phone, fullname, network } = parsed.data;
  if (simulation.payments.byTxRef(name, txRef).length > 0) return duplicate(context);

  const payment = simulation.open({
    provider: name,
    txRef,
    asked: { amount, currency },
    description: '',
    customer: { email, name: fullname ?? 'Anonymous customer' },
    returnUrl: parsed.data.redirect_url,
  });
  const operator = network === undefined ? null : network === 'MTN' ? 'mtn' : 'orange';
  const fate = await simulation.prompt(payment, { phone: phone.replace('+', ''), operator });
  if (fate === 'lost') context.env.breakConnection();
  if (fate === 'unavailable') return refuse(context, 503, 'Service temporarily unavailable');
  const data = transaction(payment, 'pending');
  const meta = { authorization: { mode: 'callback', redirect_url: null } };
  return context.json({ ...success('Charge initiated', data), meta });
}

async function createLink(context: Context<Bindings>, simulation: Simulation) {
  const parsed = hostedSchema.safeParse(await readJson(context.req.raw));
  if (!parsed.success) return invalid(context, parsed.error);
  const { tx_ref: txRef, amount, currency, customer, redirect_url: returnUrl } = parsed.data;
  if (simulation.payments.byTxRef(name, txRef).length > 0) return duplicate(context);

  const { session_duration, configurations } = parsed.data;
  const minutes = session_duration ?? configurations?.session_duration ?? standardMinutes;
  const token = randomUUID();
  simulation.open({
    provider: name,
    txRef,
    asked: { amount, currency },
    description: '',
    customer: { email: customer.email, name: customer.name ?? '' },
    phone: customer.phonenumber ?? '',
    returnUrl,
    page: { token, opened: false, closed: false, endsAt: simulation.clock.now() + minutes * minute },
  });
  const link = `${new URL(context.req.url).origin}/${name}/pay/${token}`;
  return context.json(success('Hosted Link', { link }));
}

/** A link that nobody has paid by is no transaction. */
const isTried = ({ state }: Payment) => state !== 'untried';

function byId({ payments }: Simulation, id: string) {
  const payment = payments.byId(Number(id));
  return payment?.provider === name && isTried(payment) ? payment : undefined;
}

function answerRecord(context: Context, { clock }: Simulation, payment: Payment | undefined) {
  if (!payment) return notFound(context);
  if (clock.now() < payment.limitedUntil) return refuse(context, 429, 'Too many requests');
  return context.json(success('Transaction fetched successfully', verified(payment)));
}

const success = <Data>(message: string, data: Data) => ({ status: 'success', message, data });

const refuse = (context: Context, status: 400 | 401 | 429 | 503, message: string) =>
  context.json({ status: 'error', message, data: null }, status);

const notFound = (context: Context) => refuse(context, 400, 'No transaction was found for this id');

const duplicate = (context: Context) => refuse(context, 400, 'Transaction reference already exists');

function invalid(context: Context, error: z.core.$ZodError) {
  const [issue] = error.issues;
  return refuse(context, 400, `${issue?.path.join('.') || 'body'} is missing or invalid`);
}

const amount = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]), z.transform(Number));

const common = {
  tx_ref: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  amount: z.pipe(amount, z.number().check(z.positive())),
  redirect_url: z.optional(z.url()),
  meta: z.optional(z.record(z.string().check(z.regex(/^\w*$/)), z.unknown())),
};

const email = z.email().check(z.maxLength(100));
const phone = z.string().check(z.maxLength(50), z.regex(/^\+?\d+$/));
const currency = z.literal('XAF');

/** `POST /charges?type=mobile_money_franco`, by the rules of the official SDK. */
const chargeSchema = z.object({
  ...common,
  currency,
  country: z.enum(['CM', 'SN', 'BF', 'CI']),
  email,
  phone_number: phone,
  network: z.optional(z.enum(['MTN', 'ORANGEMONEY'])),
  fullname: z.optional(z.string().check(z.maxLength(100))),
});

/** `POST /payments`. */
const hostedSchema = z.object({
  ...common,
  // Naira where it is left out: nobody in Cameroon could pay it.
  currency: z._default(z.string(), 'NGN').check(z.refine((given) => given === 'XAF')),
  redirect_url: z.url(),
  payment_options: z.optional(z.string()),
  customer: z.object({
    email,
    name: z.optional(z.string()),
    phonenumber: z.optional(z.nullable(z.string())),
  }),
  session_duration: z.optional(z.coerce.number().check(z.positive(), z.maximum(1440))),
  configurations: z.optional(
    z.object({ session_duration: z.optional(z.coerce.number().check(z.positive(), z.maximum(1440))) }),
  ),
});

/** What is Flutterwave's own beside its paths. */
export function flutterwaveTraits(
  { secretHash }: Accounts['flutterwave'],
  settings: SimulatorSettings,
): ProviderTraits {
  return {
    promptMilliseconds: 10 * minute,
    retryDelays: [30 * minute, 30 * minute, 30 * minute],
    webhook: (payment, says, forged) => {
      const body = JSON.stringify(event(payment, says));
      const hash = forged ? 'not the hash' : secretHash;
      return { body, headers: signatures(body, hash, settings.flutterwaveSignature) };
    },
  };
}

/** Where the browser goes after the hosted page. */
export function returnAddress(payment: Payment): string | undefined {
  if (payment.returnUrl === undefined || !URL.canParse(payment.returnUrl)) return undefined;
  const url = new URL(payment.returnUrl);
  url.searchParams.set('status', returnWord(payment));
  url.searchParams.set('tx_ref', payment.txRef);
  if (payment.state !== 'untried') url.searchParams.set('transaction_id', String(payment.id));
  return url.href;
}

const returnWord = (payment: Payment) =>
  payment.state === 'untried' || payment.state === 'cancelled'
    ? 'cancelled'
    : statusWord(payment, payment.state);

/** One event for whatever became of it. */
function event(payment: Payment, says: PaymentState) {
  const data = transaction(payment, says);
  const customer = { ...data.customer, email: sandboxEmail(data.customer.email) };
  return {
    event: 'charge.completed',
    data: { ...data, customer },
    'event.type': 'MOBILEMONEYSN_TRANSACTION',
  };
}

/** The old header is the word itself, the new one the body under it. */
export function signatures(body: string, hash: string, which: SimulatorSettings['flutterwaveSignature']) {
  const digest = createHmac('sha256', hash).update(body).digest('base64');
  return {
    ...(which !== 'flutterwave-signature' && { 'verif-hash': hash }),
    ...(which !== 'verif-hash' && { 'flutterwave-signature': digest }),
  };
}

const feePercent = 2;

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
  if (statusOf[state] === 'pending') return 'Transaction in progress';
  return responses[reason ?? 'failed'];
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
    app_fee: feeOf(amount),
    merchant_fee: 0,
    processor_response: processorResponse(payment, state),
    auth_model: 'AUTH',
    currency,
    status: statusWord(payment, state),
    // Whatever the country.
    payment_type: 'mobilemoneysn',
    charge_type: 'normal',
    created_at: new Date(payment.createdAt).toISOString(),
    customer: { id: id % 1_000_000, phone_number: phone, name: customer.name, email: customer.email },
  };
}

/** The same, as it is read later. */
function verified(payment: Payment) {
  const { amount } = moneyOf(payment);
  return { ...transaction(payment), amount_settled: amount - feeOf(amount), meta: {} };
}

/** The address as the sandbox writes it in webhooks. */
function sandboxEmail(email: string): string {
  return `ravesb_${createHash('sha256').update(email).digest('hex').slice(0, 20)}_${email}`;
}

const feeOf = (amount: number) => Math.round((amount * feePercent) / 100);
