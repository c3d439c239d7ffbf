import { holds, protectedIn, saysNothing } from './institution-voice.ts';
import { allClaims, joints, protectedNames } from './institution-words.ts';
import {
  asSeen,
  lacking,
  lackingOf,
  partsOfNumbered,
  seenAs,
  segmentsIn,
  type Table,
  vocabulary,
} from './read-words.ts';
import { isWholeLink, wholeLinkWords } from './whole-names.ts';

/** Which stand in no other word, so that no part of a name is one; of offices some do, in names of crossroads, and a fruit. */
const longNames = [
  ...protectedNames.brands.filter((name) => name.length > 5 && name !== 'orange'),
  ...protectedNames.offices.filter((name) => name.length > 7),
  ...lacking.map(([word]) => word),
  ...protectedNames.brands
    .filter((name) => name.length > 10 && name.includes(' '))
    .flatMap((name) => lackingOf(name.replace(' ', ''))),
].map((name) => seenAs(name.replaceAll(' ', '')));

/** What a link is read by: our vocabulary, what only links say, and little words. */
const linkTable: Table = new Map(
  [...vocabulary, ...wholeLinkWords, ...joints]
    .filter((word) => word.length > 1)
    .map((word): [string, string] => [seenAs(word.replaceAll(' ', '')), word]),
);

/**
 * Whether a name of one word, without spaces, is made of our vocabulary alone and names or claims an institution, does both
 * beside other words, or holds one that stands in no other word: 'orangepay', 'serviceclient24', 'mtnsupportakwa', 'shopwhatsapp'.
 */
export function isOfInstitution(name: string): boolean {
  const parts = partsOfNumbered(name, asSeen);
  if (parts && (protectedIn(parts).length > 0 || allClaims.some((phrase) => holds(parts, phrase))))
    return true;
  const whole = segmentsIn(seenAs(name.replace(/^\d+|\d+$/g, '')), linkTable);
  if (
    whole &&
    isWholeLink(
      whole.flatMap((part) => part.split(' ')),
      saysNothing,
    )
  )
    return true;
  const seen = seenAs(name);
  if (longNames.some((long) => seen.includes(long))) return true;
  const has = (phrase: string) => seen.includes(seenAs(phrase.replaceAll(' ', '')));
  return protectedNames.brands.some(has) && allClaims.some((phrase) => phrase.length > 4 && has(phrase));
}
