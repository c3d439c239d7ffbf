/** The trades that are asked for most everywhere, the first most, by their slugs. */
export const popularTrades: readonly string[] = (
  'plumbers event-caterers tailors phones hairdressers chairs-and-tents masons mechanics electricians wood-carpentry ' +
  'phone-repair moto-taxi restaurants delivery-riders furniture-makers painting-and-decorating cake-makers ' +
  'rooms-and-apartments-to-let home-tutors photographers'
).split(' ');

const popular = new Set(popularTrades);

/** Whether the trade of a path is among them. */
export function isPopular(path: string): boolean {
  return popular.has(path.split('/')[1] ?? '');
}
