import { AppError } from '@mboalink/shared/errors.ts';
import { toLanguage } from '@mboalink/shared/language.ts';
import { type Keep, keepHeader, ownPhoneCookie } from '@mboalink/shared/own-phone.ts';
import { requestContext } from '@mboalink/shared/request-context.ts';
import { createTRPCClient, unstable_localLink } from '@trpc/client';
import type { Context as HonoContext } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { AppBindings } from '../app-bindings.ts';
import type { RequestContext } from '../context.ts';
import { describeCause, toAppError, waitFields } from '../errors/error-answer.ts';
import { type AppRouter, router } from '../router.ts';
import type { Runtime } from '../runtime.ts';
import { copyPlaceOf } from './page-copies.ts';
import { renewSession } from './renew-session.ts';
import { type Nonces, settleDocument } from './settle-document.ts';
import { townNear } from './town-near.ts';
import { pageMeantBy } from './typed-address.ts';

// Calls of the API never pay for the renderer.
const handle = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE);

/** Draws a page by its route, whose loaders and actions call the router in this isolate. */
export async function renderPage(
  c: HonoContext<AppBindings>,
  openCache: Runtime['openCache'],
): Promise<Response> {
  if (!drawnMethods.has(c.req.method)) throw new AppError('method_not_allowed');
  const meant = c.req.method === 'POST' ? undefined : await pageMeantBy(new URL(c.req.url).pathname);
  if (meant?.isCertain) return leadTo(c, meant.paths[0]);
  const nonce = newNonce();
  const place = copyPlaceOf(c, openCache);
  const copy = await place?.find();
  c.set('call', copy ? 'kept' : 'page');
  if (copy) return settled(c, copy.answer, { nonce, drawnWith: copy.drawnWith });
  const context = await renewSession(c.get('context'));
  const answer = await draw(c, context, nonce, place ? new Request(place.url, c.req.raw) : c.req.raw);
  for (const path of (answer.status === 404 && meant?.paths) || []) {
    const there = await draw(c, context, nonce, new Request(new URL(path, c.req.url), c.req.raw));
    if (there.status < 400) return there.status === 301 ? there : leadTo(c, path);
  }
  place?.keep(answer, nonce);
  return settled(c, answer, { nonce, drawnWith: nonce }, context);
}

/** Leads somebody to the page that their address means, with what else it says. */
function leadTo(c: HonoContext<AppBindings>, path = '/'): Response {
  return c.redirect(path + new URL(c.req.url).search, 301);
}

async function draw(
  c: HonoContext<AppBindings>,
  context: RequestContext,
  nonce: string,
  request: Request,
): Promise<Response> {
  let failure: AppError | undefined;
  const noteFailure = (thrown: unknown) => {
    failure = toAppError(thrown);
    c.set('errorCode', failure.code);
    c.set('errorCause', describeCause(thrown));
  };
  const pageContext = new RouterContextProvider();
  pageContext.set(requestContext, {
    language: context.language,
    nonce,
    isSignedIn: context.seemsSignedIn,
    origin: new URL(context.env.PUBLIC_URL).origin,
    savesData: context.savesData,
    town: townNear(c.req.raw),
    onError: noteFailure,
    api: apiOf(context, noteFailure),
  });
  const drawn = await handle(request, pageContext);
  const answer = new Response(drawn.body, drawn);
  for (const [name, value] of context.resHeaders) answer.headers.append(name, value);
  leadOnInLanguage(c, answer);
  if (failure && answer.status >= 400)
    for (const [name, value] of Object.entries(waitFields(failure))) answer.headers.set(name, value);
  return answer;
}

/** Where an address that asks for a language leads to another page of ours, that one is asked for in it, too. */
function leadOnInLanguage({ req }: HonoContext<AppBindings>, { headers }: Response) {
  const location = headers.get('Location');
  const language = toLanguage(new URL(req.url).searchParams.get('lang'));
  if (!location?.startsWith('/') || !language || req.method === 'POST') return;
  const { pathname, searchParams, hash } = new URL(location, req.url);
  searchParams.set('lang', language);
  headers.set('Location', `${pathname}?${searchParams}${hash}`);
}

function settled(
  c: HonoContext<AppBindings>,
  answer: Response,
  by: Nonces,
  drawnFor: RequestContext = c.get('context'),
): Response {
  answer.headers.append('Vary', 'Accept-Language, Cookie, Save-Data');
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-cache');
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
  const keep = keepOf(c, answer, drawnFor);
  if (keep) answer.headers.set(keepHeader, keep);
  c.set('nonce', by.nonce);
  answer.headers.set('Content-Language', c.get('context').language);
  return settleDocument(c, answer, by);
}

/**
 * Whether the browser may keep an answer: of a member's pages on their own phone alone; of visitors' pages none at an
 * address that tells of somebody: the link of a mail, or where they wanted to go.
 */
function keepOf(c: HonoContext<AppBindings>, answer: Response, drawnFor: RequestContext): Keep | undefined {
  if (c.req.method !== 'GET' || answer.status !== 200) return undefined;
  // A session that could not be renewed in time was drawn for as a visitor.
  if (drawnFor.seemsSignedIn !== c.get('context').seemsSignedIn) return undefined;
  // Not before this: reading a cookie marks an answer as somebody's own, which nobody else may be given.
  if (drawnFor.seemsSignedIn) return drawnFor.cookies[ownPhoneCookie] === '1' ? 'member' : undefined;
  const tellsOfSomebody = c.req.path.startsWith('/mail-preferences/') || c.req.query('next') !== undefined;
  return tellsOfSomebody ? undefined : 'page';
}

const drawnMethods = new Set(['GET', 'HEAD', 'POST']);

function apiOf(context: RequestContext, noteFailure: (thrown: unknown) => void): object {
  const onError = ({ error }: { error: Error }) => noteFailure(error);
  return createTRPCClient<AppRouter>({
    links: [unstable_localLink({ router, createContext: async () => context, onError })],
  });
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
