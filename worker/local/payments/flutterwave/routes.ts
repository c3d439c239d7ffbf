import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Accounts } from '../accounts.ts';
import type { Payment } from '../payment.ts';
import { type Bindings, readJson } from '../provider-traits.ts';
import type { Simulation } from '../simulation.ts';
import { transaction, verified } from './record.ts';
import { chargeSchema, hostedSchema } from './requests.ts';

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
    const payment = payments.byPage(name, String(link).split('/').at(-1) ?? '');
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
