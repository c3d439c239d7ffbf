import { copyHeader, serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import {
  elsewhereMark,
  type InlineHashes,
  type InlineText,
  type PageMap,
  pageAt,
} from '@mboalink/shared/page-map.ts';
import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { answerDocument } from './document.ts';
import { isFromElsewhere } from './security.ts';
import { openVisit, type Visit } from './visit.ts';

/** Where nothing was built, only files of the sources. */
type KnownPages = Omit<PageMap, UnbuiltParts> & Partial<Pick<PageMap, UnbuiltParts>>;

type UnbuiltParts = 'painted' | 'memberStarter';

let pageMap: Promise<KnownPages> | undefined;

async function loadPageMap(c: HonoContext<AppBindings>): Promise<KnownPages> {
  pageMap ??= readPageMap(c);
  return pageMap.catch((error: unknown) => {
    pageMap = undefined;
    throw error;
  });
}

async function readPageMap(c: HonoContext<AppBindings>): Promise<KnownPages> {
  const { SOURCE_STYLES } = c.env;
  // Nothing was built: each page is the one document that starts the client.
  if (SOURCE_STYLES) {
    return { pages: {}, notFound: 'index', inlined: {}, sharePictures: {} };
  }
  const response = await c.env.ASSETS.fetch(new Request(new URL('/pages.json', c.req.url)));
  if (!response.ok) throw new Error('the client was not built: pages.json is missing');
  return response.json();
}

/** Serves a prerendered page in the visitor's language, or a file of the client; unknown addresses get a 404 page. */
export async function servePage(c: HonoContext<AppBindings>): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  const asset = await assetAt(c);
  if (asset) return asset;
  const map = await loadPageMap(c);
  const page = pageAt(map.pages, pathname);
  const name = page ?? map.notFound;
  const { language } = c.get('context');
  const visit = await openVisit(c, page);
  const marks = marksOf(c, page);
  const file = await c.env.ASSETS.fetch(
    new Request(new URL(`/${language}/${name}.html`, c.req.url), {
      headers: visit || marks ? {} : conditions(c.req.raw),
    }),
  );
  const isForMember = visit !== undefined && file.ok;
  allowInside(c, map.inlined[name], isForMember ? map.memberStarter : undefined);
  if (isForMember) return answerMember(c, visit, map, await file.text());
  const status = file.status === 200 && !page ? 404 : file.status;
  const answer = new Response(marks && file.ok ? markedWith(marks, await file.text()) : file.body, {
    status,
  });
  answer.headers.set('Content-Type', 'text/html; charset=utf-8');
  answer.headers.set('Content-Language', language);
  answer.headers.set('Cache-Control', 'private, no-cache');
  answer.headers.set('Vary', 'Accept-Language, Cookie');
  if (!marks) addKeptBy(answer, file, page);
  return answer;
}

/** Has the policy allow what stands inside a page, and the script that is put in before what is drawn there. */
function allowInside(c: HonoContext<AppBindings>, inlined: InlineHashes | undefined, starter?: InlineText) {
  if (!inlined) return;
  const scripts = [inlined.script, starter?.hash].filter(Boolean);
  c.set('inline', { ...inlined, script: scripts.join(' ') });
}

function answerMember(
  c: HonoContext<AppBindings>,
  visit: Visit,
  { painted, memberStarter }: KnownPages,
  html: string,
): Response {
  const { language } = visit.context;
  const parts = painted && memberStarter && { ...painted[language], starter: memberStarter.text };
  return answerDocument(c, visit, { html, parts });
}

/** By what a browser keeps a page, and knows it again. */
function addKeptBy(answer: Response, file: Response, page: string | undefined) {
  const etag = file.headers.get('etag');
  if (etag) answer.headers.set('ETag', etag);
  if (page) answer.headers.set(copyHeader, page);
}

/**
 * What a page is told of how somebody came to it, for its first drawing: its own script, at its end, comes too late for why they were
 * sent there; and that another site led them to where they would be signed out, so that they are asked. Nobody keeps such a page.
 */
function marksOf(c: HonoContext<AppBindings>, page: string | undefined): string | undefined {
  const { search } = new URL(c.req.url);
  if (page === 'logout' && isFromElsewhere(c)) return `data-${elsewhereMark}`;
  if (!search.includes('next=')) return undefined;
  return `data-search="${['next=', 'contact%3D'].filter((mark) => search.includes(mark)).join(' ')}"`;
}

const markedWith = (marks: string, html: string) => html.replace(/<html [^>]*/, `$& ${marks}`);

/** A file of the client that is no page; undefined where there is none. */
async function assetAt(c: HonoContext<AppBindings>): Promise<Response | undefined> {
  const { pathname } = new URL(c.req.url);
  if (!/\.\w+$/.test(pathname) || pathname.endsWith('.html') || pathname === '/pages.json') return undefined;
  const file = await c.env.ASSETS.fetch(new Request(c.req.url));
  return file.ok ? withCharset(ofName(pathname, new Response(file.body, file))) : undefined;
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
