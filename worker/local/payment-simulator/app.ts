import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type Bindings, readJson } from '../serve-hono.ts';
import { campayRoutes } from './campay.ts';
import { flutterwaveRoutes } from './flutterwave.ts';
import { hostedPages } from './hosted-page.ts';
import { type Payment, providerNames } from './payment.ts';
import { scriptTitles } from './scripts.ts';
import type { Accounts } from './settings.ts';
import type { Simulation } from './simulation.ts';

const watchPage = join(import.meta.dirname, 'watch.html');

/** The simulated providers under their names, and the page to watch them at `/`. */
export function createSimulatorApp(simulation: Simulation, accounts: Accounts) {
  const app = new Hono<Bindings>();
  for (const name of providerNames) {
    app.use(`/${name}/*`, async (context, next) => {
      const condition = simulation.settings.conditions[name];
      if (condition === 'up') return next();
      if (condition === 'unreachable') context.env.breakConnection();
      // Not JSON: it comes from whatever stands before the provider.
      return context.html('<h1>503 Service Temporarily Unavailable</h1>', 503);
    });
  }
  app.route('/flutterwave/pay', hostedPages(simulation));
  app.route('/flutterwave/v3', flutterwaveRoutes(simulation, accounts.flutterwave));
  app.route('/campay/api', campayRoutes(simulation, accounts.campay));
  app.route('/api', controlRoutes(simulation));
  app.get('/', (context) => {
    const nonce = randomBytes(16).toString('base64');
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'`,
    );
    return context.html(readFileSync(watchPage, 'utf8').replace('<script>', `<script nonce="${nonce}">`));
  });
  app.onError((_error, context) => context.json({ message: 'The simulator failed' }, 500));
  return app;
}

const mostShown = 200;

/** What a person, or a test, does to a payment. */
export const steps = ['succeed', 'fail', 'cancel', 'resend-webhook'] as const;

export type Step = (typeof steps)[number];

const condition = z.optional(z.enum(['up', 'unavailable', 'unreachable']));

const changesSchema = z.partial(
  z.object({
    conditions: z.object({ flutterwave: condition, campay: condition }),
    campayRepeats: z.enum(['first-result', 'refusal']),
    flutterwaveSignature: z.enum(['verif-hash', 'flutterwave-signature', 'both']),
    slowAnswers: z.enum(['wait', 'at-once']),
  }),
);

const advanceSchema = z.object({ advance: z.int().check(z.positive()) });

/** Takes one step with one payment. */
export async function steer(simulation: Simulation, payment: Payment, step: Step): Promise<void> {
  if (step === 'succeed') return simulation.settle(payment, { state: 'succeeded' });
  if (step === 'fail') return simulation.settle(payment, { state: 'failed', reason: 'failed' });
  if (step === 'cancel') return simulation.settle(payment, { state: 'cancelled' });
  return simulation.resend(payment);
}

/** What the page shows and steers, as JSON. */
function controlRoutes(simulation: Simulation) {
  const { payments, settings, clock } = simulation;
  const api = new Hono<Bindings>();
  // Other sites that a browser has open must not steer.
  api.use(async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || origin === new URL(context.req.url).origin) return next();
    return context.json({ message: 'Another site may not steer' }, 403);
  });

  api.get('/payments', (context) => {
    const shown = payments.list().slice(0, mostShown).map(summary);
    return context.json({ now: clock.now(), payments: shown, scripts: scriptTitles() });
  });
  api.post('/payments/:id/:step', async (context) => {
    const payment = payments.byId(Number(context.req.param('id')));
    const step = steps.find((each) => each === context.req.param('step'));
    if (!payment || !step) return context.json({ message: 'There is no such payment or step' }, 404);
    await steer(simulation, payment, step);
    return context.json(summary(payment));
  });
  api.get('/ledger', (context) => context.json(simulation.ledger()));
  api.get('/settings', (context) => context.json(settings));
  api.patch('/settings', async (context) => {
    const parsed = changesSchema.safeParse(await readJson(context.req.raw));
    if (!parsed.success) return context.json({ message: 'There is no such setting' }, 400);
    const { conditions, ...others } = parsed.data;
    Object.assign(settings, others);
    for (const name of providerNames) {
      const wanted = conditions?.[name];
      if (wanted) await simulation.setCondition(name, wanted);
    }
    return context.json(settings);
  });
  api.post('/clock', async (context) => {
    const parsed = advanceSchema.safeParse(await readJson(context.req.raw));
    if (!parsed.success) return context.json({ message: 'advance: milliseconds' }, 400);
    await clock.advance(parsed.data.advance);
    return context.json({ now: clock.now() });
  });
  return api;
}

function summary(payment: Payment) {
  const { id, provider, txRef, reference, phone, asked, paid, state, reason, isStrange } = payment;
  const { script, createdAt, deliveries, page } = payment;
  const link = page && `/${provider}/pay/${page.token}`;
  const facts = { id, provider, txRef, reference, phone, asked, paid, reason, createdAt, deliveries };
  return { ...facts, state: isStrange ? 'unknown word' : state, script: script?.title ?? null, page: link };
}
