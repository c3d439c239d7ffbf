import type { Runtime } from '../../../runtime.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { askerOf, type FlutterwaveSettings } from './ask-flutterwave.ts';
import { closePage } from './close-page.ts';
import { createHosted, initiateDirect, pageSeconds } from './initiate.ts';
import { fetchRecord } from './record.ts';
import { authenticateWebhook } from './webhook.ts';

/** Flutterwave's API of version 3. */
export function flutterwave(settings: FlutterwaveSettings, runtime: Pick<Runtime, 'fetch'>): PaymentProvider {
  const { FLUTTERWAVE_ENDPOINT: endpoint, FLUTTERWAVE_OPERATORS: operators } = settings;
  const ask = askerOf(settings, runtime);
  return {
    capabilities: {
      direct: operators.length > 0,
      hosted: true,
      cards: true,
      findsByTxRef: true,
      promptSeconds: 600,
      pageSeconds,
      operators,
      ...settings.FLUTTERWAVE_PAYABLE_XAF,
    },
    initiateDirect: (intent, signal) => initiateDirect(ask, intent, { signal, endpoint }),
    createHosted: (intent, signal) => createHosted(ask, intent, { signal, endpoint }),
    fetchRecord: (lookup, signal) => fetchRecord(ask, lookup, signal),
    cancel: (given, signal) => closePage(ask, given, signal),
    authenticateWebhook: (request) => authenticateWebhook(request, settings.FLUTTERWAVE_SECRET_HASH),
  };
}
