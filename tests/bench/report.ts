import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostBlocks, mostOfPage, mostTimes } from './bars.ts';
import { me } from './calls/all-calls.ts';
import type { PageCost } from './calls/open-pages.ts';
import type { NestedPlans } from './database/nested-plans.ts';
import type { DatabaseFigures } from './database/replay.ts';
import type { Figures } from './measure.ts';

export type CallFigures = Map<string, { worker: Figures; database: DatabaseFigures | undefined }>;

const nameWidth = 28;
const width = 9;

function line(name: string, columns: readonly string[]): string {
  return `${name.padEnd(nameWidth)}${columns.map((column) => column.padStart(width)).join('')}\n`;
}

/** An exclamation mark stands where a figure misses its bar. */
const marked = (value: number, most: number, digits: number) =>
  `${value > most ? '!' : ''}${Number.isNaN(value) ? '-' : value.toFixed(digits)}`;
const plain = (value: number | undefined, digits = 1) =>
  value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits);

/** Milliseconds and blocks of each call; ratios are to `me`. */
export function printCalls(title: string, figures: CallFigures, write: (text: string) => void): void {
  const own = figures.get(me)?.worker;
  write(
    `\n${title}\n${line('', ['', '', '', 'p50', 'p95', 'bare', 'bare', 'blocks', 'blocks', 'find', 'planning'])}`,
  );
  write(line('', ['p50', 'p95', 'p99', '× me', '× me', 'p50', 'p95', 'p50', 'p95', 'p95', 'ms']));
  for (const [name, { worker, database }] of figures) {
    const blocks = database?.blocks.p95 ?? Number.NaN;
    write(
      line(name, [
        ...[worker.p50, worker.p95, worker.p99].map((value) => plain(value)),
        marked(worker.p50 / (own?.p50 ?? Number.NaN), mostTimes.p50, 1),
        marked(worker.p95 / (own?.p95 ?? Number.NaN), mostTimes.p95, 1),
        ...[plain(database?.bare.p50), plain(database?.bare.p95), plain(database?.blocks.p50, 0)],
        name === me ? plain(blocks, 0) : marked(blocks, mostBlocks(name), 0),
        ...[plain(database?.findBlocks.p95, 0), plain(database?.planning, 2)],
      ]),
    );
  }
}

/** Requests to the database and bytes of what each page took at most. */
export function printCosts(costs: ReadonlyMap<string, PageCost>, write: (text: string) => void): void {
  write(`\n${line('', ['requests', 'brotli'])}`);
  for (const [name, { requests, brotliBytes }] of costs) {
    write(
      line(name, [marked(requests, mostOfPage.requests, 0), marked(brotliBytes, mostOfPage.brotliBytes, 0)]),
    );
  }
}

const folder = join(import.meta.dirname, '../output');
const fileOf = (businesses: number | 'phone' | 'day' | `${'pages' | 'events'}-${number}`) =>
  join(folder, `bench-${businesses}.json`);

/** Writes what was measured where a program reads it. @returns the file */
export function writeJson(businesses: Parameters<typeof fileOf>[0], report: object): string {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(businesses);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}

/** The plans of an earlier run with so many businesses, if there was one here. */
export function plansAt(businesses: number): NestedPlans | undefined {
  const file = fileOf(businesses);
  if (!existsSync(file)) return undefined;
  const { plans }: { plans: NestedPlans } = JSON.parse(readFileSync(file, 'utf8'));
  return plans;
}
