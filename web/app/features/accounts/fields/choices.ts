import { foldText, wordsOf } from '@mboalink/shared/slug.ts';

/** Something that can be chosen, by its name. */
export type Choice = { key: string; text: string };

const most = 8;

/** Those with words that begin with each word that is typed; those of which the first does come first. */
export function fitting<Entry extends Choice>(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = wordsOf(typed);
  const start = foldText(typed.trim());
  const found = entries.filter(({ text }) => {
    const own = wordsOf(text);
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
  const isFirst = ({ text }: Choice) => foldText(text).startsWith(start);
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))].slice(0, most);
}

/** The one that is called as it is typed. */
export function called<Entry extends Choice>(entries: readonly Entry[], typed: string): Entry | undefined {
  const wanted = foldText(typed.trim());
  return entries.find(({ text }) => foldText(text) === wanted);
}

/** Says to the form that something was chosen, once the page shows it. */
export function sayChosen(id: string): void {
  requestAnimationFrame(() =>
    document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true })),
  );
}
