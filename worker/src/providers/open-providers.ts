import { type ProviderId, providerIds } from '@mboalink/shared/billing/payments.ts';
import { type Env, hasSecretsOf } from '../env.ts';
import type { Runtime } from '../runtime.ts';
import { resend } from './mail/resend.ts';
import { campay } from './payments/campay.ts';
import { flutterwave } from './payments/flutterwave.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { linkPictureDrawer, pictureBucket, pictureEncoder } from './pictures.ts';
import { webPush } from './push.ts';

/** Whoever works for us outside, as the configuration names them. Nobody is asked anything yet. */
export function openProviders(env: Env, runtime: Runtime) {
  const pictures = pictureBucket(env.PICTURES);
  return {
    mail: resend(env, runtime),
    push: webPush(env, runtime),
    pictures,
    encodePicture: pictureEncoder(env.IMAGES),
    drawLinkPicture: linkPictureDrawer(env.IMAGES, pictures),
    paymentProviders: openPaymentProviders(env, runtime),
  };
}

/**
 * The payment providers whose secrets are there. Those that the configuration does not name collect no more, and are still
 * heard and asked about what they collect already.
 */
function openPaymentProviders(env: Env, runtime: Runtime): ReadonlyMap<ProviderId, PaymentProvider> {
  const open: Record<ProviderId, PaymentProvider | null> = {
    flutterwave: hasSecretsOf(env, 'flutterwave') ? flutterwave(env, runtime) : null,
    campay: hasSecretsOf(env, 'campay') ? campay(env, runtime) : null,
  };
  return new Map(providerIds.flatMap((id) => (open[id] ? [[id, open[id]] as const] : [])));
}
