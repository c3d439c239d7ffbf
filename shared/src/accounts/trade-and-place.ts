import type { CurrentUser } from './user.ts';

/** A place within its town: 'Bonabéri, Douala'. What is not known is left out. */
export function quartierAndTown(quartier: string | null | undefined, town: string | undefined): string {
  return [quartier, town].filter(Boolean).join(', ');
}

/** What somebody does and where, by names: 'Carpenters · Bonabéri, Douala'. What is not known is left out. */
export function tradeAndPlace(trade: string, place: string): string {
  return [trade, place].filter(Boolean).join(' · ');
}

/** What somebody is told of themselves. The trade that a buyer looks for is not theirs, so only the place is said. */
export function ownTradeAndPlace(
  { userType }: Pick<CurrentUser, 'userType'>,
  trade: string,
  place: string,
): string {
  return tradeAndPlace(userType === 'buyer' ? '' : trade, place);
}
