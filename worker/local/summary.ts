import { bold, dim, writeLine } from './progress.ts';

export type SummaryLine = { label: string; value: string };

/** A box of labelled lines; a label without a value heads the lines below it. */
export function showSummary(title: string, groups: SummaryLine[][]): void {
  const labelWidth = Math.max(...groups.flat().map(({ label }) => label.length));
  const lines = groups.map((group) =>
    group.map(({ label, value }) => `${label.padEnd(labelWidth)}  ${value}`),
  );
  const width = Math.max(title.length, ...lines.flat().map((line) => line.length));
  const rule = '─'.repeat(width + 2);
  const row = (line: string, paint: (text: string) => string = (text) => text) =>
    writeLine(`│ ${paint(line.padEnd(width))} │`);

  writeLine();
  writeLine(`┌${rule}┐`);
  row(title, bold);
  for (const group of lines) {
    writeLine(`├${rule}┤`);
    for (const line of group) row(line);
  }
  writeLine(`└${rule}┘`);
  writeLine(dim('Ctrl-C stops everything; the data stay.'));
  writeLine();
}
