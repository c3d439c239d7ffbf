import type { Runtime } from '../../../runtime.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { askerOf } from './ask-campay.ts';
import { createHosted, initiateDirect } from './initiate.ts';
import { fetchRecord } from './record.ts';
import type { CampaySettings } from './settings.ts';
import { authenticateWebhook } from './webhook.ts';

/** CamPay's API; access tokens are kept as long as `settings` live. */
export function campay(settings: CampaySettings, runtime: Pick<Runtime, 'fetch' | 'now'>): PaymentProvider {
  const { CAMPAY_ENDPOINT: endpoint, CAMPAY_OPERATORS: operators } = settings;
  const ask = askerOf(settings, runtime);
  return {
    capabilities: {
      direct: operators.length > 0,
      hosted: true,
      cards: true,
      findsByTxRef: false,
      promptSeconds: 600,
      pageSeconds: 24 * 3600,
      operators,
      ...settings.CAMPAY_PAYABLE_XAF,
    },
    initiateDirect: (intent, signal) => initiateDirect(ask, intent, signal),
    createHosted: (intent, signal) => createHosted(ask, intent, { signal, endpoint }),
    fetchRecord: (lookup, signal) => fetchRecord(ask, lookup, signal),
    authenticateWebhook: (request, now) => authenticateWebhook(request, settings.CAMPAY_WEBHOOK_KEY, now),
  };
}
