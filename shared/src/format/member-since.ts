import { dayMilliseconds, doualaDay } from '../day.ts';
import { type Language, locales } from '../language.ts';

const units = [
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

/** Completes 'Member for …' or 'Member since …' (in French both 'Membre depuis …'). */
export type Membership = { kind: 'for' | 'since'; time: string };

/** How long somebody has been a member: '3 weeks', '9 months', after a year since when ('2024'), at first 'today'. */
export function membership(joinedDate: string, now: number, language: Language): Membership {
  const days = Math.max(0, Math.floor((now - Date.parse(joinedDate)) / dayMilliseconds));
  if (days === 0) {
    const today = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
    return { kind: 'since', time: today.format(0, 'day') };
  }
  if (days >= 365) return { kind: 'since', time: doualaDay(new Date(joinedDate)).slice(0, 4) };
  const { unit, days: length } = units.find((step) => days >= step.days) ?? units[2];
  const formatter = new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' });
  return { kind: 'for', time: formatter.format(Math.floor(days / length)) };
}
