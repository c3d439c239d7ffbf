type Case = [text: string, by: { masked: boolean; found: boolean; slug: boolean }];

const everywhere = { masked: true, found: true, slug: true };
const nowhere = { masked: false, found: false, slug: false };
/** A price or hours, to whoever reads them; figures to the search and to addresses, which know no signs. */
const figures = { masked: false, found: true, slug: true };
/** Eight figures, of a number without its 6: the search finds by them what nobody may write any more. */
const short = { masked: true, found: false, slug: true };
/** No number that anybody has; in the search and in an address it may as well be a price. */
const unassigned = { masked: true, found: false, slug: false };

/**
 * Texts for tests, with what holds a number in them: what masks it (`contactWaysIn`), what keeps it out of the index of the
 * search (`number_pattern` of the database), and what keeps it out of addresses (`slugWithoutNumber`). Three rules, since
 * each reads something else of a text; here stands where they agree, and where they do not.
 */
export const numberCases: readonly Case[] = [
  ['677 12 34 56', everywhere],
  ['677123456', everywhere],
  ['+237 677 12 34 56', everywhere],
  ['00237677123456', everywhere],
  ['237 6 77 12 34 56', everywhere],
  ['Awa677-12-34-56', everywhere],
  ['tel677123456ok', everywhere],
  ['0677123456', everywhere],
  ['677.12.34.56', everywhere],
  ['677/12/34/56', everywhere],
  ['677 12 34 56 F', everywhere],
  ['222 31 45 67', everywhere],
  ['233 42 11 22', everywhere],
  ['0033 6 12 34 56 78', everywhere],
  // An address has no plus.
  ['+33 6 12 34 56 78', { ...everywhere, slug: false }],
  ['6 500 - 25 000 F', figures],
  ['65 000 000 F', figures],
  ['6:50-17:30, 18:00', figures],
  ['pointures 65 66 67 68 69', figures],
  ['77 12 34 56', short],
  ['610 12 34 56', unassigned],
  ['250 12 34 56', unassigned],
  ['677 12 34', nowhere],
  ['Quincaillerie 2000, BP 4532', nowhere],
  ['Promo 2025 2026', nowhere],
  ['2011-2015', nowhere],
  ['24 237', nowhere],
  ['2 500 000 F', nowhere],
  ['250 000 000 FCFA', nowhere],
  ['pointures 36 38 40 42 44', nowhere],
];
