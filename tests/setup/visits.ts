import { inTurn, isLong } from './rounds.ts';

/** Both languages on a phone and on a wide screen; by `npm test` each language and each width once. */
export const visits = (['fr', 'en'] as const)
  .flatMap((language) => ([360, 1280] as const).map((width) => ({ language, width })))
  .filter(({ language, width }) => isLong || (language === 'fr') === (width === 360));

/** Of the same walk in both languages one by `npm test`, both by `npm run test:long`. */
export const oneOfBoth = <Visit>(both: readonly Visit[]): readonly Visit[] =>
  isLong ? both : both.slice(-1);

/** Of a long walk, one visit by `npm test`, another one in each file, so that each language and width has its share; all by `npm run test:long`. */
export const visitsOf = <Visit>(file: string, all: readonly Visit[]): readonly Visit[] =>
  partOf(file, all, all.length);

/** Of many that are alike, such as pages, one in `parts` by `npm test`, beginning with another one in each file; all by `npm run test:long`. */
export const partOf = <Visit>(file: string, all: readonly Visit[], parts = 2): readonly Visit[] =>
  inTurn(all, turnOf(file), parts);

const turnOf = (file: string) =>
  [...file.replace(/.*\//, '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
