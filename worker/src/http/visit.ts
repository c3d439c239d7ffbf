import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { shellAsked } from '@mboalink/shared/kept-copies.ts';
import { languageCookie, languageCookieOf, toLanguage } from '@mboalink/shared/language.ts';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { parse as parseCookies } from 'hono/utils/cookie';
import type { AppBindings } from '../app-bindings.ts';
import type { RequestContext } from '../context.ts';
import { unixSeconds } from '../keys/signed-token.ts';
import { createCaller } from '../router.ts';
import { refreshCookie } from '../session/session-cookies.ts';
import { readRefreshToken } from '../session/tokens.ts';
import { type FirstCalls, firstCalls } from './first-calls.ts';
import { withinTime } from './within-time.ts';

/** A signed-in person who goes to a page whose document answers what its client would ask first. */
export type Visit = { context: RequestContext; calls: FirstCalls; user?: CurrentUser | undefined };

/**
 * The visit that a request for a page is; undefined where its document is the same for everybody. A session that ran out is
 * renewed now, as the headers that carry its cookies leave before anything is asked.
 */
export async function openVisit(
  c: HonoContext<AppBindings>,
  page: string | undefined,
): Promise<Visit | undefined> {
  const calls = page === undefined ? undefined : firstCalls[page];
  const context = c.get('context');
  if (!calls || !context.seemsSignedIn || !isOwnStep(c) || isShownAlready(c)) return undefined;
  context.answered.isPersonal = true;
  return context.carriesToken ? { context, calls } : renewed(context, calls);
}

/**
 * Whether a person takes this step by themselves: from a page of ours or by the address, and not a browser ahead of them. What
 * another site leads to, or may never be looked at, spends nothing before the client runs. Browsers that do not say are served as ever.
 */
function isOwnStep(c: HonoContext<AppBindings>): boolean {
  const isAhead = c.req.header('sec-purpose') !== undefined || c.req.header('purpose') !== undefined;
  const isFromHere = ['none', 'same-origin'].includes(c.req.header('sec-fetch-site') ?? '');
  return c.req.method === 'GET' && c.req.header('sec-fetch-dest') === 'document' && isFromHere && !isAhead;
}

/** Whether a copy of it is shown already, and only the page that everybody gets is asked for, to be kept. */
const isShownAlready = (c: HonoContext<AppBindings>) =>
  c.req.header('service-worker-navigation-preload') === shellAsked;

/** A renewal whose answer comes later than this counts as lost: the client asks for it again, and gets the same. */
const renewalMilliseconds = 1000;

/**
 * The calls come in the name of the generation that the browser showed: in that of its successor they would confirm cookies
 * that may still be lost on the way.
 */
async function renewed(context: RequestContext, calls: FirstCalls): Promise<Visit | undefined> {
  const claim = await readRefreshToken(context.keys, context.cookies[refreshCookie] ?? '');
  if (!claim) return undefined;
  const renewal = createCaller(context)
    .accounts.refresh()
    .catch(() => undefined);
  context.waitUntil(renewal);
  const session = await withinTime(renewal, renewalMilliseconds);
  if (!session) return undefined;
  const { user, expiresIn } = session;
  const expiresAt = unixSeconds(context.now) + expiresIn;
  return { context: { ...context, tokenViewer: { ...claim, userId: user._id, expiresAt } }, calls, user };
}

/**
 * Keeps the language that an address asks for, by the cookie that the client keeps it by: the pages that follow are in
 * it, too. A reader who changes it here has chosen; who comes from elsewhere, and never chose, has it for this visit.
 * Stands before the cache, whose copies carry no cookie.
 */
export const keepLanguage: MiddlewareHandler<AppBindings> = async function keepLanguage(c, next) {
  await next();
  const language = toLanguage(new URL(c.req.url).searchParams.get('lang'));
  const kept = toLanguage(parseCookies(c.req.header('cookie') ?? '')[languageCookie]);
  const isChosen = isFromHere(c);
  if (!language || language === kept || (kept && !isChosen)) return;
  c.header('Set-Cookie', languageCookieOf(language, { isChosen }), { append: true });
  c.header('Cache-Control', 'private, no-store');
};

/** Whether a link of ours was followed. Browsers of before 2020 tell it by the page that they come from alone. */
function isFromHere(c: HonoContext<AppBindings>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const from = c.req.header('referer');
  return from !== undefined && URL.canParse(from) && new URL(from).host === new URL(c.env.PUBLIC_URL).host;
}
