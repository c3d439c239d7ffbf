import type { ClientError } from '@mboalink/shared/client-error.ts';
import { plainApi } from '../api/client.ts';
import { entryFile } from '../entry-file.ts';
import { clientErrorOf } from './client-error.ts';

const mostReports = 5;
const reported = new Set<string>();

/** Tells the server of an error: each only once a page load, and a broken page not without end. */
export function sendErrorReport(thrown: unknown, where: Pick<ClientError, 'caughtBy' | 'screen'>) {
  const error = clientErrorOf(thrown, { ...where, entry: entryFile() });
  const uncaught = where.caughtBy === 'window' || where.caughtBy === 'promise';
  // What our own files have no part in comes from an extension, or from a program that changes pages on their way.
  if (uncaught && error.positions.length === 0) return;
  const kind = [error.name, ...error.positions].join(' ');
  if (reported.has(kind) || reported.size >= mostReports) return;
  reported.add(kind);
  plainApi.health.reportError.mutate(error, { context: { keepalive: true } }).catch(() => {});
}
