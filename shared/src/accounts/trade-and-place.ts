type Named = { trade: string; quartier: string | null; town: string };

/** What somebody does and where, by names: 'Carpenters · Bonabéri, Douala'. Parts that are not known are left out. */
export function tradeAndPlace({ trade, quartier, town }: Named): string {
  const place = [quartier, town].filter(Boolean).join(', ');
  return [trade, place].filter(Boolean).join(' · ');
}
