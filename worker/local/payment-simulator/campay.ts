import { createHmac, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Bindings, readJson } from '../serve-hono.ts';
import type { Accounts } from './accounts.ts';
import { moneyOf, operatorOf, type Payment } from './payment.ts';
import type { PaymentState } from './scripts.ts';
import type { ProviderTraits, Simulation } from './simulation.ts';

const provider = 'campay';

const tokenSeconds = 3600;

/** CamPay's paths, each with a slash at its end. */
export function campayRoutes(simulation: Simulation, { username, password }: Accounts['campay']) {
  const { clock } = simulation;
  const tokenEnds = new Map<string, number>();
  const api = new Hono<Bindings>();
  api.post('/token/', async (context) => {
    const given = Object(await readJson(context.req.raw));
    const isKnown = given.username === username && given.password === password;
    if (!isKnown) return context.json({ message: 'Invalid username or password' }, 401);
    const token = randomBytes(20).toString('hex');
    tokenEnds.set(token, clock.now() + tokenSeconds * 1000);
    return context.json({ token, expires_in: tokenSeconds });
  });
  api.use(async (context, next) => {
    const [, token = ''] = /^Token (\S+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if ((tokenEnds.get(token) ?? 0) > clock.now()) return next();
    return context.json({ message: 'Invalid token' }, 401);
  });
  api.post('/collect/', (context) => collect(context, simulation));
  api.get('/transaction/:reference/', (context) => {
    const payment = simulation.payments.find(
      (each) => each.provider === provider && each.reference === context.req.param('reference'),
    );
    if (!payment) return context.json({ message: 'Transaction not found' }, 404);
    if (clock.now() < payment.limitedUntil) return context.json({ message: 'Too many requests' }, 429);
    return context.json(transaction(payment));
  });
  return api;
}

/** `POST /collect/`; the amount in whole francs, and nothing in which a tag could be. */
const collectSchema = z.object({
  amount: z.string(),
  currency: z.literal('XAF'),
  description: z.string().check(z.regex(/^[^<>]*$/)),
  external_reference: z.uuid(),
  from: z.string(),
});

async function collect(context: Context<Bindings>, simulation: Simulation) {
  const parsed = collectSchema.safeParse(await readJson(context.req.raw));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return context.json({ message: `${issue?.path.join('.') || 'body'}: invalid or missing` }, 400);
  }
  const { from: phone, external_reference: txRef, amount, currency } = parsed.data;
  if (!/^[1-9]\d*$/.test(amount)) return refuse(context, 'ER201', 'Invalid amount. Decimals are not allowed');
  if (!/^237[67]\d{8}$/.test(phone)) return refuse(context, 'ER101', 'Invalid phone number');
  const operator = operatorOf(phone);
  if (!operator) return refuse(context, 'ER102', 'Unsupported phone number carrier');

  const known = simulation.byTxRef(provider, txRef);
  if (known) return context.json(collected(known));
  const asked = { amount: Number(amount), currency };
  const payment = simulation.open({ provider, txRef, asked, customer: { email: '', name: '' } });
  const fate = await simulation.prompt(payment, { phone, operator });
  if (fate === 'lost') context.env.breakConnection();
  if (fate === 'unavailable') return context.html('<h1>Server Error (503)</h1>', 503);
  return context.json(collected(payment));
}

const collected = ({ reference, operator }: Payment) => ({
  reference,
  ussd_code: operator === 'orange' ? '#150*50#' : '*126#',
  operator: operator?.toUpperCase(),
});

const refuse = (context: Context, code: string, message: string) =>
  context.json({ message, error_code: code }, 400);

/** What is CamPay's own beside its paths. `signingTime` is what the application's clock says. */
export const campayTraits = (
  { webhookKey }: Accounts['campay'],
  signingTime: () => number,
): ProviderTraits => ({
  promptMilliseconds: null,
  webhook: (payment, says, forged) => {
    const key = forged ? 'not the key' : webhookKey;
    const signature = signatureToken(Math.floor(signingTime() / 1000), key);
    return { body: JSON.stringify({ ...transaction(payment, says), signature }), headers: {} };
  },
});

const webhookTokenSeconds = 600;

/** Says who sends and when, and nothing of the payment. */
export function signatureToken(issuedAt: number, key: string): string {
  const claims = { source: 'CamPay', iat: issuedAt, exp: issuedAt + webhookTokenSeconds };
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

const statusOf: Record<PaymentState, string> = {
  untried: 'PENDING',
  pending: 'PENDING',
  succeeded: 'SUCCESSFUL',
  failed: 'FAILED',
  rejected: 'FAILED',
  cancelled: 'FAILED',
  expired: 'FAILED',
};

/** A transaction as answers and webhooks show it, its sum with decimals. What is absent is the word "None". */
function transaction(payment: Payment, state: PaymentState = payment.state) {
  const { amount, currency } = moneyOf(payment);
  const { reference, txRef, operator, phone, id, reason } = payment;
  return {
    reference,
    external_reference: txRef,
    external_user: txRef,
    status: payment.isStrange ? 'SETTLING' : statusOf[state],
    amount: amount.toFixed(2),
    currency,
    operator: operator?.toUpperCase() ?? 'None',
    code: `D${id}`,
    operator_reference: state === 'succeeded' ? String(190_000_000 + id) : 'None',
    endpoint: 'collect',
    phone_number: phone,
    reason: state === 'succeeded' ? 'None' : (reason ?? 'None'),
  };
}
