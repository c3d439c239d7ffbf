import { copyHeader, serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { answerDocument } from './document.ts';
import { openVisit } from './visit.ts';

/**
 * The build writes it: each address of the client, without query, and the prerendered page it shows, `/*` at its end
 * for each address right below; `inlined` the hash of the styles inside each page, `starter` that of the script in some, `openStyles` the styles of the pages that
 * the Worker draws, `sharePictures` the pictures that go with their links.
 */
type PageMap = {
  pages: Record<string, string>;
  notFound: string;
  inlined: Record<string, string>;
  starter: string;
  openStyles: OpenStyles;
  sharePictures: Record<string, string>;
};

/** Inside the page, known to the policy by their hash; or, where nothing was built, a file of the sources. */
export type OpenStyles = { text: string; hash: string } | { href: string };

let pageMap: Promise<PageMap> | undefined;

async function loadPageMap(c: HonoContext<AppBindings>): Promise<PageMap> {
  pageMap ??= readPageMap(c);
  return pageMap.catch((error: unknown) => {
    pageMap = undefined;
    throw error;
  });
}

async function readPageMap(c: HonoContext<AppBindings>): Promise<PageMap> {
  const { SOURCE_STYLES } = c.env;
  // Nothing was built: each page is the one document that starts the client.
  if (SOURCE_STYLES) {
    const openStyles = { href: SOURCE_STYLES };
    return { pages: {}, notFound: 'index', inlined: {}, starter: '', openStyles, sharePictures: {} };
  }
  const response = await c.env.ASSETS.fetch(new Request(new URL('/pages.json', c.req.url)));
  if (!response.ok) throw new Error('the client was not built: pages.json is missing');
  return response.json();
}

/** The styles of the pages that the Worker draws. */
export async function openStyles(c: HonoContext<AppBindings>): Promise<OpenStyles> {
  return (await loadPageMap(c)).openStyles;
}

/** The addresses of the pictures that go with shared links, by sector. */
export async function sharePictures(c: HonoContext<AppBindings>): Promise<Record<string, string>> {
  return (await loadPageMap(c)).sharePictures;
}

/** Serves a prerendered page in the visitor's language, or a file of the client; unknown addresses get a 404 page. */
export async function servePage(c: HonoContext<AppBindings>): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  if (/\.\w+$/.test(pathname) && !pathname.endsWith('.html') && pathname !== '/pages.json') {
    const file = await c.env.ASSETS.fetch(new Request(new URL(pathname, c.req.url)));
    if (file.ok) return withCharset(ofName(pathname, new Response(file.body, file)));
  }
  const { pages, notFound, inlined, starter } = await loadPageMap(c);
  const address = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  const page = [address, address.replace(/[^/]+$/, '*')].flatMap((known) =>
    Object.hasOwn(pages, known) ? (pages[known] ?? []) : [],
  )[0];
  const { language } = c.get('context');
  const visit = await openVisit(c, page);
  const file = await c.env.ASSETS.fetch(
    new Request(new URL(`/${language}/${page ?? notFound}.html`, c.req.url), {
      headers: visit ? {} : conditions(c.req.raw),
    }),
  );
  c.set('inline', { styles: inlined[page ?? notFound] ?? '', script: starter });
  if (visit && file.ok) return answerDocument(c, visit, await file.text());
  const answer = new Response(file.body, { status: file.status === 200 && !page ? 404 : file.status });
  const etag = file.headers.get('etag');
  if (etag) answer.headers.set('ETag', etag);
  answer.headers.set('Content-Type', 'text/html; charset=utf-8');
  answer.headers.set('Content-Language', language);
  answer.headers.set('Cache-Control', 'private, no-cache');
  answer.headers.set('Vary', 'Accept-Language, Cookie');
  if (page) answer.headers.set(copyHeader, page);
  return answer;
}

function conditions(request: Request): HeadersInit {
  const etag = request.headers.get('if-none-match');
  return etag ? { 'If-None-Match': etag } : {};
}

/** Browsers ask for the service worker anew each time: by it they learn of a version. */
function ofName(pathname: string, file: Response): Response {
  if (pathname === serviceWorkerPath) file.headers.set('Cache-Control', 'no-cache');
  return file;
}

/** What is text says so with its charset, whatever the assets know of its type. */
function withCharset(file: Response): Response {
  const type = file.headers.get('content-type') ?? '';
  if (/^text\/|[/+]xml$/.test(type) && !type.includes('charset')) {
    file.headers.set('content-type', `${type}; charset=utf-8`);
  }
  return file;
}
