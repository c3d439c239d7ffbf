import type { TFunction } from 'i18next';
import { splitWait } from '../../lib/format/countdown.ts';

/** 'Wait 1m 20s' for a button that cannot be pressed yet; undefined when it can. */
export function waitMessage(seconds: number, t: TFunction<'accounts'>): string | undefined {
  if (seconds === 0) return undefined;
  return t('code.wait', splitWait(seconds));
}
