import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { documentsCache } from '@mboalink/shared/own-phone.ts';
import { clear } from 'idb-keyval';
import { forgetKept, keep } from './kept.ts';
import { isSignInPage, signInPath } from './next.ts';
import { sayOwnPhone } from './own-phone.ts';

/** Where this browser keeps whom it last knew; no secret is in it: the session lives in cookies that no script reads. */
const userKey = 'user';

const leftDays = 30;

/** The cache of a picture that waits for an account. */
export const pictureCache = 'waiting-picture';

/** Whom this browser last knew. Whether somebody is signed in is for the cookie to say. */
export function storedUser(): CurrentUser | undefined {
  try {
    return JSON.parse(localStorage.getItem(userKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The server said who is here. What another person left goes first. */
export function keepUser(user: CurrentUser): void {
  const before = storedUser();
  if (before && before._id !== user._id) void forget([documentsCache]);
  try {
    localStorage.setItem(userKey, JSON.stringify(user));
  } catch {
    // The next page hears of them anew.
  }
}

const onForget = new Set<() => void>();

/** Whoever keeps something of a person in memory registers how to drop it. */
export function alsoForget(drop: () => void): void {
  onForget.add(drop);
}

/** Nothing of anybody is left in this browser: caches of calls, IndexedDB, kept documents, storage. A picture stays for who came to send it. */
async function forget(cacheNames = [documentsCache, pictureCache]): Promise<void> {
  for (const drop of onForget) drop();
  forgetKept();
  try {
    localStorage.removeItem(userKey);
  } catch {
    // Refused: then nobody was kept.
  }
  await Promise.allSettled([
    clear(),
    ...('caches' in globalThis ? cacheNames.map((name) => caches.delete(name)) : []),
  ]);
}

let opened: BroadcastChannel | undefined;

/** One for this tab, which does not hear itself by it. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('session');
  return opened;
}

/** Other tabs hear that nobody is here any more, or that somebody came. */
function tellOtherTabs(said: 'left' | 'came'): void {
  channel().postMessage(said);
}

/** What another tab says of the session: this page makes way for one whose memory knows nobody else. Answers how to stop. */
export function followOtherTabs(): () => void {
  const hear = ({ data }: MessageEvent<'left' | 'came'>) => {
    for (const drop of onForget) drop();
    if (data === 'left') location.replace('/');
    else location.reload();
  };
  channel().addEventListener('message', hear);
  return () => channel().removeEventListener('message', hear);
}

let isEnding = false;

/** The server says that the session is over: this browser forgets, and leads to the sign-in page. */
export function loseSession(): void {
  if (isEnding || isSignInPage(location.pathname)) return;
  isEnding = true;
  const wasKnown = storedUser() !== undefined;
  sayOwnPhone(undefined);
  void forget().finally(() =>
    location.replace(`${signInPath(location)}${wasKnown ? '&message=signedOut' : ''}`),
  );
}

/**
 * Signs out: this browser forgets at once and tells its other tabs; the form then tells the server. Without a network a cookie has
 * the next request end the session.
 */
export async function signOut(form: HTMLFormElement): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that we serve.
  document.cookie = `left=1; Path=/; Max-Age=${leftDays * 86_400}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  sayOwnPhone(undefined);
  tellOtherTabs('left');
  await Promise.race([forget(), new Promise((over) => setTimeout(over, 1000))]);
  if (navigator.onLine) form.submit();
  else location.replace('/');
}

/** Somebody is signed in here from now on: the page that follows is a new document, which knows them, and greets with a toast. */
export function arrive(user: CurrentUser, { to, said }: { to: string; said?: string }): void {
  keepUser(user);
  tellOtherTabs('came');
  if (said) keep('session', 'said', said);
  keep('session', 'arrived', true);
  location.assign(to);
}

/** Long enough to read what happened. */
const readMilliseconds = 3000;

/** The session is over, as its owner wished: other tabs hear of it, this browser forgets, and the home page comes. */
export function leaveEnded(): void {
  isEnding = true;
  setTimeout(() => {
    sayOwnPhone(undefined);
    tellOtherTabs('left');
    void forget().finally(() => location.replace('/'));
  }, readMilliseconds);
}
