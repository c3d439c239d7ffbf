import type { ProviderName } from './payment.ts';

/** `unavailable` answers 503 and `unreachable` breaks each connection; webhooks wait until it is up again. */
export type Condition = 'up' | 'unavailable' | 'unreachable';

/** What nobody knows of the real providers, or can choose there; both ways are met here. */
export type SimulatorSettings = {
  conditions: Record<ProviderName, Condition>;
  /** What CamPay does with a reference that it has. */
  campayRepeats: 'first-result' | 'refusal';
  /** What Flutterwave signs webhooks with. */
  flutterwaveSignature: 'verif-hash' | 'flutterwave-signature' | 'both';
  /** Whether a slow answer (0006, 0018, 0019) takes its time on the clock, or comes at once. */
  slowAnswers: 'wait' | 'at-once';
};

/** How everything stands at the start. */
export const standardSettings = (): SimulatorSettings => ({
  conditions: { flutterwave: 'up', 'notch-pay': 'up', campay: 'up' },
  campayRepeats: 'first-result',
  flutterwaveSignature: 'verif-hash',
  slowAnswers: 'wait',
});
