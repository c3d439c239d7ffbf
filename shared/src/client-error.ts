import * as z from 'zod/mini';

/** Who caught an error in the browser: a boundary around the screen, the shell or the site, or the window. */
const clientErrorCatchers = ['screen', 'shell', 'site', 'window', 'promise'] as const;

/**
 * What a browser may say of an error: where in our own files, never what it was about. The forms leave no room for a
 * sentence or an address; whoever writes the report by hand can still only say something of themselves.
 */
export const clientErrorInput = z.object({
  /** The class of the error, such as TypeError. */
  name: z.string().check(z.regex(/^[A-Za-z_$]{1,40}$/)),
  caughtBy: z.enum(clientErrorCatchers),
  /** The page that was shown, by its name. */
  screen: z.string().check(z.regex(/^[a-z]+(-[a-z]+){0,4}$/), z.maxLength(40)),
  /** File, line and column of the uppermost places in our own scripts, whose names carry a hash. */
  positions: z
    .array(z.string().check(z.regex(/^[A-Za-z][\w.-]{0,79}\.js:\d{1,7}:\d{1,7}$/)))
    .check(z.maxLength(3)),
  /** The hash of the entry script, which names the build. */
  build: z.string().check(z.regex(/^[\w-]{1,20}$/)),
});

export type ClientError = z.output<typeof clientErrorInput>;

export const clientErrorOutput = z.object({ received: z.literal(true) });
