import type { ClientError } from '@mboalink/shared/client-error.ts';
import { pageAt } from '../paths.ts';

/** Tells the server of an error. What does so is fetched when there is one. */
export function reportError(thrown: unknown, caughtBy: ClientError['caughtBy']) {
  const screen = pageAt(location.pathname) ?? 'not-found';
  import('./send-error-report.ts').then(
    (file) => file.sendErrorReport(thrown, { caughtBy, screen }),
    () => {},
  );
}

/** Reports what no boundary catches: errors in handlers, timers and promises. */
export function reportUncaughtErrors() {
  addEventListener('error', ({ error }) => reportError(error, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
}
