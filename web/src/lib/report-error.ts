import type { Inputs } from './trpc.ts';

type ClientError = Inputs['health']['reportError'];

/** Lines of a stack that name a file of our build, as Chrome (`at … (url)`) and the others (`…@url`) write them. */
const framesInOurFiles =
  /^(?:\s+at .*|[^\n]*@)https?:\/\/[^\s/]+\/assets\/([A-Za-z][\w.-]{0,79}\.js:\d{1,7}:\d{1,7})\)?$/gm;

const mostReports = 5;
const reported = new Set<string>();

/**
 * Tells the server of an error that somebody met: its class and where in our files it happened, no word of its message, which may
 * quote what they typed. Each is told once a page load.
 */
export function reportError(thrown: unknown, caughtBy: ClientError['caughtBy']): void {
  const { name, stack } = thrown instanceof Error ? thrown : { name: 'NotAnError', stack: '' };
  const positions = [...String(stack).matchAll(framesInOurFiles)].slice(0, 3).map(([, place = '']) => place);
  const isUncaught = caughtBy === 'window' || caughtBy === 'promise';
  // What our own files have no part in comes from an extension, or from a program that changes pages on their way.
  if (isUncaught && positions.length === 0) return;
  const kind = [name, ...positions].join(' ');
  if (reported.has(kind) || reported.size >= mostReports) return;
  reported.add(kind);
  void send({
    name: /^[A-Za-z_$]{1,40}$/.test(name) ? name : 'Error',
    caughtBy,
    screen: screenOf(location.pathname),
    positions,
    build: __BUILD__,
  }).catch(() => {});
}

/** The first part of a path, which names the page and nobody on it. */
function screenOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return /^[a-z]+(-[a-z]+){0,4}$/.test(first) ? first.slice(0, 40) : 'home';
}

async function send(error: ClientError): Promise<void> {
  const { browserQueries } = await import('./queries.browser.ts');
  await browserQueries().client.health.reportError.mutate(error);
}
