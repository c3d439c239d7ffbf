import { errorStatus } from '@mboalink/shared/errors.ts';
import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppBindings } from '../app-bindings.ts';
import { describeCause, errorBody, toAppError, waitFields } from '../errors/error-answer.ts';
import { trpcError } from '../trpc.ts';
import { trpcBase } from './trpc-handler.ts';

/** The one end of everything that was thrown: the body of the contract, in the shape of the transport. */
export const answerError: ErrorHandler<AppBindings> = function answerError(thrown, c) {
  const error = toAppError(thrown);
  c.set('errorCode', error.code);
  c.set('errorCause', describeCause(thrown));
  for (const [name, value] of Object.entries(waitFields(error))) c.header(name, value);
  const body = errorBody(error, c.get('context'));
  const status = errorStatus[error.code] as ContentfulStatusCode;
  return c.req.path.startsWith(trpcBase) ? c.json(trpcError(body), status) : c.json(body, status);
};
