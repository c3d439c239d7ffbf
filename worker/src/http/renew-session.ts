import type { RequestContext } from '../context.ts';
import { unixSeconds } from '../keys/signed-token.ts';
import { createCaller } from '../router.ts';
import { refreshCookie } from '../session/session-cookies.ts';
import { readRefreshToken } from '../session/tokens.ts';
import { withinTime } from './within-time.ts';

/** A renewal that takes longer counts as lost: the browser asks for it again. */
const renewalMilliseconds = 1000;

/**
 * The context of a page for somebody whose session ran out a while ago: renewed before anything is asked in their name. Calls come
 * in the name of the generation that the browser showed: in that of its successor they would confirm cookies that may be lost.
 */
export async function renewSession(context: RequestContext): Promise<RequestContext> {
  if (!context.seemsSignedIn) return context;
  context.answered.isPersonal = true;
  if (context.carriesToken) return context;
  const claim = await readRefreshToken(context.keys, context.cookies[refreshCookie] ?? '');
  if (!claim) return { ...context, seemsSignedIn: false };
  const renewal = createCaller(context)
    .accounts.refresh()
    .catch(() => undefined);
  context.waitUntil(renewal);
  const session = await withinTime(renewal, renewalMilliseconds);
  if (!session) return { ...context, seemsSignedIn: false };
  const expiresAt = unixSeconds(context.now) + session.expiresIn;
  return { ...context, tokenViewer: { ...claim, userId: session.user._id, expiresAt } };
}
