import type { RequestContext } from './context.ts';
import type { Env } from './env.ts';

/** What Hono carries through the middleware: the bindings, and what earlier steps found out. */
export type AppBindings = {
  Bindings: Env;
  Variables: {
    requestId: string;
    context: RequestContext;
    /** The procedure that answered, for the log: never the address, which may carry a person's words. */
    call: string;
    /** The code of the error that was answered, for the log. */
    errorCode: string;
    errorCause: string;
    /** What the policy of a document knows its scripts and styles by. */
    nonce: string;
  };
};
