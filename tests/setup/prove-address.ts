import { randomUUID } from 'node:crypto';
import { createProof, proofCookie } from '@mboalink/worker/accounts/registration/prove-address.ts';
import { openKeyRing } from '@mboalink/worker/keys/key-ring.ts';
import type { Secrets } from '@mboalink/worker/local/secrets.ts';
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
  const codeId = randomUUID();
  await write(
    `insert into one_time_codes (id, purpose, subject, created_at, mailed_at, consumed_at)
      values ($1, 'registration', $2, $3, $3, $3)`,
    [codeId, email, now],
  );
  client.cookies.set(proofCookie, await createProof({ keys, now }, { email, codeId }));
}
