import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a page costs a phone, in bytes after Brotli at its highest level. */
export type Weight = { page: string; language: string; html: number; scripts: number; styles: number };

type Budget = {
  what: string;
  bytes: (weight: Weight) => number;
  limit: number;
  applies: (page: string) => boolean;
};

const kilobyte = 1000;

const budgets: readonly Budget[] = [
  {
    what: 'scripts',
    bytes: (weight) => weight.scripts,
    limit: 100 * kilobyte,
    applies: (page) => page === 'home',
  },
  {
    what: 'scripts and styles',
    bytes: (weight) => weight.scripts + weight.styles,
    limit: 150 * kilobyte,
    applies: () => true,
  },
  { what: 'html', bytes: (weight) => weight.html, limit: 14 * kilobyte, applies: () => true },
];

export function compressedSize(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

export function compressedFiles(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedSize(readFileSync(join(folder, file))), 0);
}

/** A line for each budget that a page exceeds. */
export function exceeded(weights: readonly Weight[]): string[] {
  return weights.flatMap((weight) =>
    budgets
      .filter(({ bytes, limit, applies }) => applies(weight.page) && bytes(weight) > limit)
      .map(
        ({ what, bytes, limit }) =>
          `${weight.page} (${weight.language}): ${what} ${bytes(weight)} > ${limit} B`,
      ),
  );
}

/** The weights as a table for people. */
export function weightTable(weights: readonly Weight[]): string {
  const cell = (text: string | number, width: number) => String(text).padStart(width);
  const rows = weights.map(({ page, language, html, scripts, styles }) =>
    [
      page.padEnd(20),
      cell(language, 2),
      cell(html, 8),
      cell(scripts, 8),
      cell(styles, 8),
      cell(html + scripts + styles, 8),
    ].join(' '),
  );
  return ['page                 la     html  scripts   styles      all  (bytes, brotli)', ...rows].join('\n');
}
