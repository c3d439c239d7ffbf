import { languageCookie, languageCookieOf, toLanguage } from '@mboalink/shared/language.ts';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { parse as parseCookies } from 'hono/utils/cookie';
import type { AppBindings } from '../app-bindings.ts';

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
