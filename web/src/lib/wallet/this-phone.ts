import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { attempt } from '../attempt.ts';
import { readStored, writeStored } from '../storage.ts';

const key = 'this-phone';

/** So long nothing is kept without the server being heard of. */
export const keptDays = 30;

/** A choice made before signing in holds as long as a code may take. */
const askedMilliseconds = 60 * 60 * 1000;

/** `userId`: whose phone it is; without one somebody said so who is still signing in. `at`: when it was said, or the server was last heard of. */
type Kept = { userId?: string; at: number };

function read(): Kept | undefined {
  const kept: Partial<Kept> | null = attempt(() => JSON.parse(readStored('local', key) ?? ''));
  const { userId, at } = kept ?? {};
  if (typeof at !== 'number' || at > Date.now() + dayMilliseconds) return undefined;
  return typeof userId === 'string' ? { userId, at } : { at };
}

const write = (kept: Kept | null) => writeStored('local', key, kept && JSON.stringify(kept));

/** What somebody says while they sign in, before it is known who they are. */
export function sayThisPhone(isTheirs: boolean): void {
  if (isTheirs) write({ at: Date.now() });
  else if (!read()?.userId) write(null);
}

/** Whether this is the phone of whoever is signed in, by what they said; not any more once the server was not heard of for thirty days. */
export function isPhoneOf(userId: string): boolean {
  const kept = read();
  if (!kept) return false;
  const age = Date.now() - kept.at;
  if (kept.userId === userId) return age < keptDays * dayMilliseconds;
  if (kept.userId !== undefined || age > askedMilliseconds) return false;
  write({ userId, at: Date.now() });
  return true;
}

/** It is this person's phone, and the server was heard of just now. */
export const keepPhoneOf = (userId: string) => write({ userId, at: Date.now() });

export const forgetPhone = () => write(null);
