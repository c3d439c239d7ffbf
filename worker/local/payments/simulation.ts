import { randomUUID } from 'node:crypto';
import { createLedger } from './ledger.ts';
import { type AnswerFate, type Payer, payOnPage, promptPayer } from './payer.ts';
import type { Payment, PaymentRequest, ProviderName } from './payment.ts';
import { createPaymentStore } from './payment-store.ts';
import type { Condition } from './settings.ts';
import { type Outcome, type SimulationCore, settle } from './settling.ts';
import { createWebhookSender, type WebhookSenderOptions } from './webhook-sender.ts';

export type Simulation = SimulationCore & {
  /** Makes a payment that asks no payer yet; `reference` where the provider's are of a form of their own. */
  open(request: PaymentRequest, reference?: string): Payment;
  prompt(payment: Payment, payer: Payer): Promise<AnswerFate>;
  payOnPage(payment: Payment, payer: Payer): Promise<void>;
  settle(payment: Payment, outcome: Outcome): Promise<void>;
  /** Sends the webhook of how the payment stands, once more and as it should be. */
  resend(payment: Payment): Promise<void>;
  /** Takes a provider down or up; up again, it sends the webhooks that waited. */
  setCondition(provider: ProviderName, condition: Condition): Promise<void>;
};

/** Payments, their payers and their providers' webhooks, whoever the provider is. */
export function createSimulation(options: WebhookSenderOptions): Simulation {
  const { clock, settings, traits } = options;
  const payments = createPaymentStore();
  const webhooks = createWebhookSender(options);
  const core: SimulationCore = { clock, settings, traits, payments, ledger: createLedger(), webhooks };
  return {
    ...core,
    open: (request, reference = randomUUID()) => payments.add(request, reference, clock.now()),
    prompt: (payment, payer) => promptPayer(core, payment, payer),
    payOnPage: (payment, payer) => payOnPage(core, payment, payer),
    settle: (payment, outcome) => settle(core, payment, outcome),
    resend: (payment) => webhooks.send(payment, payment.state),
    setCondition: async (provider, condition) => {
      settings.conditions[provider] = condition;
      if (condition === 'up') await webhooks.release(provider);
    },
  };
}
