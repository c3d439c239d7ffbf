import type { ChallengePurpose } from '@mboalink/shared/challenge.ts';
import type { ErrorCode, ErrorDetails } from '@mboalink/shared/errors.ts';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Context, PublicCaching, RequestContext, TokenViewer } from './context.ts';
import { type ErrorBody, errorBody, toAppError, trpcCode } from './errors/error-answer.ts';

type RestAddress = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A file as the body of a request: its field of the input, its content types, and how many bytes it may have. */
export type FileBody = { field: string; types: readonly string[]; limitBytes: number };

/** What a procedure says about itself beside its schemas: everything that its REST endpoint and its page need. */
export type ProcedureMeta = {
  /** Method and path under /api/v1, for example 'GET /contacts/{id}'; several where the call has several names. */
  rest?: RestAddress | readonly RestAddress[];
  /** One sentence for the reader of the API's page. */
  summary?: string;
  /** What else the reader should know. */
  description?: string;
  /** What to send, on the API's page; without it the required fields with their documented examples. */
  example?: Readonly<Record<string, unknown>>;
  /** Where the body of the REST endpoint is no JSON but a file: the field of the input that it is, in base64. */
  file?: FileBody;
  /** Where the REST endpoint answers no JSON but a file, which the call opens there: its content types. */
  download?: readonly string[];
  /** Whose messages say its errors, where an error does not name the screen itself. */
  screen?: ErrorDetails['screen'];
  /** Errors that the call answers beyond those of every call of its kind. */
  errors?: readonly ErrorCode[];
  /** What a solved challenge buys past a soft limit of the call, which may then answer `challenge_required`. */
  challenge?: ChallengePurpose;
  /** Fields of `data` that stand at the top level of the envelope as well. */
  top?: readonly string[];
  /** How long the answer may be kept, where it is the same for everybody; any other is never stored. */
  cache?: PublicCaching;
  /** Round trips to the database that the call may make at most; one unless it says otherwise. */
  roundTrips?: 0 | 2 | 3;
  /** Set by `memberProcedure`: the call needs a session. */
  membersOnly?: true;
  /** Set by `freshCodeProcedure`: what for a code must have been typed of late. */
  freshCode?: FreshPurpose;
  /** What our own pages ask beside the contract, which has no REST endpoint of it. */
  ofPages?: true;
  /** Set by `networkLimitedProcedure` and `memberLimitedProcedure`: floods are refused. */
  floodLimited?: true;
};

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      return { ...shape, ...trpcErrorOf(errorBody(toAppError(error), ctx)) };
    },
  });

function trpcErrorOf({ success: _, ...data }: ErrorBody) {
  return { message: data.message, data };
}

/** An error that happened before tRPC saw the call, in the shape that its clients read. */
export function trpcError(body: ErrorBody) {
  return { error: { code: TRPC_ERROR_CODES_BY_KEY[trpcCode(body.error)], ...trpcErrorOf(body) } };
}

/** Every call of ours: its errors get the status of their code, and what it declares of caching is noted. */
const call = t.procedure.use(async ({ ctx, meta, next }) => {
  ctx.answered.calls.push(meta?.cache);
  const result = await next();
  if (result.ok) return result;
  const error = toAppError(result.error);
  error.details.screen ??= meta?.screen;
  throw new TRPCError({ code: trpcCode(error.code), message: error.code, cause: error });
});

export const publicProcedure = call;

/** The context of a call for signed-in people; only the database knows whether the session still runs. */
export type MemberContext = Context & { viewer: TokenViewer };

export const createRouter = t.router;
export const createCallerFactory = t.createCallerFactory;
