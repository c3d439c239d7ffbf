import { answersId, type DocumentAnswers } from '@mboalink/shared/document-answers.ts';
import type { Painted } from '@mboalink/shared/painted.ts';
import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { describeCause, toAppError } from '../errors/error-answer.ts';
import { log } from '../log.ts';
import { createCaller } from '../router.ts';
import type { Visit } from './visit.ts';
import { withinTime } from './within-time.ts';

/** Scripts start when the document has ended: what takes longer than this is left for the client to ask. */
const answersMilliseconds = 3000;

/** A page as the build left it, and what may be drawn of it with the script that goes with that. */
type BuiltPage = { html: string; parts: (Painted & { starter: string }) | undefined };

/**
 * Sends the head of the page at once, then the first of its content as finished HTML where the answers come soon, and at its end
 * what its client would ask first. Nobody keeps such a document. Where a call is refused or late, the page is that of everybody, and
 * the client asks itself.
 */
export function answerDocument(c: HonoContext<AppBindings>, visit: Visit, page: BuiltPage): Response {
  const { context } = visit;
  c.set('call', 'document');
  const { search } = new URL(c.req.url);
  const asked = askFirst(visit, search);
  context.waitUntil(asked);
  const answer = new Response(
    inParts(keepSearch(page.html, search), asked, {
      paintMilliseconds: context.env.PAINT_MILLISECONDS,
      draw: (answers) => paintFirst(visit, page, answers, search),
    }),
  );
  for (const [name, value] of context.resHeaders) answer.headers.append(name, value);
  answer.headers.set('Content-Type', 'text/html; charset=utf-8');
  answer.headers.set('Content-Language', context.language);
  answer.headers.set('Cache-Control', 'private, no-store');
  answer.headers.set('Vary', 'Accept-Language, Cookie');
  answer.headers.set('Server-Timing', `answers;desc="${namesOf(c, visit).join(' ')}"`);
  return answer;
}

/** Links to the other language lead to the same search, also before the client is there. */
function keepSearch(html: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  if (query.size === 0) return html;
  return html.replaceAll('href="?lang=', `href="?${query.toString().replaceAll('&', '&amp;')}&amp;lang=`);
}

function namesOf(c: HonoContext<AppBindings>, { user, calls }: Visit): string[] {
  return [user ? 'accounts.refresh' : 'accounts.me', calls.nameOf(new URL(c.req.url).search) ?? []].flat();
}

/** Who is here, and what the page shows first; undefined where nobody is. Never fails. */
async function askFirst(
  { context, calls, user }: Visit,
  query: string,
): Promise<DocumentAnswers | undefined> {
  const caller = createCaller(context);
  const refused = (error: unknown) => logRefused(context, error);
  const [known, first] = await Promise.all([
    user ?? caller.accounts.me().then((answer) => answer.user, refused),
    calls.ask(caller, query).catch(refused),
  ]);
  return known && { language: context.language, user: known, ...first };
}

/** What the page goes on without. */
function logRefused({ requestId }: Visit['context'], error: unknown): undefined {
  const { code } = toAppError(error);
  const level = code === 'server_error' || code === 'unavailable' ? 'error' : 'info';
  log({ level, requestId, call: 'document', error: code, cause: describeCause(error) });
}

/** As a block of data, which the content policy lets stand; nothing in it ends its element. */
const elementOf = (answers: DocumentAnswers) =>
  `<script id="${answersId}" type="application/json">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

/** What the page begins with, after the script that keeps what is pressed there; undefined where nothing is drawn. */
function paintFirst(
  { context, calls }: Visit,
  { parts }: BuiltPage,
  answers: DocumentAnswers,
  query: string,
): string | undefined {
  const { language, now, savesData } = context;
  if (!parts) return undefined;
  try {
    const drawn = calls.paint(parts, answers, { query, language, now: now.getTime(), savesData });
    return drawn && `<script>${parts.starter}</script>${drawn}`;
  } catch (error) {
    // The page has begun: it must not end here.
    return logRefused(context, error);
  }
}

type Asked = Promise<DocumentAnswers | undefined>;

type Drawing = {
  /** What takes longer than this is not waited for before the rest of the page and its scripts. */
  paintMilliseconds: number;
  draw: (answers: DocumentAnswers) => string | undefined;
};

/** The page up to its content at once, then that content, then what comes late, then the end. */
function inParts(
  html: string,
  asked: Asked,
  { paintMilliseconds, draw }: Drawing,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const [start, content, rest, end] = partsOf(html);
  return new ReadableStream({
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(start);
      const soon = await withinTime(asked, paintMilliseconds);
      send(((soon && draw(soon)) ?? content) + rest);
      const answers = await withinTime(asked, answersMilliseconds - paintMilliseconds);
      send((answers ? elementOf(answers) : '') + end);
      controller.close();
    },
  });
}

/** What stands before the content of a page, its content, what follows to the end, and its end. */
function partsOf(page: string): [start: string, content: string, rest: string, end: string] {
  // The client draws such a page anew, and takes over nothing that it did not draw.
  const html = page.replace(/(<div id="root") data-page="[^"]*"/, '$1');
  const [, start = '', content = '', rest = ''] = /^(.*<main [^>]*>)(.*)(<\/main>.*)$/s.exec(html) ?? [
    null,
    '',
    '',
    html,
  ];
  const end = rest.lastIndexOf('</body>');
  return [start, content, rest.slice(0, end), rest.slice(end)];
}
