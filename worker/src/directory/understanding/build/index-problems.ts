import data from '../problems.json' with { type: 'json' };
import { stemOf } from '../stems.ts';

/** `stems` are those of its words; `takesRest`: what stands behind is what it is for: 'local pour ouvrir un pressing'. */
export type Phrase = { path: string; stems: readonly string[]; takesRest: boolean };

const rest = '…';

/** The phrases of the catalogue. */
export function allPhrases(): Phrase[] {
  return Object.entries(data.problems).flatMap(([path, phrases]) =>
    phrases.split(' | ').map((phrase) => {
      const words = phrase.split(' ');
      const stems = words.filter((word) => word !== rest).map(stemOf);
      return { path, stems, takesRest: words.includes(rest) };
    }),
  );
}
