import type { ReactNode } from 'react';

/** A message in which `<0>…</0>` marks what is stressed: `stress` draws that part. i18next's own way weighs on every page. */
export function StressedText({
  text,
  stress = (part) => <strong>{part}</strong>,
}: {
  text: string;
  stress?: (part: string) => ReactNode;
}) {
  const [before = '', stressed = '', after = ''] = text.split(/<\/?0>/);
  return (
    <>
      {before}
      {stress(stressed)}
      {after}
    </>
  );
}
