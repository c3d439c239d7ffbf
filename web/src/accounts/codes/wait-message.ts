import type { TFunction } from 'i18next';

/** 'Wait 1m 20s' for a button that cannot be pressed yet; undefined when it can. */
export function waitMessage(seconds: number, t: TFunction<'accounts'>): string | undefined {
  if (seconds === 0) return undefined;
  return t('code.wait', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
