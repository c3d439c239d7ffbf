import { openDatabase } from '@mboalink/db/client.ts';
import {
  acceptedLanguage,
  fallbackLanguage,
  type Language,
  languageKey,
  toLanguage,
} from '@mboalink/shared/language.ts';
import { parse as parseCookies } from 'hono/utils/cookie';
import type { Context } from './context.ts';
import type { Env } from './env.ts';
import { resend } from './providers/mail/resend.ts';
import { readAccessToken } from './session/access-token.ts';

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
