import { type Database, openDatabase } from '@mboalink/db/client.ts';
import {
  acceptedLanguage,
  fallbackLanguage,
  type Language,
  languageKey,
  toLanguage,
} from '@mboalink/shared/language.ts';
import { parse as parseCookies } from 'hono/utils/cookie';
import type { Env } from './env.ts';
import type { MailProvider } from './providers/mail/mail-provider.ts';
import { resend } from './providers/mail/resend.ts';
import { readAccessToken, type Viewer } from './session/access-token.ts';

/** All that a call may use: nothing in the Worker reads the clock, the network or the configuration elsewhere. */
export type Context = {
  env: Env;
  db: Database;
  mail: MailProvider;
  now: Date;
  requestId: string;
  language: Language;
  viewer: Viewer | null;
  cookies: Record<string, string>;
  networkAddress: string;
  userAgent: string;
  /** Headers that travel with the answer, on either transport: cookies, caching. */
  resHeaders: Headers;
  databaseRequests: { count: number; milliseconds: number };
  /** Lets work go on after the answer has left; what fails there is logged and disturbs nobody. */
  waitUntil: (work: Promise<unknown>) => void;
};

const databaseTimeoutMilliseconds = 10_000;

/** Builds the context of one request. Never touches the database. */
export async function createContext(
  request: Request,
  env: Env,
  requestId: string,
  waitUntil: Context['waitUntil'],
): Promise<Context> {
  const cookies = parseCookies(request.headers.get('cookie') ?? '');
  const databaseRequests = { count: 0, milliseconds: 0 };
  const now = new Date();
  return {
    env,
    db: openDatabase({
      connectionString: env.DATABASE_URL,
      endpoint: env.DATABASE_ENDPOINT,
      timeoutMilliseconds: databaseTimeoutMilliseconds,
      onRequest: (milliseconds) => {
        databaseRequests.count += 1;
        databaseRequests.milliseconds += milliseconds;
      },
    }),
    mail: resend(env),
    now,
    requestId,
    language: requestLanguage(request, cookies),
    viewer: await readAccessToken(request, cookies, env.SESSION_SECRET),
    cookies,
    networkAddress: request.headers.get('cf-connecting-ip') ?? '',
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    resHeaders: new Headers(),
    databaseRequests,
    waitUntil,
  };
}

/** ?lang, then the reader's stored choice, then what the browser asks for. */
export function requestLanguage(request: Request, cookies: Record<string, string>): Language {
  return (
    toLanguage(new URL(request.url).searchParams.get('lang')) ??
    toLanguage(cookies[languageKey]) ??
    acceptedLanguage(request.headers.get('accept-language')) ??
    fallbackLanguage
  );
}
