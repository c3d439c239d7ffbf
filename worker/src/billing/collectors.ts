import type { ProviderId } from '@mboalink/shared/billing/provider-ids.ts';
import type { Context } from '../context.ts';
import type { PaymentProvider } from '../providers/payments/payment-provider.ts';

/** Who collects new payments, the preferred first; none where payments are switched off. */
export function collectorsOf({
  env,
  paymentProviders,
}: Pick<Context, 'env' | 'paymentProviders'>): [ProviderId, PaymentProvider][] {
  return env.PAYMENT_PROVIDERS.flatMap((id) => {
    const provider = paymentProviders.get(id);
    return provider ? [[id, provider]] : [];
  });
}
