import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { pathTo } from '../paths.ts';
import { purgePersonalCaches, purgeTab } from '../personal-caches.ts';
import type { Session } from './session-context.ts';
import { hasLeft, isDocumentOutdated } from './sign-out-mark.ts';
import { forgetUserOfTab, readUser, userOfDocument, writeUser } from './stored-user.ts';
import { userKey } from './user-key.ts';

/** What is known before this browser was looked at: on the server, and for the first drawing. */
export const unknownSession: Session = { status: 'checking', user: null };

let session: Session = typeof document === 'undefined' ? unknownSession : firstSession();
let replaced = 0;
const watchers = new Set<() => void>();

/** Storage that was full at sign-in, or erased since, remembers nobody, while their session goes on: the document says so. */
function firstSession(): Session {
  const user = readUser() ?? userOfDocument();
  return user ? { status: 'checking', user } : { status: 'signed-out', user: null };
}

export function currentSession(): Session {
  return session;
}

/** The id of whom this browser knows. */
export const whoIsHere = (): string | undefined => session.user?._id;

/** How often one person took the place of another on this page, as by the link in a mail. */
export function personsReplaced(): number {
  return replaced;
}

export function subscribeSession(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Somebody is signed in here. What another person left in the caches goes first; of who stands there already all that is theirs stays. */
export function keepUser(user: CurrentUser) {
  const purge = readUser()?._id === user._id ? purgeTab : purgePersonalCaches;
  writeUser(user);
  show(user, { purge });
}

/** The server says who is signed in here: where it was another, they came in another tab. */
export function hearUser(user: CurrentUser) {
  const here = whoIsHere();
  keepUser(user);
  if (here && here !== user._id) giveWay();
}

/** What a call answered about whoever made it; who signed out meanwhile, or is another by now, hears nothing of it. */
export function updateUser(user: CurrentUser) {
  if (session.user?._id === user._id) keepUser(user);
}

/** Nobody is signed in here any more, and nothing about anybody is left. `ended`: by the server, not by them. */
export function dropUser({ ended = false } = {}) {
  writeUser(null);
  show(null, { ended: ended ? whoIsHere() : undefined });
}

/** The last known person counts as signed in while the server cannot be asked; each call is checked there anyway. */
export function trustUser() {
  if (session.status === 'checking') show(session.user, { trusted: true });
}

type Shown = { ended?: string; trusted?: boolean; purge?: () => void };

function show(user: CurrentUser | null, { ended, trusted = false, purge = purgePersonalCaches }: Shown = {}) {
  if (session.user && session.user._id !== user?._id) {
    purge();
    // Whoever signs in where nobody was goes on there with what they began.
    if (user) replaced += 1;
  }
  session = user ? { status: 'signed-in', user, trusted } : { status: 'signed-out', user: null, ended };
  for (const changed of watchers) changed();
}

/** Signing in or out in one tab shows in all of them, also in one that the browser brings back from its memory. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== userKey && key !== null) return;
    forgetUserOfTab();
    follow();
    if (!readUser() && hasLeft()) goHome();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // What was typed there, or shown, may be of somebody who signed out since.
    if (persisted && isDocumentOutdated()) location.reload();
    else if (persisted) follow();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

function follow() {
  const user = readUser();
  const here = whoIsHere();
  if (user && here && here !== user._id) return giveWay();
  // Whom nobody signed out was signed out by the server.
  const ended = user || hasLeft() ? undefined : here;
  if (session.status !== 'checking' || !user) show(user, { ended });
}

/** A tab that slept hears late of it: who has come since keeps what is theirs. */
function giveWay() {
  show(null, { purge: purgeTab });
  goHome();
}

/** What they looked at goes with them, and this document's memory: somebody else may be here next. */
const goHome = () => location.replace(pathTo('home'));
