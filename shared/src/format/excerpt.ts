const mostLetters = 120;

const characters = new Intl.Segmenter();

/** As much of a text as stands in two lines, cut between words, or between whole characters where a word is longer. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostLetters) return line;
  const end = characters.segment(line).containing(mostLetters)?.index;
  return `${line.slice(0, end).replace(/[\s.,;:!?…]+\S*$/, '')}…`;
}
