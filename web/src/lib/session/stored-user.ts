import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { attempt } from '../attempt.ts';
import { readStored, writeStored } from '../storage.ts';
import { userKey } from './user-key.ts';

/** Whom this browser last knew. No secret is kept: the session itself lives in cookies that no script can read. */
export function readUser(): CurrentUser | null {
  return parseUser(readStored('local', userKey));
}

export function writeUser(user: CurrentUser | null) {
  writeStored('local', userKey, user && JSON.stringify(user));
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
