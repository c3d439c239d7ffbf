import { offlinePath } from '@mboalink/shared/kept-copies.ts';
import { type Language, toLanguage } from '@mboalink/shared/language.ts';
import { withoutSlash } from '@mboalink/shared/page-map.ts';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { logoutPath } from '../lib/session/logout-path.ts';
import { isOwnPhone, isWhole, keepLanguage, keepPage, keptNames, lastLanguage, readPage } from './copies.ts';
import { learnOpenPage, openAddress, readOpenPage } from './open-copies.ts';
import { tellServer } from './tell-server.ts';
import { type KnownPage, keptContact, knownPage, mayBeKept, withoutDeadLinks } from './what-is-kept.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a network that says nothing is waited for where there is a copy to show. */
const silenceMilliseconds = 3000;

/**
 * What a navigation shows. Of a page that everybody may read its copy, at once, while the network brings the next; of a member's page
 * what the network brings, finished with their answers, and its copy, which has none, where nothing comes in time; on their own
 * phone the copy at once, as what they come for is there, too. Of a trade or a business what the network brings, and without one the page of
 * the last time. Without a copy: what the network brings, and where there is none, that there is none. Who signs out waits for no network.
 *
 * The network is asked by the browser itself (navigation preload): only so does the server see whether somebody takes this step by
 * themselves, or is led here from another site.
 */
export class ShowPage extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const page = knownPage(__PAGES__, pathname);
    const asked = toLanguage(searchParams.get('lang'));
    const network = handler.fetch(request).then((answer) => {
      handler.waitUntil(learn(page, answer, asked).catch(() => {}));
      return answer;
    });
    handler.waitUntil(network.catch(() => {}));
    const language = asked ?? (await lastLanguage());
    const open = page ? undefined : openAddress(pathname, searchParams);
    // Of a network that fails nothing is learned, and where storage fails nothing is kept.
    if (open) handler.waitUntil(learnOpenPage(open, network, language).catch(() => {}));
    const isOwn = await isOwnPhone();
    const contact = isOwn ? keptContact(pathname) : undefined;
    const copy = contact ? Response.redirect(contact) : await readCopy(page, open, language);
    // Who loads a page anew wants what is new.
    const isAnew = request.cache === 'no-cache' || request.cache === 'reload';
    handler.waitUntil(tellServer(self.registration, isOwn));
    if (page && copy && (page.isPublic || isOwn) && !isAnew && (await isWhole(copy))) return copy;
    return fromNetwork(network, copy, {
      language,
      mayWait: copy === undefined && withoutSlash(pathname) !== logoutPath,
    });
  }
}

async function readCopy(page: KnownPage | undefined, open: string | undefined, language: Language) {
  if (page) return readPage(page.name, language);
  return open === undefined ? undefined : readOpenPage(open, language);
}

/** Keeps what came, for the next time. The answer itself goes on to the page. */
function learn(page: KnownPage | undefined, answer: Response, asked: Language | undefined): Promise<unknown> {
  const language = toLanguage(answer.headers.get('Content-Language'));
  // What somebody on the way answers is nothing of ours.
  if (!mayBeKept(answer)) return Promise.resolve();
  const kept = page && keepPage(page.name, answer.clone());
  return Promise.all([kept, asked ? undefined : keepLanguage(language)]);
}

async function fromNetwork(
  network: Promise<Response>,
  copy: Response | undefined,
  { language, mayWait }: { language: Language; mayWait: boolean },
): Promise<Response> {
  const inItsPlace = async () => copy ?? (await readOfflinePage(language));
  try {
    const answer = await (mayWait ? network : Promise.race([network, silence()]));
    if (!answer || (copy && isRefusal(answer))) return (await inItsPlace()) ?? network;
    return answer;
  } catch {
    return (await inItsPlace()) ?? Response.error();
  }
}

/** Whether an answer says nothing of the page: the server fails, or whoever shares this network address asked too much. */
const isRefusal = ({ status }: Response) => status === 429 || status >= 500;

/** What stands in place of a page that is not kept: it leads to those that are. */
async function readOfflinePage(language: Language): Promise<Response | undefined> {
  const page = await readPage(offlinePath.slice(1), language);
  return page && new Response(withoutDeadLinks(await page.text(), await keptNames(language)), page);
}

const silence = () =>
  new Promise<undefined>((over) => setTimeout(() => over(undefined), silenceMilliseconds));
