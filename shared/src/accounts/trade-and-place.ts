/** A place within its town: 'Bonabéri, Douala'. What is not known is left out. */
export function quartierAndTown(quartier: string | null | undefined, town: string | undefined): string {
  return [quartier, town].filter(Boolean).join(', ');
}

/** What somebody does and where, by names: 'Carpenters · Bonabéri, Douala'. What is not known is left out. */
export function tradeAndPlace(trade: string, place: string): string {
  return [trade, place].filter(Boolean).join(' · ');
}
