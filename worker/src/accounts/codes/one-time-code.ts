import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { Context } from '../../context.ts';
import { keyedHash } from '../../keys/keyed-hash.ts';

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
