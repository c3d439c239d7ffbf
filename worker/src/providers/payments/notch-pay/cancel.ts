import { isReference } from '../fields.ts';
import type { GivenUp } from '../payment-provider.ts';
import type { AskNotchPay } from './ask-notch-pay.ts';

/** Takes the transaction back, which it refuses once it has ended. */
export async function cancel(ask: AskNotchPay, { providerRef }: GivenUp, signal: AbortSignal): Promise<void> {
  if (isReference(providerRef)) await ask(`/payments/${providerRef}`, { signal, method: 'DELETE' });
}
