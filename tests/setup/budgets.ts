import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { workerBundle } from '@mboalink/worker/local/built.ts';
import { exceeded, type Weight, weightsFile } from '../../web/build/budgets.ts';

/**
 * What may be uploaded, gzipped: an isolate that starts must not keep anybody waiting. Since calls are described only when a
 * program asks, it starts in 0.8 times what it took 22 KB before, which network and events brought (medians of nine, in turn).
 */
const mostBundleBytes = 450_000;

/** Throws when a page of the client that was built last, or the Worker's bundle, exceeds its budget. */
export function requireBudgets(): void {
  const weights: Weight[] = JSON.parse(readFileSync(weightsFile, 'utf8'));
  const problems = overBudget(weights, gzipSync(readFileSync(workerBundle)).byteLength);
  if (problems.length > 0) throw new Error(`Over budget:\n${problems.join('\n')}`);
}

/** A line for each budget that these pages and a bundle of `bundleBytes` exceed; a build without pages is one, too. */
function overBudget(weights: readonly Weight[], bundleBytes: number): string[] {
  const bundle = `the Worker: ${bundleBytes} bytes gzipped, at most ${mostBundleBytes}`;
  return [
    ...(weights.length === 0 ? ['no page was weighed'] : exceeded(weights)),
    ...(bundleBytes > mostBundleBytes ? [bundle] : []),
  ];
}
