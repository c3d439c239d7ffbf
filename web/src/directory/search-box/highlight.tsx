import { foldText } from '@mboalink/shared/slug.ts';

/** A text with the part that was typed in bold, accents aside. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  const folded = foldText(text);
  const wanted = foldText(typed.trim());
  const start = folded.length === text.length && wanted ? folded.indexOf(wanted) : -1;
  if (start < 0) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
