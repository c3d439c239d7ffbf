import { isLong } from './rounds.ts';

/** Both languages on a phone and on a wide screen; by `npm test` each language and each width once. */
export const visits = (['fr', 'en'] as const)
  .flatMap((language) => ([360, 1280] as const).map((width) => ({ language, width })))
  .filter(({ language, width }) => isLong || (language === 'fr') === (width === 360));

/** Of the same walk in both languages one by `npm test`, both by `npm run test:long`. */
export const oneOfBoth = <Visit>(both: readonly Visit[]): readonly Visit[] =>
  isLong ? both : both.slice(-1);
