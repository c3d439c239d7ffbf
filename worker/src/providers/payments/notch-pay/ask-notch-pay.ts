import type { EnvWith } from '../../../env.ts';
import type { Runtime } from '../../../runtime.ts';
import { type Answer, askProvider, type Question } from '../ask-provider.ts';

export type NotchPaySettings = Pick<
  EnvWith<'notch-pay'>,
  | 'NOTCH_PAY_ENDPOINT'
  | 'NOTCH_PAY_OPERATORS'
  | 'NOTCH_PAY_PAYABLE_XAF'
  | 'NOTCH_PAY_PHONE_FORMAT'
  | 'NOTCH_PAY_PUBLIC_KEY'
  | 'NOTCH_PAY_HASH_KEY'
>;

/** Asks for a path under the base address, with our key. */
export type AskNotchPay = (
  path: string,
  options: Pick<Question, 'signal' | 'body' | 'method'>,
) => Promise<Answer>;

export function askerOf(settings: NotchPaySettings, runtime: Pick<Runtime, 'fetch'>): AskNotchPay {
  return (path, options) =>
    askProvider(runtime, {
      url: `${settings.NOTCH_PAY_ENDPOINT}${path}`,
      // Without "Bearer".
      headers: { Authorization: settings.NOTCH_PAY_PUBLIC_KEY },
      ...options,
    });
}
