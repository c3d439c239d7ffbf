import { errorStatus } from '@mboalink/shared/errors.ts';
import { copyHeader, noCopy, openCopy } from '@mboalink/shared/kept-copies.ts';
import type { Hono, Context as HonoContext, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppBindings } from '../app-bindings.ts';
import type { Context } from '../context.ts';
import { describeCause, toAppError, waitFields } from '../errors/error-answer.ts';
import { recordVisit } from '../insights/events.ts';
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
import { requireWithinLimit } from '../session/member-calls.ts';
import type { CacheKeyRules } from './cache.ts';
import { openParts, servePage, sharePictures } from './pages.ts';

/** What pages may read of an address beside its path and language. */
type Asked = Partial<Record<'search' | 'city' | 'page' | 'trade' | 'town', string>>;

type Request = { c: HonoContext<AppBindings>; ctx: Context; origin: string; asked: Asked };

/**
 * `reads`: all that it reads of an address beside its path and language; whatever else that says makes no other page. `isKept`: browsers
 * keep a copy for times without a network.
 */
type DrawnPage = {
  isKept?: boolean;
  reads: readonly (keyof Asked)[];
  draw: (request: Request) => OpenAnswer | Promise<OpenAnswer>;
};

const listed: DrawnPage = {
  isKept: true,
  reads: ['search', 'page'],
  draw: ({ c, ctx, origin, asked: { search, page } }) =>
    tradePage(ctx, { slug: slugOf(c), townSlug: c.req.param('town'), page, search }, origin),
};

const wayTo = (way: Parameters<typeof contactWay>[2]): DrawnPage => ({
  reads: ['trade', 'town'],
  draw: ({ c, ctx, asked: { trade, town } }) => contactWay(ctx, { slug: slugOf(c), trade, town }, way),
});

const slugOf = (c: HonoContext<AppBindings>) => c.req.param('slug') ?? '';

/** The pages that the Worker draws for everybody, by address; their answers are kept beside it. */
const openPages: Readonly<Record<`/${string}`, DrawnPage>> = {
  '/categories': {
    isKept: true,
    reads: ['search', 'city', 'page'],
    draw: ({ ctx, origin, asked: { search = '', city = '', page } }) => {
      const isSearch = search.trim() !== '' || city !== '';
      return isSearch ? searchPage(ctx, { search, city, page }, origin) : categoriesPage(ctx, origin);
    },
  },
  '/categories/:slug': listed,
  '/categories/:slug/:town': listed,
  '/business/:slug': {
    isKept: true,
    reads: [],
    draw: ({ c, ctx, origin }) => businessPage(ctx, origin, slugOf(c)),
  },
  '/business/:slug/number': wayTo('number'),
  '/business/:slug/report': wayTo('report'),
  '/business/:slug/poster': { reads: [], draw: ({ c, ctx, origin }) => posterPage(ctx, origin, slugOf(c)) },
  '/b/:shortCode': { reads: [], draw: ({ c, ctx }) => shortLink(ctx, c.req.param('shortCode') ?? '') },
};

