import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * What a page, or a part that opens on one, costs a phone: requests for scripts and styles, and bytes after Brotli at its highest
 * level. What a page is drawn with stands in its HTML; the stylesheet is that of the whole client.
 */
export type Weight = {
  page: string;
  language: string;
  files: number;
  html: number;
  scripts: number;
  styles: number;
};

type Budget = {
  what: string;
  of: (weight: Weight) => number;
  limit: number;
  applies: (page: string) => boolean;
};

/** Where the build leaves the weights of what it built last, beside what is deployed. */
export const weightsFile = join(import.meta.dirname, '../dist/weights.json');

const kilobyte = 1000;

/** Bytes of JavaScript of the pages that somebody opens first, on a slow network. */
const scriptLimits: Readonly<Record<string, number>> = {
  home: 49.7 * kilobyte,
  login: 67.7 * kilobyte,
  register: 71.7 * kilobyte,
  'find-contact': 109.5 * kilobyte,
  settings: 92.3 * kilobyte,
};

/** Of what is fetched when it opens: the code that no page comes with, and the words. */
const partLimits: Readonly<Record<string, number>> = {
  starter: 1.75 * kilobyte,
  'open-starter': 0.85 * kilobyte,
  'offline-starter': 0.85 * kilobyte,
  'shell-starter': 0.4 * kilobyte,
  'member-starter': 0.7 * kilobyte,
  'service-worker': 9 * kilobyte,
  'payment-dialog': 8 * kilobyte,
  'share-sheet': 10 * kilobyte,
  'export-sheet': 10 * kilobyte,
  'payment-dialog words': 2.8 * kilobyte,
};

const bytesInAll = ({ html, scripts, styles }: Weight) => html + scripts + styles;

const budgets: readonly Budget[] = [
  ...Object.entries({ ...scriptLimits, ...partLimits }).map(([name, limit]) => ({
    what: 'bytes of scripts',
    of: (weight: Weight) => weight.scripts,
    limit,
    applies: (page: string) => page === name,
  })),
  {
    what: 'files',
    of: (weight) => weight.files,
    limit: 13,
    applies: (page) => page in scriptLimits,
  },
  {
    what: 'bytes in all',
    of: bytesInAll,
    limit: 131.9 * kilobyte,
    applies: () => true,
  },
  { what: 'bytes of html', of: (weight) => weight.html, limit: 14 * kilobyte, applies: () => true },
];

export function compressedSize(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** Of files that are named by what they hold: each is compressed once, however many pages come with it. */
const sizes = new Map<string, number>();

export function compressedFiles(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedFile(join(folder, file)), 0);
}

function compressedFile(path: string): number {
  const size = sizes.get(path) ?? compressedSize(readFileSync(path));
  sizes.set(path, size);
  return size;
}

/** The names that have a budget though nothing is called so: it would hold for nothing. */
export function budgetsOfNothing(weights: readonly Weight[]): string[] {
  return Object.keys({ ...scriptLimits, ...partLimits }).filter((name) =>
    weights.every(({ page }) => page !== name),
  );
}

/** A line for each budget that a page exceeds. */
export function exceeded(weights: readonly Weight[]): string[] {
  return weights.flatMap((weight) =>
    budgets
      .filter(({ of, limit, applies }) => applies(weight.page) && of(weight) > limit)
      .map(
        ({ what, of, limit }) =>
          `${weight.page} (${weight.language}): ${of(weight)} ${what}, at most ${limit}`,
      ),
  );
}

/** The weights as a table for people. */
export function weightTable(weights: readonly Weight[]): string {
  const cell = (text: string | number, width: number) => String(text).padStart(width);
  const rows = weights.map((weight) => {
    const { page, language, files, html, scripts, styles } = weight;
    return [
      page.padEnd(20),
      cell(language, 2),
      cell(files, 6),
      cell(html, 8),
      cell(scripts, 8),
      cell(styles, 8),
      cell(bytesInAll(weight), 8),
    ].join(' ');
  });
  return [
    'page                 la  files     html  scripts   styles      all  (bytes, brotli)',
    ...rows,
  ].join('\n');
}
