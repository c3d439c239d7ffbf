// Both languages write 4 800 in Cameroon: half of the readers would take a comma for the decimal sign.
const grouped = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** 4800 → '4 800', kept on one line; with a '+' where there are more than were counted. */
export function formatCount(count: number, more = false): string {
  // Engines differ in the space they put between thousands; one that they share keeps prerendered text equal.
  return `${grouped.format(count).replace(/\s/g, '\u00a0')}${more ? '+' : ''}`;
}
