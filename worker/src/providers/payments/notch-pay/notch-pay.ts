import type { Runtime } from '../../../runtime.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { askerOf, type NotchPaySettings } from './ask-notch-pay.ts';
import { cancel } from './cancel.ts';
import { createHosted, initiateDirect } from './initiate.ts';
import { fetchRecord } from './record.ts';
import { authenticateWebhook } from './webhook.ts';

/** Notch Pay's API. */
export function notchPay(settings: NotchPaySettings, runtime: Pick<Runtime, 'fetch'>): PaymentProvider {
  const ask = askerOf(settings, runtime);
  const operators = settings.NOTCH_PAY_OPERATORS;
  return {
    capabilities: {
      direct: operators.length > 0,
      hosted: true,
      cards: false,
      findsByTxRef: false,
      promptSeconds: 600,
      pageSeconds: 30 * 60,
      operators,
      ...settings.NOTCH_PAY_PAYABLE_XAF,
    },
    initiateDirect: (intent, signal) => initiateDirect(ask, intent, { signal, settings }),
    createHosted: (intent, signal) => createHosted(ask, intent, { signal, settings }),
    fetchRecord: (lookup, signal) => fetchRecord(ask, lookup, signal),
    cancel: (given, signal) => cancel(ask, given, signal),
    authenticateWebhook: (request) => authenticateWebhook(request, settings.NOTCH_PAY_HASH_KEY),
  };
}
