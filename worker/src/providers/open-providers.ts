import type { Env } from '../env.ts';
import type { Runtime } from '../runtime.ts';
import { resend } from './mail/resend.ts';
import { openPaymentProviders } from './payments/provider-registry.ts';
import { pictureBucket } from './pictures/picture-bucket.ts';
import { pictureEncoder } from './pictures/picture-encoder.ts';

/** Whoever works for us outside, as the configuration names them. Nobody is asked anything yet. */
export const openProviders = (env: Env, runtime: Runtime) => ({
  mail: resend(env, runtime),
  pictures: pictureBucket(env.PICTURES),
  encodePicture: pictureEncoder(env.IMAGES),
  paymentProviders: openPaymentProviders(env, runtime),
});
