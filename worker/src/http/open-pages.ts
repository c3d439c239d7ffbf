import { errorStatus } from '@mboalink/shared/errors.ts';
import type { Hono, Context as HonoContext, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppBindings } from '../app-bindings.ts';
import type { Context } from '../context.ts';
import { describeCause, toAppError } from '../errors/error-answer.ts';
import { waitFields } from '../errors/rate-limit-fields.ts';
import { absentPage } from '../open-pages/absent-page.ts';
import { businessPage, shortLink } from '../open-pages/business/business-page.ts';
import { contactWay } from '../open-pages/business/contact-way.ts';
import { posterPage } from '../open-pages/business/poster/poster-page.ts';
import { categoriesPage } from '../open-pages/categories-page.ts';
import { failurePage } from '../open-pages/failure-page.ts';
import type { OpenAnswer, OpenPage } from '../open-pages/open-page.ts';
import { searchPage } from '../open-pages/search-page.ts';
import { shell } from '../open-pages/shell.ts';
import { tradePage } from '../open-pages/trade-page.ts';
import { requireWithinLimit } from '../session/flood-limited-procedures.ts';
import type { Copies } from './edge-cache.ts';
import { openStyles, servePage, sharePictures } from './pages.ts';

type Draw = (c: HonoContext<AppBindings>, ctx: Context, origin: string) => OpenAnswer | Promise<OpenAnswer>;

/** The pages that the Worker draws for everybody, by address; their answers are kept beside it. */
const openPages: Readonly<Record<`/${string}`, Draw>> = {
  '/categories': (c, ctx, origin) => {
    const { search = '', city = '', page } = queryOf(c);
    const isSearch = search.trim() !== '' || city !== '';
    return isSearch ? searchPage(ctx, { search, city, page }, origin) : categoriesPage(ctx, origin);
  },
  '/categories/:slug': (c, ctx, origin) => tradePage(ctx, askedBy(c), origin),
  '/categories/:slug/:town': (c, ctx, origin) => tradePage(ctx, askedBy(c), origin),
  '/business/:slug': (c, ctx, origin) => businessPage(ctx, origin, c.req.param('slug') ?? ''),
  '/business/:slug/number': (c, ctx) => contactWay(ctx, contactOf(c), 'number'),
  '/business/:slug/report': (c, ctx) => contactWay(ctx, contactOf(c), 'report'),
  '/business/:slug/poster': (c, ctx, origin) => posterPage(ctx, origin, c.req.param('slug') ?? ''),
  '/b/:shortCode': (c, ctx) => shortLink(ctx, c.req.param('shortCode') ?? ''),
};

const askedBy = (c: HonoContext<AppBindings>) => ({
  slug: c.req.param('slug') ?? '',
  townSlug: c.req.param('town'),
  page: queryOf(c).page,
  search: queryOf(c).search,
});

const contactOf = (c: HonoContext<AppBindings>) => {
  const { trade, town } = queryOf(c);
  return { slug: c.req.param('slug') ?? '', trade, town };
};

/** What pages read of an address beside its path and language: whatever else it says makes no other page. */
const openParameters = ['search', 'city', 'page', 'trade', 'town'] as const;

const queryOf = (c: HonoContext<AppBindings>): Partial<Record<(typeof openParameters)[number], string>> =>
  Object.fromEntries(new URL(c.req.url).searchParams);

/** What belongs to a kept page beside its language: the stylesheet that it names, whether it brings pictures, and its menu. */
async function openEdition(c: HonoContext<AppBindings>): Promise<string> {
  const { savesData, seemsSignedIn } = c.get('context');
  return [await openStyles(c), savesData && 'without pictures', seemsSignedIn && 'for members']
    .filter(Boolean)
    .join(' ');
}

/** How copies of open pages are told apart. */
export const openPageCopies: Copies = {
  parametersOf: () => openParameters,
  readParameter: (query, name) => query.getAll(name).at(-1),
  editionOf: openEdition,
  mayEndInSlash: true,
};

/** Tells caches that a page is another one where the reader saves data. */
export const varyByEdition: MiddlewareHandler<AppBindings> = async function varyByEdition(c, next) {
  await next();
  if (c.res.headers.has('Vary')) c.header('Vary', `${c.res.headers.get('Vary')}, Save-Data`);
};

/** What lies below these is drawn by the Worker, or nothing. */
export const openPageRoots = ['/categories', '/business', '/b'] as const;

/** Mounts the pages that the Worker draws; a slash at the end does not matter. */
export function mountOpenPages(app: Hono<AppBindings>) {
  for (const [path, draw] of Object.entries(openPages)) {
    app.on('GET', [path, `${path}/`], (c) => serveOpenPage(c, draw));
  }
}

async function serveOpenPage(c: HonoContext<AppBindings>, draw: Draw): Promise<Response> {
  const context = c.get('context');
  c.set('call', `open:${c.req.routePath}`);
  const origin = new URL(c.env.PUBLIC_URL).origin;
  try {
    await requireWithinLimit(context, 'READ_RATE_LIMITER');
    const page = await draw(c, context, origin);
    if (page === null) return await absent(c);
    if ('movedTo' in page) return c.redirect(page.movedTo, 301);
    if ('leadsTo' in page) return c.redirect(page.leadsTo, 302);
    context.answered.calls.push(page.cache);
    return await answer(c, page, 200);
  } catch (thrown) {
    const error = toAppError(thrown);
    c.set('errorCode', error.code);
    c.set('errorCause', describeCause(thrown));
    for (const [name, value] of Object.entries(waitFields(error))) c.header(name, value);
    context.answered.calls.push(undefined);
    const page = failurePage(error.code, pathOf(c), context.language);
    return answer(c, page, errorStatus[error.code] as ContentfulStatusCode);
  }
}

/** A business that nobody can open, or the page that every unknown address has. */
function absent(c: HonoContext<AppBindings>): Promise<Response> {
  if (c.req.routePath.startsWith('/categories')) return servePage(c);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Accept-Language, Cookie');
  return answer(c, absentPage(pathOf(c), c.get('context').language), 404);
}

async function answer(c: HonoContext<AppBindings>, page: OpenPage, status: ContentfulStatusCode) {
  const { language, now, seemsSignedIn } = c.get('context');
  const styles = await openStyles(c);
  const pictures = await sharePictures(c);
  const { origin } = new URL(c.env.PUBLIC_URL);
  c.header('Content-Language', language);
  const year = now.getUTCFullYear();
  return c.html(shell(page, { language, origin, styles, pictures, year, seemsSignedIn }), status);
}

/** What was asked for, to be asked for again. */
function pathOf(c: HonoContext<AppBindings>): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
