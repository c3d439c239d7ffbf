import { type ProviderId, providerIds } from '@mboalink/shared/billing/payments.ts';
import { type Env, type EnvWith, hasSecretsOf } from '../../env.ts';
import type { Runtime } from '../../runtime.ts';
import { campay } from './campay.ts';
import { flutterwave } from './flutterwave.ts';
import type { PaymentProvider } from './payment-provider.ts';

type PaymentRuntime = Pick<Runtime, 'fetch' | 'now'>;
type Opener = (env: Env, runtime: PaymentRuntime) => PaymentProvider;

const openers: Record<ProviderId, Opener> = {
  flutterwave: opener('flutterwave', flutterwave),
  campay: opener('campay', campay),
};

/**
 * The providers that the configuration names, the preferred first, and behind them those whose secrets are there: they collect
 * no more, and are still heard and asked about what they collect already.
 */
export function openPaymentProviders(
  env: Env,
  runtime: PaymentRuntime,
): ReadonlyMap<ProviderId, PaymentProvider> {
  const named = env.PAYMENT_PROVIDERS;
  const former = providerIds.filter((id) => !named.includes(id) && hasSecretsOf(env, id));
  return new Map([...named, ...former].map((id) => [id, openers[id](env, runtime)]));
}

function opener<Id extends ProviderId>(
  id: Id,
  open: (settings: EnvWith<Id>, runtime: PaymentRuntime) => PaymentProvider,
): Opener {
  return (env, runtime) => {
    // A configuration that was parsed never comes here; no provider is opened without its secrets all the same.
    if (!hasSecretsOf(env, id)) throw new Error(`${id} is half configured`);
    return open(env, runtime);
  };
}
