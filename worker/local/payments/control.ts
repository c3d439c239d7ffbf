import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type Payment, providerNames } from './payment.ts';
import { type Bindings, readJson } from './provider-traits.ts';
import { scriptTitles } from './scripts.ts';
import type { Simulation } from './simulation.ts';

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
export function controlRoutes(simulation: Simulation) {
  const { payments, ledger, settings, clock } = simulation;
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
  api.get('/ledger', (context) => context.json(ledger.read()));
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
