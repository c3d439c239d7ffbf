import { isVocabulary, lettersOnce, seenAs } from './read-words.ts';
import { slipsOf } from './slips.ts';

const name = 'mboalink';
const seen = seenAs(name);
/** As others would write what they hear. */
const heard = ['mboalinc', 'mboalinck', 'mboalinq', 'mboalinque', 'mboalynk', 'mboalync', 'mboalynck'];
const slips = [...new Set([...slipsOf(name), ...heard].map(seenAs))];

/**
 * Whether folded words hold our own name, written together or apart, with letters doubled, or figures for letters; or a slip of
 * it as a word, alone or before and behind words that speak for somebody: 'mboalnk', 'mbolainksupport'. Words that are a slip
 * only together are honest ones: 'Mba Link', 'Mboa Ink'.
 */
export function holdsOurName(words: readonly string[]): boolean {
  const joined = words.join('');
  return seenAs(joined).includes(seen) || seenAs(lettersOnce(joined)).includes(seen) || words.some(holdsSlip);
}

function holdsSlip(typed: string): boolean {
  const word = typed.replace(/^\d+|\d+$/g, '');
  const read = seenAs(word);
  return slips.some((slip) => {
    if (read === slip) return true;
    if (read.startsWith(slip)) return isVocabulary(read.slice(slip.length));
    return read.endsWith(slip) && isVocabulary(read.slice(0, -slip.length));
  });
}
