import { LocalError } from '@mboalink/db/local/local-error.ts';
import { serveHono } from '../serve-hono.ts';
import { createSimulatorApp, type Step, steer } from './app.ts';
import { campayTraits } from './campay.ts';
import { type ClockOptions, SimulatedClock } from './clock.ts';
import { flutterwaveTraits } from './flutterwave.ts';
import type { LedgerRow, Payment, ProviderName } from './payment.ts';
import {
  type Accounts,
  type Condition,
  drawAccounts,
  type SimulatorSettings,
  standardSettings,
} from './settings.ts';
import { createSimulation } from './simulation.ts';

export type PaymentSimulatorOptions = ClockOptions & {
  /** Any free port where none is given. */
  port?: number;
  /** Who hears of payments, without a slash at its end. */
  applicationUrl?: string;
  /** Further headers of webhooks, by the instant at which they are sent. */
  webhookHeaders?: (at: Date) => Record<string, string>;
};

export type PaymentSimulator = {
  url: string;
  /** The application's keys at each provider, drawn anew for each start. */
  accounts: Accounts;
  clock: SimulatedClock;
  /** May be changed while it runs; the conditions of providers by `setCondition`. */
  settings: SimulatorSettings;
  setCondition(provider: ProviderName, condition: Condition): Promise<void>;
  /** Webhooks go to these applications in turn. */
  sendWebhooksTo(...urls: string[]): void;
  /** Newest first. */
  payments(): Payment[];
  steer(payment: Payment, step: Step): Promise<void>;
  /** What was really collected, oldest first, and its sums by currency. */
  ledger(): { totals: Record<string, number>; rows: LedgerRow[] };
  stop(): Promise<void>;
};

/**
 * Collects simulated mobile money as the real providers do, under their own paths, and tells the application by signed
 * webhooks. Everything is in memory.
 * @throws LocalError where real money is taken
 */
export async function startPaymentSimulator(
  options: PaymentSimulatorOptions = {},
): Promise<PaymentSimulator> {
  if (process.env.ENVIRONMENT === 'production') {
    throw new LocalError('ENVIRONMENT is "production": payments are not simulated there.');
  }
  const { port, applicationUrl, webhookHeaders, ...clockOptions } = options;
  const accounts = drawAccounts();
  const clock = new SimulatedClock(clockOptions);
  const settings = standardSettings();
  const simulation = createSimulation({
    clock,
    settings,
    traits: {
      flutterwave: flutterwaveTraits(accounts.flutterwave, settings),
      // The application has this time only where the headers tell it.
      campay: campayTraits(accounts.campay, webhookHeaders ? clock.now : Date.now),
    },
    applicationUrls: applicationUrl === undefined ? [] : [applicationUrl],
    headers: webhookHeaders,
  });
  const server = await serveHono(
    createSimulatorApp(simulation, accounts),
    port === undefined ? {} : { port },
  );
  return {
    url: server.url,
    accounts,
    clock,
    settings,
    setCondition: simulation.setCondition,
    sendWebhooksTo: simulation.webhooks.sendTo,
    payments: simulation.payments.list,
    steer: (payment, step) => steer(simulation, payment, step),
    ledger: simulation.ledger,
    stop: async () => {
      clock.stop();
      await server.stop();
    },
  };
}
