import { type LegalValueName, legalValueNames } from '../../i18n/legal/legal-document.ts';

export type LegalPart =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: LegalValueName }
  | { kind: 'link'; text: string; path: string };

const marks = /\{\{(\w+)\}\}|\[([^\]]+)\]\((\/[^)]*)\)/g;

/** Takes a sentence apart at its values and links. Throws on a value that nobody knows. */
export function legalParts(sentence: string): LegalPart[] {
  const parts: LegalPart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(marks)) {
    const [mark, value, text, path] = match;
    if (match.index > end) parts.push({ kind: 'text', text: keepTogether(sentence.slice(end, match.index)) });
    if (text !== undefined && path !== undefined) parts.push({ kind: 'link', text, path });
    else parts.push({ kind: 'value', name: valueName(value) });
    end = match.index + mark.length;
  }
  if (end < sentence.length) parts.push({ kind: 'text', text: keepTogether(sentence.slice(end)) });
  return parts;
}

function valueName(key: string | undefined): LegalValueName {
  const name = legalValueNames.find((known) => known === key);
  if (!name) throw new Error(`a legal text names an unknown value: ${key}`);
  return name;
}

/** Puts spaces that do not break where a line must not end: French punctuation, digits, FCFA, n°. */
export function keepTogether(text: string): string {
  return text
    .replace(/ (?=[:;?!»])/g, '\u00a0')
    .replace(/(«|n°) /g, '$1\u00a0')
    .replace(/(loi|Law) (?=n°|\d)/g, '$1\u00a0')
    .replace(/(\d) (?=\d{3}\b|FCFA)/g, '$1\u00a0');
}
