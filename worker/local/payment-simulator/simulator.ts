import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type Bindings, readJson, serveHono } from '../serve-hono.ts';
import { type Accounts, drawAccounts } from './accounts.ts';
import { campayRoutes, campayTraits } from './campay.ts';
import { SimulatedClock } from './clock.ts';
import { flutterwaveRoutes, flutterwaveTraits } from './flutterwave.ts';
import { hostedPages } from './hosted-page.ts';
import { ledgerOf, type Payment, providerNames } from './payment.ts';
import { scriptTitles } from './scripts.ts';
import { Simulation } from './simulation.ts';

export type PaymentSimulatorOptions = {
  /** Any free port where none is given. */
  port?: number | undefined;
  /** Who hears of payments, without a slash at its end. */
  applicationUrl?: string | undefined;
  /** Whether its time stands still but for `clock.advance`. */
  isStill?: boolean;
  /** Further headers of webhooks, by the instant at which they are sent. */
  webhookHeaders?: (at: Date) => Record<string, string>;
};

export type PaymentSimulator = Awaited<ReturnType<typeof startPaymentSimulator>>;

/**
 * Collects simulated mobile money as the real providers do, under their own paths, and tells the application by signed
 * webhooks. Everything is in memory, the application's keys among it.
 * @throws LocalError where real money is taken
 */
export async function startPaymentSimulator(options: PaymentSimulatorOptions = {}) {
  if (process.env.ENVIRONMENT === 'production') {
    throw new LocalError('ENVIRONMENT is "production": payments are not simulated there.');
  }
  const { port = 0, applicationUrl, webhookHeaders, isStill } = options;
  const accounts = drawAccounts();
  const clock = new SimulatedClock({ isStill });
  const simulation = new Simulation({
    clock,
    traits: {
      flutterwave: flutterwaveTraits(accounts.flutterwave),
      // The application has this time only where the headers tell it.
      campay: campayTraits(accounts.campay, webhookHeaders ? clock.now : Date.now),
    },
    webhookHeaders,
  });
  simulation.applicationUrls = applicationUrl === undefined ? [] : [applicationUrl];
  const server = await serveHono(simulatorApp(simulation, accounts), { port });
  return {
    url: server.url,
    accounts,
    clock,
    settings: simulation.settings,
    setCondition: simulation.setCondition.bind(simulation),
    /** Webhooks go to these applications in turn. */
    sendWebhooksTo: (...urls: string[]) => {
      simulation.applicationUrls = urls;
    },
    /** Newest first. */
    payments: () => simulation.payments.toReversed(),
    steer: (payment: Payment, step: Step) => steps[step](simulation, payment),
    /** What was really collected, oldest first, and its sums by currency. */
    ledger: () => ledgerOf(simulation.payments),
    stop: async () => {
      clock.stop();
      await server.stop();
    },
  };
}

/** The simulated providers under their names, and the page to watch them at `/`. */
function simulatorApp(simulation: Simulation, accounts: Accounts) {
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
    const page = readFileSync(join(import.meta.dirname, 'watch.html'), 'utf8');
    return context.html(page.replace('<script>', `<script nonce="${nonce}">`));
  });
  return app;
}

/** What a person, or a test, does to a payment. */
const steps = {
  succeed: (simulation: Simulation, payment: Payment) => simulation.settle(payment, { state: 'succeeded' }),
  fail: (simulation: Simulation, payment: Payment) =>
    simulation.settle(payment, { state: 'failed', reason: 'failed' }),
  cancel: (simulation: Simulation, payment: Payment) => simulation.settle(payment, { state: 'cancelled' }),
  'resend-webhook': (simulation: Simulation, payment: Payment) => simulation.resend(payment),
};

type Step = keyof typeof steps;

const isStep = (text: string): text is Step => Object.hasOwn(steps, text);

const mostShown = 200;

/** What the page shows and steers, as JSON. */
function controlRoutes(simulation: Simulation) {
  const { payments, clock } = simulation;
  const api = new Hono<Bindings>();
  // Other sites that a browser has open must not steer.
  api.use(async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || origin === new URL(context.req.url).origin) return next();
    return context.json({ message: 'Another site may not steer' }, 403);
  });
  api.get('/payments', (context) => {
    const shown = payments.slice(-mostShown).toReversed().map(summary);
    const { totals } = ledgerOf(payments);
    return context.json({ now: clock.now(), payments: shown, totals, scripts: scriptTitles() });
  });
  api.post('/payments/:id/:step', async (context) => {
    const payment = payments.find(({ id }) => id === Number(context.req.param('id')));
    const step = context.req.param('step');
    if (!payment || !isStep(step)) return context.json({ message: 'There is no such payment or step' }, 404);
    await steps[step](simulation, payment);
    return context.json(summary(payment));
  });
  api.post('/clock', async (context) => {
    await clock.advance(
      z
        .int()
        .check(z.positive())
        .parse(Object(await readJson(context.req.raw)).advance),
    );
    return context.json({ now: clock.now() });
  });
  return api;
}

function summary({ isStrange, script, page, ...payment }: Payment) {
  return {
    ...payment,
    state: isStrange ? 'unknown word' : payment.state,
    script: script?.title ?? null,
    page: page && `/${payment.provider}/pay/${page.token}`,
  };
}
