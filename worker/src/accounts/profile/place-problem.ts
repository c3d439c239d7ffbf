import { claimsInstitution, holdsClaim } from '@mboalink/shared/accounts/institution-voice.ts';
import { asSeen, readWords } from '@mboalink/shared/accounts/read-words.ts';
import { foldText, wordsOf } from '@mboalink/shared/slug.ts';
import { namesUs, readingsOf } from './name-problem.ts';

/** What is wrong with a place or a price beside numbers: it speaks for us or for a brand. */
export type PlaceProblem = 'speaks';

/** How a place is told by another: 'Face à l’agence MTN' speaks for nobody. */
const near =
  /^\W*(?:en face|face|derriere|devant|pres|proche|a cote|cote|non loin|avant|apres|entre|sous|au-dessus|au dessus|entree|carrefour|immeuble|montee|descente|behind|near|next to|beside|opposite|in front|before|after|between|above|below|at the|entrance|junction)\b/;

/**
 * Why nobody may write that of a place or a price: it speaks in our name, or in that of a brand. What is near one, or is
 * sold of one, is no problem.
 */
export function placeProblem(text: string): PlaceProblem | undefined {
  const readings = readingsOf(text).map((read) => read.normalize('NFKC'));
  const wordsIn = (read: string) => readWords(wordsOf(read), asSeen);
  if (namesUs(text) && readings.some((read) => holdsClaim(wordsIn(read)))) return 'speaks';
  return readings.some((read) => claimsInstitution(wordsIn(apart(read)))) ? 'speaks' : undefined;
}

/** Without those parts that only tell what is near. */
const apart = (text: string) =>
  foldText(text)
    .split(/[,;:|/()\u2013\u2014]|\s-\s/)
    .filter((part) => !near.test(part))
    .join(' ');
