import type { Group } from './group.ts';
import { wordGroupsIn } from './number-words.ts';

const noughts = 'OoОоΟο';
/** Rings behind a figure; degrees and a pair of brackets only before one, too. */
const rings = String.raw`(?<=[\d◯○])[◯○]|(?<=\d)(?:°|\(\))(?=\d)`;
const ones = 'IІΙӀ';
const isOne = new RegExp(`[l${ones}]`, 'gu');

/** '67O', 'O12', 'l23', 'OOO', '69◯12'; neither the litres of '65l' nor the processor 'I7'. */
const lookAlikesOf = (noughts: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?!I[3579](?![\p{L}\p{N}]))(?:[\d${noughts}${ones}]|l(?=[\dl${noughts}${ones}])|${rings})+(?![\p{L}\p{N}])`,
    'gu',
  );
const lookAlikes = lookAlikesOf(noughts);
/** The same with a crossed O, which alone before figures is a diameter: 'Ø 12'. */
const crossedToo = lookAlikesOf(`${noughts}Øø`);
const crossed = /\d[Øø](?!\d{1,2}(?!\d))/u;
/** Letters alone may be noughts, one of them a capital: 'II' and 'l' mean something else. */
const noughtsAlone = new RegExp(`^(?:O|[${noughts}]{2,})$`, 'u');

/** The groups of figures in a plain text. */
export function figureGroupsIn(plain: string): Group[] {
  return [...plain.matchAll(/\d+/g)].map(({ 0: digits, index }) => group(digits, index));
}

/**
 * The same, with words that are numbers and letters among figures that look like some; nothing where there are no such words
 * and letters.
 */
export function readGroupsIn(plain: string, figures: readonly Group[]): Group[] {
  const letters = [...plain.matchAll(crossed.test(plain) ? crossedToo : lookAlikes)]
    .filter(([read]) => (/\d/.test(read) ? /\D/.test(read) : noughtsAlone.test(read)))
    .map(({ 0: read, index }) => letterGroup(read, index));
  const others = [...letters, ...wordGroupsIn(plain)];
  if (others.length === 0) return [];
  const read = new Set(letters.flatMap(({ start, end }) => range(start, end)));
  return [...others, ...figures.filter(({ start }) => !read.has(start))].sort(
    (one, other) => one.start - other.start,
  );
}

const group = (digits: string, start: number): Group => ({ digits, start, end: start + digits.length });

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

function letterGroup(read: string, start: number): Group {
  const digits = read.replaceAll('()', '0').replace(isOne, '1').replace(/\D/gu, '0');
  return { ...group(read, start), digits, ...(!/\d/.test(read) && { as: 'letters' }) };
}
