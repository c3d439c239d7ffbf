import { dayMilliseconds, doualaDay } from '../day.ts';
import type { Language } from '../language.ts';

/** Each in the singular and the plural. Every card says it: the browser's own formatter takes a slow phone longer than the card. */
const units = [
  { days: 30, en: ['month', 'months'], fr: ['mois', 'mois'] },
  { days: 7, en: ['week', 'weeks'], fr: ['semaine', 'semaines'] },
  { days: 1, en: ['day', 'days'], fr: ['jour', 'jours'] },
] as const;

const today = { en: 'today', fr: 'aujourd’hui' };

/** Completes 'Member for …' or 'Member since …' (in French both 'Membre depuis …'). */
export type Membership = { kind: 'for' | 'since'; time: string };

/** How long somebody has been a member: '3 weeks', '9 months', after a year since when ('2024'), at first 'today'. */
export function membership(joinedDate: string, now: number, language: Language): Membership {
  const days = Math.max(0, Math.floor((now - Date.parse(joinedDate)) / dayMilliseconds));
  if (days === 0) return { kind: 'since', time: today[language] };
  if (days >= 365) return { kind: 'since', time: doualaDay(new Date(joinedDate)).slice(0, 4) };
  const unit = units.find((step) => days >= step.days) ?? units[2];
  const count = Math.floor(days / unit.days);
  return { kind: 'for', time: `${count}\u00a0${unit[language][count === 1 ? 0 : 1]}` };
}
