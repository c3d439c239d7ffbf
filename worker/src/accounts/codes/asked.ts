import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { SQL } from 'drizzle-orm';
import type { ClientIdentity } from '../../session/client-identity.ts';

export type Asked = {
  purpose: CodePurpose;
  /** To whom: the address, its mailbox, and the account where there is one. */
  subject: SQL;
  mailbox: SQL;
  userId: SQL;
  /** The device hash of a known browser, else null. */
  device: SQL;
  client: Client;
};

/** Who asks, with the /48 around an IPv6 network; `isNew` is a browser that has no cookie of ours yet. */
export type Client = ClientIdentity & { challengeHash: string; blockHash: string | null; isNew: boolean };
