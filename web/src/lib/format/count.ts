// Both languages write 4 800 in Cameroon; a comma would be read as a decimal by half of the readers.
const format = new Intl.NumberFormat('fr-FR');

/** 1000 → '1 000', with a '+' where there are more than were counted. */
export function formatCount(count: number, more = false): string {
  return `${format.format(count)}${more ? '+' : ''}`;
}