const patterns = Object.entries(openPages).map(([path, { reads }]) => ({
  pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`),
  reads,
}));

/** What the page at a path reads of an address; nothing where there is none. */
export function readAt(path: string): readonly string[] {
  return patterns.find(({ pattern }) => pattern.test(path))?.reads ?? [];
}

function askedOf(c: HonoContext<AppBindings>, reads: DrawnPage['reads']): Asked {
  const query = Object.fromEntries(new URL(c.req.url).searchParams);
  return Object.fromEntries(
    reads.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
}

/** What belongs to a kept page beside its language: its styles and script, whether it brings pictures, and its menu. */
async function openEdition(c: HonoContext<AppBindings>): Promise<string> {
  const { savesData, seemsSignedIn } = c.get('context');
  const { styles, starter } = await openParts(c);
  return [
    'hash' in styles && styles.hash,
    starter?.hash,
    savesData && 'without pictures',
    seemsSignedIn && 'for members',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How copies of open pages are told apart. */
export const openPageCopies: CacheKeyRules = {
  parametersOf: (c) => readAt(new URL(c.req.url).pathname),
  readParameter: (query, name) => query.getAll(name).at(-1),
  editionOf: openEdition,
  mayEndInSlash: true,
};

/** Has the policy allow the styles and the script of the pages that the Worker draws, kept copies of them, too. */
export const allowOpenParts: MiddlewareHandler<AppBindings> = async function allowOpenParts(c, next) {
  const { styles, starter } = await openParts(c);
  if ('hash' in styles) c.set('inline', { styles: styles.hash, ...(starter && { script: starter.hash }) });
  await next();
};

/** Tells caches that a page is another one where the reader saves data. */
export const varyByEdition: MiddlewareHandler<AppBindings> = async function varyByEdition(c, next) {
  await next();
  if (c.res.headers.has('Vary')) c.header('Vary', `${c.res.headers.get('Vary')}, Save-Data`);
};

/** Counts that a visitor viewed the page of a business, kept copies of it, too. Members' clients ask for the contact itself. */
export const countVisit: MiddlewareHandler<AppBindings> = async function countVisit(c, next) {
  // Of a kept copy the route is no longer known afterwards.
  const slug = slugOf(c);
  await next();
  const { seemsSignedIn } = c.get('context');
  const isAhead = c.req.header('sec-purpose') !== undefined;
  if (c.req.method === 'GET' && c.res.status === 200 && !seemsSignedIn && !isAhead)
    recordVisit(c.get('context'), slug);
};

/** What lies below these is drawn by the Worker, or nothing. */
export const openPageRoots = ['/categories', '/business', '/b'] as const;

/** Mounts the pages that the Worker draws; a slash at the end does not matter. */
export function mountOpenPages(app: Hono<AppBindings>) {
  for (const [path, page] of Object.entries(openPages)) {
    app.on('GET', [path, `${path}/`], (c) => serveOpenPage(c, page));
  }
}

async function serveOpenPage(c: HonoContext<AppBindings>, page: DrawnPage): Promise<Response> {
  const { reads, draw, isKept } = page;
  const context = c.get('context');
  c.set('call', `open:${c.req.routePath}`);
  const origin = new URL(c.env.PUBLIC_URL).origin;
  try {
    await requireWithinLimit(context, 'READ_RATE_LIMITER');
    const drawn = await draw({ c, ctx: context, origin, asked: askedOf(c, reads) });
    if (drawn === null) return await absent(c);
    if ('movedTo' in drawn) return c.redirect(drawn.movedTo, 301);
    if ('leadsTo' in drawn) return c.redirect(drawn.leadsTo, 302);
    context.answered.calls.push(drawn.cache);
    if (isKept) c.header(copyHeader, openCopy);
    return await answer(c, drawn, 200);
  } catch (thrown) {
    return answerFailure(c, thrown);
  }
}

/** What a reader sees of an error, which the log knows. */
export function answerFailure(c: HonoContext<AppBindings>, thrown: unknown): Promise<Response> {
  const { answered, language } = c.get('context');
  const error = toAppError(thrown);
  c.set('errorCode', error.code);
  c.set('errorCause', describeCause(thrown));
  for (const [name, value] of Object.entries(waitFields(error))) c.header(name, value);
  answered.calls.push(undefined);
  const page = failurePage(error.code, pathOf(c), language);
  return answer(c, page, errorStatus[error.code] as ContentfulStatusCode);
}

/** A business that nobody can open, or the page that every unknown address has. */
async function absent(c: HonoContext<AppBindings>): Promise<Response> {
  if (c.req.routePath.startsWith('/categories')) {
    const page = await servePage(c);
    page.headers.set(copyHeader, noCopy);
    return page;
  }
  c.header(copyHeader, noCopy);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Accept-Language, Cookie');
  return answer(c, absentPage(pathOf(c), c.get('context').language), 404);
}

/** A page that the Worker draws, with what stands around every page. */
export async function answer(
  c: HonoContext<AppBindings>,
  page: OpenPage,
  status: ContentfulStatusCode,
): Promise<Response> {
  const { language, now, seemsSignedIn } = c.get('context');
  const { styles, starter } = await openParts(c);
  const pictures = await sharePictures(c);
  const { origin } = new URL(c.env.PUBLIC_URL);
  c.header('Content-Language', language);
  const year = now.getUTCFullYear();
  return c.html(shell(page, { language, origin, styles, starter, pictures, year, seemsSignedIn }), status);
}

/** What was asked for, to be asked for again. */
function pathOf(c: HonoContext<AppBindings>): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
