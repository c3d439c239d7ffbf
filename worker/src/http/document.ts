import { answersId, type DocumentAnswers } from '@mboalink/shared/document-answers.ts';
import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { describeCause, toAppError } from '../errors/error-answer.ts';
import { log } from '../log.ts';
import { createCaller } from '../router.ts';
import type { Visit } from './visit.ts';
import { withinTime } from './within-time.ts';

/** Scripts start when the document has ended: what takes longer than this is left for the client to ask. */
const answersMilliseconds = 3000;

/**
 * Sends the page at once, and at its end what its client would ask first. Nobody keeps such a document. Where a call is refused or
 * late, the client asks it itself, as on any page.
 */
export function answerDocument(c: HonoContext<AppBindings>, visit: Visit, html: string): Response {
  const { context } = visit;
  c.set('call', 'document');
  const asked = askFirst(visit, new URL(c.req.url).search);
  context.waitUntil(asked);
  const tail = withinTime(asked, answersMilliseconds).then((answers) => (answers ? elementOf(answers) : ''));
  const answer = new Response(inTwoParts(html, tail));
  for (const [name, value] of context.resHeaders) answer.headers.append(name, value);
  answer.headers.set('Content-Type', 'text/html; charset=utf-8');
  answer.headers.set('Content-Language', context.language);
  answer.headers.set('Cache-Control', 'private, no-store');
  answer.headers.set('Vary', 'Accept-Language, Cookie');
  answer.headers.set('Server-Timing', `answers;desc="${namesOf(c, visit).join(' ')}"`);
  return answer;
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
  const refused = (error: unknown) => {
    const { code } = toAppError(error);
    log({
      level: code === 'server_error' || code === 'unavailable' ? 'error' : 'info',
      requestId: context.requestId,
      call: 'document',
      error: code,
      cause: describeCause(error),
    });
    return undefined;
  };
  const [known, first] = await Promise.all([
    user ?? caller.accounts.me().then((answer) => answer.user, refused),
    calls.ask(caller, query).catch(refused),
  ]);
  return known && { language: context.language, user: known, ...first };
}

/** As a block of data, which the content policy lets stand; nothing in it ends its element. */
const elementOf = (answers: DocumentAnswers) =>
  `<script id="${answersId}" type="application/json">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

/** The page up to its end at once, then what comes late, then the end. */
function inTwoParts(html: string, late: Promise<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const end = html.lastIndexOf('</body>');
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(html.slice(0, end)));
      controller.enqueue(encoder.encode((await late) + html.slice(end)));
      controller.close();
    },
  });
}
