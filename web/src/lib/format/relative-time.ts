const day = 24 * 60 * 60 * 1000;

const steps = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

/** How long ago somebody joined, in the largest unit that is full: 'yesterday', '3 weeks ago', 'il y a 2 ans'. */
export function memberSince(joinedDate: string, now: number, language: string): string {
  const days = Math.max(0, Math.floor((now - Date.parse(joinedDate)) / day));
  const { unit, days: length } = steps.find((step) => days >= step.days) ?? steps[3];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(days / length), unit);
}
