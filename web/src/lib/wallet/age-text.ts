import type { TFunction } from 'i18next';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was: '2 h ago', 'il y a 2 h'. */
export function ageText(t: TFunction<'wallet'>, since: number, now = Date.now()): string {
  const age = now - since;
  if (age < minute) return t('age.now');
  if (age < hour) return t('age.minutes', { count: Math.floor(age / minute) });
  if (age < day) return t('age.hours', { count: Math.floor(age / hour) });
  return t('age.days', { count: Math.floor(age / day) });
}
