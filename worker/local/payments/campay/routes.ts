import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Accounts } from '../accounts.ts';
import { operatorOf } from '../operators.ts';
import type { Payment, PaymentRequest } from '../payment.ts';
import { type Bindings, readJson } from '../provider-traits.ts';
import type { Simulation } from '../simulation.ts';
import { transaction } from './record.ts';
import { collectSchema, isMalicious, linkSchema, tokenSchema } from './requests.ts';
import { createTokens, tokenSeconds } from './tokens.ts';

const name = 'campay';
const pageMilliseconds = 24 * 60 * 60_000;

/** CamPay's paths, each with a slash at its end. */
export function campayRoutes(simulation: Simulation, { username, password }: Accounts['campay']) {
  const tokens = createTokens(simulation.clock);
  const api = new Hono<Bindings>();

  api.post('/token/', async (context) => {
    const parsed = tokenSchema.safeParse(await readJson(context.req.raw));
    const isKnown = parsed.data?.username === username && parsed.data.password === password;
    if (!isKnown) return context.json({ message: 'Invalid username or password' }, 401);
    return context.json({ token: tokens.issue(), expires_in: tokenSeconds });
  });
  api.use(async (context, next) => {
    const [, token] = /^Token (\S+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (token !== undefined && tokens.isGood(token)) return next();
    return context.json({ message: 'Invalid token' }, 401);
  });
  api.post('/collect/', (context) => collect(context, simulation));
  api.post('/get_payment_link/', (context) => createLink(context, simulation));
  api.get('/transaction/:reference/', (context) => {
    const payment = simulation.payments.byReference(name, context.req.param('reference'));
    if (!payment || payment.state === 'untried')
      return context.json({ message: 'Transaction not found' }, 404);
    if (simulation.clock.now() < payment.limitedUntil)
      return context.json({ message: 'Too many requests' }, 429);
    return context.json(transaction(payment));
  });
  return api;
}

async function collect(context: Context<Bindings>, simulation: Simulation) {
  const body = await readJson(context.req.raw);
  const parsed = collectSchema.safeParse(body);
  if (isMalicious(body)) return malicious(context);
  if (!parsed.success) return invalid(context, parsed.error);
  const { from: phone, external_reference: txRef, description } = parsed.data;
  const amount = wholeAmount(parsed.data.amount);
  if (amount === null) return refuse(context, 'ER201', 'Invalid amount. Decimals are not allowed');
  if (!/^237[67]\d{8}$/.test(phone)) return refuse(context, 'ER101', 'Invalid phone number');
  const operator = operatorOf(phone);
  if (!operator) return refuse(context, 'ER102', 'Unsupported phone number carrier');

  const [known] = simulation.payments.byTxRef(name, txRef);
  if (known) return repeat(context, simulation, known);
  const asked = { amount, currency: parsed.data.currency };
  const customer = { email: '', name: '' };
  const payment = simulation.open({ provider: name, txRef, asked, description, customer });
  const fate = await simulation.prompt(payment, { phone, operator });
  if (fate === 'lost') context.env.breakConnection();
  if (fate === 'unavailable') return context.html('<h1>Server Error (503)</h1>', 503);
  return context.json(collected(payment));
}

async function createLink(context: Context<Bindings>, simulation: Simulation) {
  const body = await readJson(context.req.raw);
  const parsed = linkSchema.safeParse(body);
  if (isMalicious(body)) return malicious(context);
  if (!parsed.success) return invalid(context, parsed.error);
  const { first_name, last_name, email, external_reference: txRef, from: phone, description } = parsed.data;
  const amount = wholeAmount(parsed.data.amount);
  if (amount === null) return refuse(context, 'ER201', 'Invalid amount. Decimals are not allowed');

  const [known] = simulation.payments.byTxRef(name, txRef);
  if (known) return repeat(context, simulation, known);
  const endsAt = simulation.clock.now() + pageMilliseconds;
  const request: PaymentRequest = {
    provider: name,
    txRef,
    asked: { amount, currency: parsed.data.currency },
    description,
    customer: { email, name: `${first_name} ${last_name}`.trim() },
    phone,
    returnUrl: parsed.data.redirect_url,
    failureUrl: parsed.data.failure_redirect_url,
    page: { token: randomUUID(), opened: false, closed: false, endsAt },
  };
  return context.json(linked(context, simulation.open(request)));
}

/** CamPay's own documents say both. */
function repeat(context: Context, { settings }: Simulation, known: Payment) {
  if (settings.campayRepeats === 'refusal')
    return context.json({ message: 'external_reference was already used' }, 400);
  return context.json(known.page ? linked(context, known) : collected(known));
}

const collected = ({ reference, operator }: Payment) => ({
  reference,
  ussd_code: operator === 'orange' ? '#150*50#' : '*126#',
  operator: operator?.toUpperCase(),
});

const linked = (context: Context, { reference, page }: Payment) => ({
  reference,
  link: `${new URL(context.req.url).origin}/${name}/pay/${page?.token}`,
});

function wholeAmount(amount: string | number) {
  return /^[1-9]\d*$/.test(String(amount)) ? Number(amount) : null;
}

const refuse = (context: Context, code: string, message: string) =>
  context.json({ message, error_code: code }, 400);

const malicious = (context: Context) =>
  context.json({ code: 'malicious_payload_rejected', message: 'Request rejected' }, 400);

const invalid = (context: Context, error: z.core.$ZodError) =>
  context.json({ message: `${error.issues[0]?.path.join('.') || 'body'}: invalid or missing` }, 400);
