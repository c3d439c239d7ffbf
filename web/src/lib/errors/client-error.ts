import type { ClientError } from '@mboalink/shared/client-error.ts';

/** Lines of a stack that name a file of our build, as Chrome (`at … (url)`) and the others (`…@url`) write them. */
const framesInOurFiles =
  /^(?:\s+at .*|[^\n]*@)https?:\/\/[^\s/]+\/assets\/([A-Za-z][\w.-]{0,79}\.js:\d{1,7}:\d{1,7})\)?$/gm;

/**
 * What may be said of an error to the server: its class and where in our files it happened, no word of its message,
 * which may quote what somebody typed. `entry` is the address of the page's entry script, whose hash names the build.
 */
export function clientErrorOf(
  thrown: unknown,
  { entry, ...where }: Pick<ClientError, 'caughtBy' | 'screen'> & { entry: string | undefined },
): ClientError {
  const { name, stack } = thrown instanceof Error ? thrown : { name: 'NotAnError', stack: '' };
  return {
    ...where,
    name: /^[A-Za-z_$][\w$]{0,39}$/.test(name) ? name : 'Error',
    positions: [...String(stack).matchAll(framesInOurFiles)].slice(0, 3).map(([, place = '']) => place),
    build: /-([\w-]{1,20})\.js$/.exec(entry ?? '')?.[1] ?? 'dev',
  };
}
