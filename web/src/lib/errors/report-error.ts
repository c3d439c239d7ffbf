import type { ClientError } from '@mboalink/shared/client-error.ts';
import { plainApi } from '../api/client.ts';
import { pageAt } from '../paths.ts';
import { clientErrorOf } from './client-error.ts';

const mostReports = 5;
const reported = new Set<string>();

/** Tells the server of an error: each only once a page load, and a broken page not without end. */
export function reportError(thrown: unknown, caughtBy: ClientError['caughtBy']) {
  const screen = pageAt(location.pathname) ?? 'not-found';
  const error = clientErrorOf(thrown, { caughtBy, screen, entry: document.scripts[0]?.src });
  // What our own files have no part in comes from an extension, or from a program that changes pages on their way.
  if (error.positions.length === 0 && (caughtBy === 'window' || caughtBy === 'promise')) return;
  const kind = [error.name, ...error.positions].join(' ');
  if (reported.has(kind) || reported.size >= mostReports) return;
  reported.add(kind);
  plainApi.health.reportError.mutate(error, { context: { keepalive: true } }).catch(() => {});
}

/** Reports what no boundary catches: errors in handlers, timers and promises. */
export function reportUncaughtErrors() {
  addEventListener('error', ({ error }) => reportError(error, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
}
