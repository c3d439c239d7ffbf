import { isLong } from './rounds.ts';

/** Both languages on a phone and on a wide screen; by `npm test` each language and each width once. */
export const visits = (['fr', 'en'] as const)
  .flatMap((language) => ([360, 1280] as const).map((width) => ({ language, width })))
  .filter(({ language, width }) => isLong || (language === 'fr') === (width === 360));
