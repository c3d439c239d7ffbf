import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { answersId, type DocumentAnswers } from '@mboalink/shared/document-answers.ts';
import { attempt } from '../attempt.ts';
import { readStored, writeStored } from '../storage.ts';
import { isDocumentOutdated } from './sign-out-mark.ts';
import { userKey } from './user-key.ts';

/** Whom this browser last knew. No secret is kept: the session itself lives in cookies that no script can read. */
export function readUser(): CurrentUser | null {
  const [kept, ofTab] = (['local', 'session'] as const).map((place) => parseUser(readStored(place, userKey)));
  // For want of room the tab alone may know what is new of them.
  return ofTab && (!kept || kept._id === ofTab._id) ? ofTab : (kept ?? null);
}

/** Whom the document was made for. */
export function userOfDocument(): CurrentUser | null {
  if (isDocumentOutdated()) return null;
  return attempt(() => {
    const answers: DocumentAnswers = JSON.parse(document.getElementById(answersId)?.textContent ?? '');
    return answers.user;
  });
}

/** What only this tab knew of is over once another tab says who is here. */
export const forgetUserOfTab = () => writeStored('session', userKey, null);

/** Where there is no room for them the tab knows them, and nothing is left of somebody else who was known before. */
export function writeUser(user: CurrentUser | null) {
  const text = user && JSON.stringify(user);
  writeStored('local', userKey, text);
  const isKept = readStored('local', userKey) === text;
  writeStored('session', userKey, isKept ? null : text);
  // Other tabs would take it for the end of their session.
  if (!isKept && readUser()?._id !== user?._id) writeStored('local', userKey, null);
}

/**
 * An older version of this site may have kept another shape: without the parts that screens reach into, nobody is known
 * here. The schema itself would bring zod to every page.
 */
export function parseUser(text: string | null): CurrentUser | null {
  return attempt(() => {
    const user: Partial<CurrentUser> | null = JSON.parse(text ?? 'null');
    const texts = [user?._id, user?.name, user?.email, user?.whatsapp, user?.names?.city];
    const whole = texts.every((value) => typeof value === 'string') && Array.isArray(user?.keywords);
    return whole && user?.notificationPreferences && user.locations ? (user as CurrentUser) : null;
  });
}
