import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { Context } from '../../context.ts';
import { keyedHash } from '../../keys/keyed-hash.ts';

/** A code lives ten minutes and stands five guesses; another may be asked for after a minute, five an hour. */
export const codeLifeSeconds = 10 * 60;
export const codeAttempts = 5;
export const resendAfterSeconds = 60;
export const codesPerHour = 5;

/** Wrong guesses that are counted for one address on one day, from however many browsers and codes. */
export const guessesPerDay = 20;

/** Codes that one network address may ask for in an hour, unless the browser is known to the account. */
export const codesPerNetworkHour = 20;

/** Letters that are not mistaken for one another or for digits. */
const markLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** A fresh code with the two-letter mark by which a late mail is told from the one that was just sent. */
export function createCode({ random }: Context): { code: string; mark: string } {
  const code = String(random(1_000_000)).padStart(6, '0');
  const letter = () => markLetters[random(markLetters.length)] ?? 'A';
  return { code, mark: letter() + letter() };
}

/** How a code is stored and compared. */
export function hashCode(secret: string, purpose: CodePurpose, code: string): Promise<string> {
  return keyedHash(secret, `one-time-code:${purpose}`, code);
}
