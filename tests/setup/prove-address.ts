import { randomUUID } from 'node:crypto';
import { createProof, proofCookie } from '@mboalink/worker/accounts/registration/registration-proof.ts';
import { openKeyRing } from '@mboalink/worker/keys/key-ring.ts';
import { createOpaqueToken, hashOpaqueToken } from '@mboalink/worker/keys/signed-token.ts';
import type { Secrets } from '@mboalink/worker/local/secrets.ts';
import { challengeCookie } from '@mboalink/worker/session/client-identity.ts';
import type { Client } from './client.ts';

type Keys = { secrets: Secrets };

type Written = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * Leaves behind what a browser and the database have once an address has answered by its code, without the two calls
 * and the mail: most tests need somebody, and only those of registration how they came.
 */
export async function proveAddress(client: Client, email: string, { secrets }: Keys, write: Written) {
  const now = new Date();
  const keys = openKeyRing(secrets, now);
  const challenge = await createOpaqueToken(keys, 'challenge', randomUUID().replaceAll('-', ''));
  const challengeHash = (await hashOpaqueToken(keys, 'challenge', challenge)) ?? '';
  const codeId = randomUUID();
  await write(
    `insert into one_time_codes
        (id, purpose, subject, code_hash, mark, challenge_hash, created_at, expires_at, consumed_at)
      values ($1, 'registration', $2, 'spent', 'A1', $3, $4, $4::timestamptz + interval '10 minutes', $4)`,
    [codeId, email, challengeHash, now],
  );
  client.cookies.set(challengeCookie, challenge);
  client.cookies.set(proofCookie, await createProof({ keys, now }, { email, codeId, challengeHash }));
}
