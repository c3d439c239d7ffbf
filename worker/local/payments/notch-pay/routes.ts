import { randomBytes, randomUUID } from 'node:crypto';
import { operators } from '@mboalink/shared/billing/operators.ts';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Accounts } from '../accounts.ts';
import { limitsXaf, operatorOf } from '../operators.ts';
import type { Payment } from '../payment.ts';
import { type Bindings, readJson } from '../provider-traits.ts';
import type { Simulation } from '../simulation.ts';
import { transaction } from './record.ts';
import { initializeSchema, processSchema } from './requests.ts';

const name = 'notch-pay';
const pageMilliseconds = 30 * 60_000;

type Found = Context<Bindings & { Variables: { payment: Payment } }>;

/** Notch Pay's paths. */
export function notchPayRoutes(simulation: Simulation, { publicKey }: Accounts['notchPay']) {
  const api = new Hono<Bindings>();
  api.use(async (context, next) => {
    if (context.req.header('authorization') === publicKey) return next();
    return refuse(context, 401, 'Unauthorized', 'Invalid API key');
  });
  api.get('/channels', (context) =>
    context.json({ code: 200, status: 'OK', message: 'Channels retrieved', items: channels() }),
  );
  api.post('/payments', (context) => initialize(context, simulation));
  api.post('/payments/initialize', (context) => initialize(context, simulation));
  api.route('/payments/:reference', paymentRoutes(simulation));
  return api;
}

function paymentRoutes(simulation: Simulation) {
  const api = new Hono<Bindings & { Variables: { payment: Payment } }>();
  api.use(async (context, next) => {
    const payment = simulation.payments.byReference(name, context.req.param('reference') ?? '');
    if (!payment) return refuse(context, 404, 'Not Found', 'Payment not found');
    context.set('payment', payment);
    return next();
  });
  api.get('/', (context) => {
    const { payment } = context.var;
    if (simulation.clock.now() < payment.limitedUntil)
      return refuse(context, 429, 'Too Many Requests', 'Too many requests');
    return context.json({ code: 200, status: 'OK', transaction: transaction(payment) });
  });
  api.on(['POST', 'PUT'], '/', (context) => process(context, simulation));
  api.delete('/', async (context) => {
    const { payment } = context.var;
    if (payment.state !== 'untried' && payment.state !== 'pending') return unprocessable(context);
    await simulation.settle(payment, { state: 'cancelled' });
    return context.json({ code: 202, status: 'Accepted', message: 'Payment canceled' }, 202);
  });
  return api;
}

async function initialize(context: Context<Bindings>, simulation: Simulation) {
  const parsed = initializeSchema.safeParse(await readJson(context.req.raw));
  if (!parsed.success) return invalid(context, parsed.error);
  const { amount, currency, reference: txRef, customer, description, callback: returnUrl } = parsed.data;
  if (simulation.payments.byTxRef(name, txRef).length > 0)
    return refuse(context, 409, 'Conflict', 'Duplicate reference');

  const token = randomUUID();
  const page = {
    token,
    opened: false,
    closed: false,
    endsAt: simulation.clock.now() + pageMilliseconds,
  };
  const payment = simulation.open(
    {
      provider: name,
      txRef,
      asked: { amount, currency },
      description,
      customer: { email: parsed.data.email ?? customer?.email ?? '', name: customer?.name ?? '' },
      lockedOperator: carrierOf(parsed.data.locked_channel),
      returnUrl,
      page,
    },
    `trx.${randomBytes(12).toString('hex')}`,
  );
  simulation.clock.after(pageMilliseconds, () => {
    if (payment.state === 'untried') return simulation.settle(payment, { state: 'expired' });
  });
  return context.json(
    {
      status: 'Accepted',
      message: 'Payment initialized',
      code: 201,
      transaction: transaction(payment),
      authorization_url: `${new URL(context.req.url).origin}/${name}/pay/${token}`,
    },
    201,
  );
}

async function process(context: Found, simulation: Simulation) {
  const { payment } = context.var;
  const parsed = processSchema.safeParse(await readJson(context.req.raw));
  if (!parsed.success) return invalid(context, parsed.error);
  const phone = parsed.data.data.phone.replace('+', '');
  const operator = carrierOf(parsed.data.channel) ?? operatorOf(phone);
  const isTooMuch = operator !== null && payment.asked.amount > limitsXaf[operator];
  const isLocked = payment.lockedOperator && payment.lockedOperator !== operator;
  if (payment.state !== 'untried' || isTooMuch || isLocked) return unprocessable(context);

  const fate = await simulation.prompt(payment, { phone, operator });
  if (fate === 'lost') context.env.breakConnection();
  if (fate === 'unavailable')
    return refuse(context, 503, 'Service Unavailable', 'The operator did not answer');
  const code = operator === 'orange' ? '#150*50#' : '*126#';
  return context.json(
    {
      status: 'Accepted',
      code: 202,
      action: 'confirm',
      message: `Confirm your transaction by dialing ${code}`,
      transaction: transaction(payment, 'pending'),
    },
    202,
  );
}

const carrierOf = (channel: string | undefined) => operators.find((each) => channel === `cm.${each}`) ?? null;

const channels = () =>
  operators.map((operator) => ({
    id: `cm.${operator}`,
    country: 'CM',
    currency: 'XAF',
    min_amount: 1,
    max_amount: limitsXaf[operator],
  }));

function refuse(
  context: Context,
  code: 400 | 401 | 404 | 409 | 422 | 429 | 503,
  status: string,
  message: string,
  errors: Record<string, string[]> = {},
) {
  return context.json({ code, status, message, errors }, code);
}

const unprocessable = (context: Context) =>
  refuse(context, 422, 'Unprocessable Entity', 'Payment cannot be processed');

function invalid(context: Context, error: z.core.$ZodError) {
  const errors = Object.fromEntries(
    error.issues.map(({ path }) => [path.join('.') || 'body', ['The field is missing or invalid.']]),
  );
  return refuse(context, 422, 'Unprocessable Entity', 'The given data was invalid.', errors);
}
