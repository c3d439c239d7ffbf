import { authorityWords } from './authorities.ts';
import { allClaims, besides, companyWords, duties, protectedNames, titles } from './institution-words.ts';
import { wholeNameWords } from './whole-names.ts';

export function lackingOf(name: string): string[] {
  return [...name].map((_, at) => name.slice(0, at) + name.slice(at + 1));
}

export const vocabulary = [
  ...Object.values(protectedNames).flat(),
  ...allClaims,
  ...companyWords,
  ...besides,
  ...duties,
  ...titles,
  ...authorityWords,
  ...wholeNameWords,
]
  .flatMap((phrase) => phrase.split(' '))
  .filter((word) => word.length > 2 || companyWords.has(word) || word === 'hq');

const longest = Math.max(...vocabulary.map((word) => word.length));

const digitLetters = 'oizeasgtb';

/** A word of letters and digits as a hasty eye reads it, to be compared with another read so: '0fficie1' as 'officiel'. */
export function seenAs(word: string): string {
  return word
    .replace(/[0-8]/g, (digit) => digitLetters.charAt(Number(digit)))
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')
    .replaceAll('l', 'i');
}

export type Table = ReadonlyMap<string, string>;

type Look = { read: (word: string) => string; table: Table; onceLettered: Table };

/** A word with one letter for each that stands several times: 'gendarmerrie' as 'gendarmerie', 'controlleur' as 'controleur'. */
export const lettersOnce = (word: string): string => word.replace(/([a-z])\1+/g, '$1');

/** Shorter words are other ones with a letter more: 'Monno' is no Mono. */
const shortestOnceLettered = 6;

/** Words so long that one letter may be missing, and everybody still reads them: 'watsapp'. */
export const lacking = Object.values(protectedNames)
  .flat()
  .filter((name) => name.length > 7 && !name.includes(' '))
  .flatMap((name) => lackingOf(name).map((word): [string, string] => [word, name]));

const lookBy = (read: Look['read']): Look => ({
  read,
  table: new Map([
    ...lacking.map(([word, name]): [string, string] => [read(word), name]),
    ...vocabulary.map((word): [string, string] => [read(word), word]),
  ]),
  onceLettered: new Map(
    vocabulary
      .filter((word) => word.length >= shortestOnceLettered)
      .map((word): [string, string] => [lettersOnce(read(word)), word]),
  ),
});

/** How words are looked at: letter by letter, or as a hasty eye does. */
export const asTyped = lookBy((word) => word);
export const asSeen = lookBy(seenAs);

/**
 * Folded words with our vocabulary found in them, also where it was written together or apart: 'MTN-Sup port' and 'm t n
 * support' are mtn, support.
 */
export function readWords(words: readonly string[], look: Look): string[] {
  const spelled = words
    .join(' ')
    .replace(/\b\w(?: \w)+\b/g, (letters) => spelledIn(letters.replaceAll(' ', ''), look));
  const known: string[] = [];
  let unknown = '';
  for (const word of spelled.split(' ')) {
    const parts = partsOfNumbered(word, look);
    const joined = parts ? undefined : partsOf(unknown + word, look);
    if (joined && unknown) known.splice(-1, 1, ...joined);
    else known.push(...(parts ?? [word]));
    unknown = parts || joined ? '' : word;
  }
  return known;
}

/** Letters that stood alone, with the first word among them apart from those that are none of it: 'mtna' as 'mtn a'. */
function spelledIn(letters: string, look: Look): string {
  if (partsOf(letters, look)) return letters;
  for (let start = 0; start + 3 <= letters.length; start += 1) {
    for (let end = letters.length; end >= start + 3; end -= 1) {
      const word = letters.slice(start, end);
      if (!partsOf(word, look)) continue;
      return `${letters.slice(0, start)} ${word} ${spelledIn(letters.slice(end), look)}`.trim();
    }
  }
  return letters;
}

/** The same of one word; figures in or around it are figures, or letters: 'momo24', 'orange24money', 'm0m0'. */
export function partsOfNumbered(word: string, look: Look): string[] | undefined {
  if (/^\d+$/.test(word)) return undefined;
  const without = [
    word,
    word.replace(/\d+$/, ''),
    word.replace(/^\d+/, ''),
    word.replace(/^\d+|\d+$/g, ''),
    word.replace(/\d+/g, ''),
  ];
  for (const each of without) {
    const parts = partsOf(each, look);
    if (parts) return parts;
  }
  return undefined;
}

/** The words that a word is made of, where it is made of nothing else. */
function partsOf(typed: string, look: Look): string[] | undefined {
  const parts = segmentsOf(typed, look);
  return parts?.some((part) => isOverread(part, typed)) ? undefined : parts;
}

/** Short words that many are written like: 'DGL', 'Morno', '5A'. Figures for letters make them, except where figures are usual. */
const easilyRead: ReadonlySet<string> = new Set(
  [...protectedNames.offices, ...protectedNames.nicknames].filter((name) => name.length < 10),
);

function isOverread(part: string, typed: string): boolean {
  if (typed.includes(part)) return false;
  return companyWords.has(part) ? part.length < 4 : easilyRead.has(part) && !/\d/.test(typed);
}

function segmentsOf(typed: string, { read, table, onceLettered }: Look): string[] | undefined {
  const word = read(typed);
  return segmentsIn(word, table) ?? segmentsIn(lettersOnce(word), onceLettered);
}

export function segmentsIn(word: string, table: Table): string[] | undefined {
  const before: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end && !before[end]; start += 1) {
      const part = before[start] && table.get(word.slice(start, end));
      if (part) before[end] = [...(before[start] ?? []), part];
    }
  }
  return before[word.length];
}

/** Whether a word is made of our vocabulary alone. */
export const isVocabulary = (word: string): boolean => partsOfNumbered(word, asSeen) !== undefined;
