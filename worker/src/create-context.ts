import { openDatabase } from '@mboalink/db/client.ts';
import type { Opening } from '@mboalink/db/opening.ts';
import { challengeHeader } from '@mboalink/shared/challenge.ts';
import {
  acceptedLanguage,
  fallbackLanguage,
  type Language,
  languageCookie,
  toLanguage,
} from '@mboalink/shared/language.ts';
import { parse as parseCookies } from 'hono/utils/cookie';
import type { Context, RequestContext } from './context.ts';
import type { Env } from './env.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { resend } from './providers/mail/resend.ts';
import type { Runtime } from './runtime.ts';
import { accessCookie, readAccessToken, readBearer } from './session/access-token.ts';

const databaseTimeoutMilliseconds = 10_000;

type Surroundings = { env: Env; runtime: Runtime } & Pick<Context, 'requestId' | 'waitUntil'>;

/** Builds the context of one request; the clock is read here, once. Never touches the database. */
export async function createContext(
  request: Request,
  { env, runtime, requestId, waitUntil }: Surroundings,
): Promise<RequestContext> {
  const now = runtime.now();
  const keys = openKeyRing(env, now);
  const cookies = parseCookies(request.headers.get('cookie') ?? '');
  const databaseRequests = { count: 0, milliseconds: 0 };
  const bearer = readBearer(request);
  const tokenViewer = await readAccessToken({ keys, now }, bearer ?? cookies[accessCookie]);
  const answered: Context['answered'] = { isPersonal: false, calls: [] };
  const open = (opening?: Opening) =>
    openDatabase({
      connectionString: env.DATABASE_URL,
      endpoint: env.DATABASE_ENDPOINT,
      timeoutMilliseconds: databaseTimeoutMilliseconds,
      fetch: counted(runtime, databaseRequests),
      opening,
    });
  return {
    env,
    db: open(),
    openDatabase: open,
    mail: resend(env, runtime),
    keys,
    now,
    random: runtime.random,
    createId: runtime.createId,
    fetch: runtime.fetch,
    requestId,
    language: requestLanguage(request, cookies),
    challengeAnswer: request.headers.get(challengeHeader),
    get tokenViewer() {
      answered.isPersonal = true;
      return tokenViewer;
    },
    hasBearer: bearer !== undefined && tokenViewer !== null,
    get cookies() {
      answered.isPersonal = true;
      return bearer === undefined ? cookies : {};
    },
    answered,
    networkAddress: request.headers.get('cf-connecting-ip') ?? '',
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    resHeaders: new Headers(),
    logged: {},
    databaseRequests,
    waitUntil,
  };
}

function counted(runtime: Runtime, total: Context['databaseRequests']): Runtime['fetch'] {
  return async (url, init) => {
    const started = runtime.now().getTime();
    try {
      return await runtime.fetch(url, init);
    } finally {
      total.count += 1;
      total.milliseconds += runtime.now().getTime() - started;
    }
  };
}

/** ?lang, then the reader's stored choice, then what the browser asks for. */
function requestLanguage(request: Request, cookies: Record<string, string>): Language {
  return (
    toLanguage(new URL(request.url).searchParams.get('lang')) ??
    toLanguage(cookies[languageCookie]) ??
    acceptedLanguage(request.headers.get('accept-language')) ??
    fallbackLanguage
  );
}
