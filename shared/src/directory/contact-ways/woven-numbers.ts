import type { Group, Span } from './group.ts';

/** Signs of anything else, with one letter among them or none. */
const ofOneLetter = /^[^\p{L}\p{N}]{0,3}\p{L}?[^\p{L}\p{N}]{0,3}$/u;
const ofLetters = /^\p{L}{1,3}$/u;
const longestBetween = 12;

/** '650x750x850': the sizes of a thing. */
const sizes = /^(?:\d*[05](?:x|$)){3}$/i;

/** Before each of three groups: 'N:677N:123N:456'. */
const named = /^\W{0,2}\p{L}{1,3}[:=#°]\s?$/u;

/** The same, of one letter after the other: 'A:677 B:123 C:456'. */
const lettered = /^[\s,;]{0,3}(?<letter>\p{L})[:=#]\s?$/u;

/** Who gives out numbers: 'MTN' among the figures of one. */
const operator = /^\W{0,3}(?:mtn|orange|camtel|nexttel|momo|om)\W{0,3}$/i;
const noLetter = /^\P{L}*$/u;

const areRound = (groups: readonly string[]) => groups.every((digits) => Number(digits) % 5 === 0);

/** A line with figures alone behind what counts it: '1. 677'. */
const listed = /(?:(?<=^|\n)[^\S\n]*\d{1,2}[.)][^\S\n]*\d{1,3}[^\S\n]*(?:\n|$)){3,9}/g;
const inList = /(?<=\d[.)]\s*)\d+(?=\s*(?:\n|$))/g;

/** The mobile numbers whose groups are the lines of a list: '1. 677', '2. 123', '3. 456'. */
export function listedNumbersIn(plain: string, mobile: RegExp): Span[] {
  return [...plain.matchAll(listed)].flatMap(({ 0: list, index }) => {
    const groups = [...list.matchAll(inList)];
    const digits = groups.map(([group]) => group);
    const [first, last] = [groups[0], groups.at(-1)];
    if (!first || !last || !mobile.test(digits.join('')) || areRound(digits)) return [];
    return [{ start: index + first.index, end: index + last.index + last[0].length }];
  });
}

const millions = /^\s{0,3}(?:millions?|m)[\s,]{0,3}$/iu;
const thousands = /^\s{0,3}(?:mille|thousand|k)[\s,]{0,3}$/iu;

/** The mobile numbers that are counted as an amount: '677 millions 123 mille 456'. No coin is below five francs. */
export function countedNumbersIn(plain: string, groups: readonly Group[]): Span[] {
  return groups.flatMap(({ start, end, digits }, at) => {
    const [second, third] = [groups[at + 1], groups[at + 2]];
    if (!second || !third || !/^6[25-9]\d$/.test(digits) || Number(third.digits) % 5 === 0) return [];
    const isCounted =
      third.digits.length < 4 &&
      millions.test(plain.slice(end, second.start)) &&
      thousands.test(plain.slice(second.end, third.start));
    return isCounted ? [{ start, end: third.end }] : [];
  });
}

/** The mobile numbers with letters between their figures: '6a7b7c1d2e3f4g5h6', '677 x 12 x 34 x 56'. */
export function wovenNumbersIn(plain: string, groups: readonly Group[], mobile: RegExp): Span[] {
  return groups.flatMap(({ start, digits: first }, at) => {
    let digits = first;
    const between: string[] = [];
    for (let next = at + 1; next < groups.length && digits.length < 14; next += 1) {
      const [last, group] = [groups[next - 1], groups[next]];
      if (!last || !group || group.start - last.end > longestBetween) break;
      between.push(plain.slice(last.end, group.start));
      digits += group.digits;
      const span = { start, end: group.end };
      if (between.length > 1 && mobile.test(digits) && isWoven(plain, span, between)) return [span];
    }
    return [];
  });
}

function isWoven(plain: string, { start, end }: Span, between: readonly string[]): boolean {
  if (!between.some((signs) => /\p{L}/u.test(signs))) return false;
  if (isNamed(plain, { start, end }, between)) return true;
  const behind = plain.slice(end, end + longestBetween);
  if (between.every((signs) => ofLetters.test(signs))) {
    const goesOn =
      /^\p{L}*\d/u.test(behind) || /\d\p{L}*$/u.test(plain.slice(Math.max(0, start - longestBetween), start));
    return !goesOn && !sizes.test(plain.slice(start, end));
  }
  if (between.length > 7 && between.every((signs) => ofOneLetter.test(signs))) return true;
  const [signs = ''] = between;
  if (!between.every((each) => each === signs)) return false;
  if (between.length > 2) return !isUnit(signs, behind);
  return named.test(signs) && !/^(?:\d*[05]\D+){2}\d*[05]$/.test(plain.slice(start, end));
}

/** Whether letters in their order, or the name of one operator, stand among figures that are not all round. */
function isNamed(plain: string, { start, end }: Span, between: readonly string[]): boolean {
  if (areRound(plain.slice(start, end).match(/\d+/g) ?? [])) return false;
  const others = between.filter((signs) => !operator.test(signs));
  if (others.length === between.length - 1) return others.every((signs) => noLetter.test(signs));
  const codes = [plain.slice(Math.max(0, start - 4), start), ...between].map((signs) =>
    lettered.exec(signs)?.groups?.letter?.codePointAt(0),
  );
  return codes.every((code, at) => code !== undefined && code === (codes[0] ?? 0) + at);
}

/** Whether what stands between figures stands behind the last of them, too: '65 g, 75 g, 85 g, 250 g'. */
function isUnit(signs: string, behind: string): boolean {
  const [letters = ''] = /\p{L}+/u.exec(signs) ?? [];
  return (/\p{L}+/u.exec(behind)?.[0] ?? '') === letters;
}
