import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { attempt } from '../attempt.ts';
import { forgetOwnPhone } from '../own-phone.ts';
import { readStored, writeStored } from '../storage.ts';

const key = 'this-phone';

/** So long nothing is kept without the server being heard of. */
export const keptDays = 30;

/** A choice made before signing in holds as long as a code may take. */
const askedMilliseconds = 60 * 60 * 1000;

/**
 * Whose phone it is: `userId`, or the `email` with which somebody said so who is still signing in. `at`: when it was said, or the
 * server was last heard of.
 */
type Kept = { userId?: string; email?: string; at: number };

function read(): Kept | undefined {
  const kept: Partial<Kept> | null = attempt(() => JSON.parse(readStored('local', key) ?? ''));
  const { userId, email, at } = kept ?? {};
  if (typeof at !== 'number') return undefined;
  if (typeof userId === 'string') return { userId, at };
  if (typeof email === 'string' && Math.abs(Date.now() - at) < askedMilliseconds) return { email, at };
  return undefined;
}

const write = (kept: Kept | null) => writeStored('local', key, kept && JSON.stringify(kept));

/** An address does not stay longer than its hour where nobody signs in. */
export function forgetOldChoice(): void {
  if (!read()) write(null);
}

const addressOf = (email: string) => email.trim().toLowerCase();

/** What somebody says who signs in with an address; undefined takes it back. */
export function sayThisPhone(email: string | undefined): void {
  if (email !== undefined) {
    write({ email: addressOf(email), at: Date.now() });
    setTimeout(forgetOldChoice, askedMilliseconds);
  } else if (!read()?.userId) write(null);
}

/** Whether this is the phone of whoever is signed in, by what they said; not any more once the server was not heard of for thirty days. */
export function isPhoneOf(userId: string, email = ''): boolean {
  const kept = read();
  if (!kept) return false;
  const age = Date.now() - kept.at;
  if (kept.userId === userId) return age < keptDays * dayMilliseconds;
  if (!kept.email || kept.email !== addressOf(email)) return false;
  write({ userId, at: Date.now() });
  return true;
}

/** It is this person's phone, and the server was heard of just now. */
export const keepPhoneOf = (userId: string) => write({ userId, at: Date.now() });

export const forgetPhone = () => {
  write(null);
  forgetOwnPhone();
};
