import { createHmac, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Bindings, readJson } from '../serve-hono.ts';
import type { SimulatedClock } from './clock.ts';
import { moneyOf, operatorOf, type Payment } from './payment.ts';
import type { PaymentState } from './scripts.ts';
import type { Accounts, ProviderTraits } from './settings.ts';
import type { Simulation } from './simulation.ts';

const name = 'campay';

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

/** CamPay's own documents say both. */
function repeat(context: Context, { settings }: Simulation, known: Payment) {
  if (settings.campayRepeats === 'refusal')
    return context.json({ message: 'external_reference was already used' }, 400);
  return context.json(collected(known));
}

const collected = ({ reference, operator }: Payment) => ({
  reference,
  ussd_code: operator === 'orange' ? '#150*50#' : '*126#',
  operator: operator?.toUpperCase(),
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

const tokenSchema = z.object({ username: z.string(), password: z.string() });

/** `POST /collect/`. */
const collectSchema = z.object({
  amount: z.union([z.string(), z.number()]),
  currency: z.literal('XAF'),
  description: z._default(z.string(), ''),
  external_reference: z.uuid(),
  external_user: z.optional(z.string()),
  from: z.string(),
});

/** Whether some value looks like a tag. */
const isMalicious = (body: unknown): boolean =>
  Object.values(Object(body)).some((value) => typeof value === 'string' && /<[^>]*>/.test(value));

const tokenSeconds = 3600;

type Tokens = { issue(): string; isGood(token: string): boolean };

/** The tokens of an hour that a name and a password are changed for. */
function createTokens(clock: SimulatedClock): Tokens {
  const ends = new Map<string, number>();
  return {
    issue: () => {
      const token = randomBytes(20).toString('hex');
      ends.set(token, clock.now() + tokenSeconds * 1000);
      return token;
    },
    isGood: (token) => (ends.get(token) ?? 0) > clock.now(),
  };
}

const webhookTokenSeconds = 600;

/** What is CamPay's own beside its paths. `signingTime` is what the application's clock says. */
export function campayTraits({ webhookKey }: Accounts['campay'], signingTime: () => number): ProviderTraits {
  return {
    promptMilliseconds: null,
    retryDelays: [],
    webhook: (payment, says, forged) => {
      const key = forged ? 'not the key' : webhookKey;
      const signature = signatureToken(Math.floor(signingTime() / 1000), key);
      return { body: JSON.stringify({ ...event(payment, says), signature }), headers: {} };
    },
  };
}

function event(payment: Payment, says: PaymentState) {
  const { app_amount: _, ...record } = transaction(payment, says);
  const { customer, description } = payment;
  const [firstName = '', ...others] = customer.name.split(' ');
  return {
    ...record,
    extra_first_name: firstName,
    extra_last_name: others.join(' '),
    extra_email: customer.email,
    redirect_url: 'None',
    failure_redirect_url: 'None',
    description,
  };
}

/** Says who sends and when, and nothing of the payment. */
export function signatureToken(issuedAt: number, key: string): string {
  const claims = { source: 'CamPay', iat: issuedAt, exp: issuedAt + webhookTokenSeconds };
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

const feePercent = 2;

const statusOf: Record<PaymentState, string> = {
  untried: 'PENDING',
  pending: 'PENDING',
  succeeded: 'SUCCESSFUL',
  failed: 'FAILED',
  rejected: 'FAILED',
  cancelled: 'FAILED',
  expired: 'FAILED',
};

const statusWord = ({ isStrange }: Payment, state: PaymentState): string =>
  isStrange ? 'SETTLING' : statusOf[state];

/** With two decimals, though francs have none. */
const decimal = (amount: number) => amount.toFixed(2);

/** A transaction as its own path shows it. What is absent is the word "None". */
function transaction(payment: Payment, state: PaymentState = payment.state) {
  const { amount, currency } = moneyOf(payment);
  const { reference, txRef, operator, phone, id, reason } = payment;
  return {
    reference,
    external_reference: txRef,
    external_user: txRef,
    status: statusWord(payment, state),
    amount: decimal(amount),
    app_amount: decimal(amount - Math.round((amount * feePercent) / 100)),
    currency,
    operator: operator?.toUpperCase() ?? 'None',
    code: `D${id}`,
    operator_reference: state === 'succeeded' ? String(190_000_000 + id) : 'None',
    endpoint: 'collect',
    phone_number: phone,
    reason: state === 'succeeded' ? 'None' : (reason ?? 'None'),
  };
}
