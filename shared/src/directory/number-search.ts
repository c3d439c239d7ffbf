import { foldText } from '../slug.ts';

const aroundNumbers = new Set(
  (
    'a appel appeler appelle au call contact contacter de du for le mobile momo mtn my no num number numero of orange phone ' +
    'sur tel telephone the to un wa whatsapp'
  ).split(' '),
);

/** So many figures are a telephone number, or most of one. */
const fewestOfNumber = 6;

/**
 * Whether a text asks for a number and nothing else: figures alone, or a telephone number beside words such as 'tel'. Nobody
 * is found by their number.
 */
export function isNumberSearch(text: string): boolean {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return figuresIn(text) > 0;
  return isTelephone(text) && words.every((word) => aroundNumbers.has(word));
}

/** Whether a text has as many figures together as a telephone number, however they are grouped. */
export function isTelephone(text: string): boolean {
  const groups = text.match(/\p{N}[\p{N}\s.\-/()]*/gu) ?? [];
  return groups.some((group) => figuresIn(group) >= fewestOfNumber);
}

function figuresIn(text: string): number {
  return text.match(/\p{N}/gu)?.length ?? 0;
}
