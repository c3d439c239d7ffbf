import { LocalError } from '@mboalink/db/local/local-error.ts';
import type { MonthDifference, ReportedCharge } from '@mboalink/db/review-payments.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';

const line = /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?\s*[;,\t]\s*"?(\d+)(?:[.,]0+)?"?$/i;

/**
 * A provider's report, of which a person kept our reference and the francs that came, a line for each charge; the first line may
 * name the columns.
 * @throws LocalError that names the first line that is neither
 */
export function readReport(text: string): ReportedCharge[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    const [, txRef, francs] = line.exec(written.trim()) ?? [];
    if (txRef) return [{ txRef: txRef.toLowerCase(), francs: Number(francs) }];
    if (index === 0 || written.trim() === '') return [];
    throw new LocalError(`Line ${index + 1} of the report is not “our reference;francs”.`);
  });
}

/** What is wrong with a payment, for whoever compares. */
export function describeDifference({ txRef, reported, state, received, month }: MonthDifference): string {
  const theirs =
    reported.length === 0 ? 'not in the report' : `in the report ${reported.map(formatFrancs).join(' + ')}`;
  const ours =
    state === null
      ? 'no payment of ours with them'
      : received === null
        ? `here ${state}, nothing counted`
        : `here ${formatFrancs(received)} in ${month}`;
  return `  ${txRef}  ${theirs}, ${ours}`;
}
