import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { keyedHash, keyedHashes } from '../../keys/keyed-hash.ts';

/** Letters that are not mistaken for one another or for digits. */
const markLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** A fresh code with the two-letter mark by which a late mail is told from the one that was just sent. */
export function createCode({ random }: Context): { code: string; mark: string } {
  const code = String(random(1_000_000)).padStart(6, '0');
  const letter = () => markLetters[random(markLetters.length)] ?? 'A';
  return { code, mark: letter() + letter() };
}

/** What a code is compared by: its hash under the current key. The row that keeps it adds a salt, see `storedHash`. */
export async function digestOf(keys: KeyRing, purpose: CodePurpose, code: string): Promise<string> {
  return keyedHash(await keys.current('one-time-code'), textOf(purpose, code));
}

/** The same under every accepted key, for a code that somebody types. */
export function digestsOf(keys: KeyRing, purpose: CodePurpose, code: string): Promise<string[]> {
  return keyedHashes(keys, 'one-time-code', textOf(purpose, code));
}

/** What a row keeps of a code: salted with the row's own id, so that equal codes are not seen to be equal. */
export function storedHash(id: SQLWrapper, digest: string): SQL<string> {
  return sql<string>`encode(sha256(convert_to(${id}::text || ${digest}::text, 'UTF8')), 'hex')`;
}

/** Over `oneTimeCodes`: the row whose mail carries the code, and whose id salts its hash. */
export const mailId = sql<string>`coalesce(${oneTimeCodes.mailedWith}, ${oneTimeCodes.id})`;

/** Over `oneTimeCodes`: whether the row's code has one of these digests. */
export function hasDigest(digests: string[]): SQL<boolean> {
  const hashes = digests.map((digest) => storedHash(mailId, digest));
  return sql<boolean>`${oneTimeCodes.codeHash} in (${sql.join(hashes, sql`, `)})`;
}

function textOf(purpose: CodePurpose, code: string): string {
  return `${purpose}:${code}`;
}
