import type { EnvWith } from '../../../env.ts';
import type { Runtime } from '../../../runtime.ts';
import { type Answer, askProvider } from '../ask-provider.ts';

export type FlutterwaveSettings = Pick<
  EnvWith<'flutterwave'>,
  | 'FLUTTERWAVE_ENDPOINT'
  | 'FLUTTERWAVE_OPERATORS'
  | 'FLUTTERWAVE_PAYABLE_XAF'
  | 'FLUTTERWAVE_SECRET_KEY'
  | 'FLUTTERWAVE_SECRET_HASH'
>;

/** Asks for a path under the base address, with our key. */
export type AskFlutterwave = (path: string, signal: AbortSignal, body?: object) => Promise<Answer>;

export function askerOf(settings: FlutterwaveSettings, runtime: Pick<Runtime, 'fetch'>): AskFlutterwave {
  return (path, signal, body) =>
    askProvider(runtime, {
      url: `${settings.FLUTTERWAVE_ENDPOINT}${path}`,
      headers: { Authorization: `Bearer ${settings.FLUTTERWAVE_SECRET_KEY}` },
      signal,
      ...(body && { body }),
    });
}
