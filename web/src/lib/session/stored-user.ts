import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { readStored, writeStored } from '../storage.ts';

export const userKey = 'user';

/** Whom this browser last knew. No secret is kept: the session itself lives in cookies that no script can read. */
export function readUser(): CurrentUser | null {
  return parseUser(readStored('local', userKey));
}

export function writeUser(user: CurrentUser | null) {
  writeStored('local', userKey, user && JSON.stringify(user));
}

/** The server says again what is in it before any screen is drawn from it, so only the identity is checked. */
export function parseUser(text: string | null): CurrentUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof (value as CurrentUser | null)?._id === 'string' ? (value as CurrentUser) : null;
  } catch {
    return null;
  }
}
