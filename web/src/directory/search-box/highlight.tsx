import { foldText, wordsOf } from '@mboalink/shared/slug.ts';

/** A text with the beginnings of words that were typed in bold, accents aside. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  const wanted = wordsOf(typed);
  return text.split(/([\p{L}\p{N}]+)/u).map((part, index) => {
    const folded = foldText(part);
    const begun = wanted.filter((word) => folded.startsWith(word));
    const length = folded.length === part.length ? Math.max(0, ...begun.map((word) => word.length)) : 0;
    if (length === 0) return part;
    return (
      <span key={index}>
        <b>{part.slice(0, length)}</b>
        {part.slice(length)}
      </span>
    );
  });
}
