import { openDatabase } from '@mboalink/db/client.ts';
import type { Preamble } from '@mboalink/db/preamble.ts';
import { challengeHeader } from '@mboalink/shared/challenge.ts';
import {
  acceptedLanguage,
  fallbackLanguage,
  type Language,
  languageCookie,
  toLanguage,
} from '@mboalink/shared/language.ts';
import { parse as parseCookies } from 'hono/utils/cookie';
import type { Asker, Context, RequestContext } from './context.ts';
import type { Env, RateLimiterName } from './env.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { openProviders } from './providers/open-providers.ts';
import type { Runtime } from './runtime.ts';
import { floodKeysOf, isThisMachine } from './session/network.ts';
import { leftCookie, refreshCookie } from './session/session-cookies.ts';
import { accessCookie, readAccessToken, readBearer } from './session/tokens.ts';

const databaseTimeoutMilliseconds = 10_000;

type Surroundings = { env: Env; runtime: Runtime } & Pick<Context, 'requestId' | 'waitUntil'>;

/** Builds the context of one request; the clock is read here, once. Never touches the database. */
export async function createContext(
  request: Request,
  { env, runtime, requestId, waitUntil }: Surroundings,
): Promise<RequestContext> {
  const now = runtime.now();
  const keys = openKeyRing(env, now);
  const databaseRequests = { count: 0, milliseconds: 0 };
  const asker = await askerOf(request, { keys, now });
  const answered: Context['answered'] = { isPersonal: false, calls: [] };
  const read = <Name extends keyof Asker>(name: Name): Asker[Name] => {
    answered.isPersonal = true;
    return asker[name];
  };
  const send = counted(runtime, databaseRequests);
  const open = (preamble?: Preamble) => databaseOf(env, send, { preamble });
  return {
    env,
    db: open(),
    readDb: databaseOf(env, send, { connectionString: env.DATABASE_READ_URL }),
    openDatabase: open,
    ...openProviders(env, runtime),
    keys,
    now,
    random: runtime.random,
    createId: runtime.createId,
    fetch: runtime.fetch,
    requestId,
    ...wishesOf(request),
    ...signsOf(asker),
    answered,
    isWithinLimit: limitedBy({ env, runtime }, asker),
    resHeaders: new Headers(),
    logged: {},
    databaseRequests,
    waitUntil,
    afterAnswer: (write) => waitUntil(write(databaseOf(env, runtime.fetch))),
    get tokenViewer() {
      return read('tokenViewer');
    },
    get hasBearer() {
      return read('hasBearer');
    },
    get cookies() {
      return read('cookies');
    },
    get networkAddress() {
      return read('networkAddress');
    },
    get userAgent() {
      return read('userAgent');
    },
    get challengeAnswer() {
      return read('challengeAnswer');
    },
  };
}

type Opened = { connectionString?: string | undefined; preamble?: Preamble | undefined };

function databaseOf(
  env: Env,
  send: Runtime['fetch'],
  { connectionString = env.DATABASE_URL, preamble }: Opened = {},
) {
  return openDatabase({
    connectionString,
    endpoint: env.DATABASE_ENDPOINT,
    timeoutMilliseconds: databaseTimeoutMilliseconds,
    fetch: send,
    preamble,
  });
}

const cookiesOf = ({ headers }: Request) => parseCookies(headers.get('cookie') ?? '');

/** The cookies of a browser whose member signed out without a network say of nobody who asks. */
function withoutLeft(cookies: Record<string, string>): Record<string, string> {
  if (cookies[leftCookie] === undefined) return cookies;
  const { [accessCookie]: _, [refreshCookie]: __, ...others } = cookies;
  return others;
}

async function askerOf(request: Request, signing: Pick<Context, 'keys' | 'now'>): Promise<Asker> {
  const { headers } = request;
  const cookies = withoutLeft(cookiesOf(request));
  const bearer = readBearer(request);
  const tokenViewer = await readAccessToken(signing, bearer ?? cookies[accessCookie]);
  return {
    tokenViewer,
    hasBearer: bearer !== undefined && tokenViewer !== null,
    cookies: bearer === undefined ? cookies : {},
    networkAddress: headers.get('cf-connecting-ip') ?? '',
    userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
    challengeAnswer: headers.get(challengeHeader),
  };
}

/** That somebody is signed in, and nothing of whom. */
const signsOf = ({ tokenViewer, cookies }: Asker) => ({
  carriesToken: tokenViewer !== null,
  seemsSignedIn: tokenViewer !== null || cookies[refreshCookie] !== undefined,
});

/** What members read counts for them, not for those behind the same address of an operator. */
const ofReading: ReadonlySet<RateLimiterName> = new Set(['READ_RATE_LIMITER', 'PICTURE_RATE_LIMITER']);

function limitedBy(
  { env, runtime }: Pick<Surroundings, 'env' | 'runtime'>,
  { networkAddress, tokenViewer }: Asker,
): Context['isWithinLimit'] {
  return async (limiter, memberId) => {
    if (isThisMachine(networkAddress)) return true;
    const member = memberId ?? (ofReading.has(limiter) ? tokenViewer?.userId : undefined);
    const keys = member === undefined ? floodKeysOf(networkAddress, runtime.random) : [member];
    const answers = await Promise.all(keys.map((key) => env[limiter].limit({ key })));
    return answers.every(({ success }) => success);
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

/** What everybody may ask for, whoever they are. */
const wishesOf = (request: Request): Pick<Context, 'language' | 'savesData'> => ({
  language: requestLanguage(request),
  savesData: request.headers.get('save-data')?.toLowerCase() === 'on',
});

/** ?lang, then the reader's stored choice, then what the browser asks for. */
function requestLanguage(request: Request): Language {
  const cookies = cookiesOf(request);
  return (
    toLanguage(new URL(request.url).searchParams.get('lang')) ??
    toLanguage(cookies[languageCookie]) ??
    acceptedLanguage(request.headers.get('accept-language')) ??
    fallbackLanguage
  );
}
