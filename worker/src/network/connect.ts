import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import type { ConnectInput, Connection } from '@mboalink/shared/network/calls.ts';
import { openedContact } from '../directory/reveal-contact.ts';
import { tapContact } from '../directory/shown/tap-contact.ts';
import type { MemberContext } from '../trpc.ts';
import { toConnection } from './connection-row.ts';
import { unlessErased } from './unless-erased.ts';
import { isTaken, recordClick, writeConnection } from './write-connection.ts';

type Answer = { connection: Connection; quotaInfo: QuotaInfo };

/**
 * Records that the viewer got in touch with a contact, which it opens where it was not, at the same cost and in the same
 * request: the one row of the two is made or renewed. A tap that comes again changes nothing.
 */
export async function connect(ctx: MemberContext, input: ConnectInput): Promise<Answer> {
  const { connectedUserId: contactId, interactionType, id } = input;
  const happened = happenedAt(ctx, input);
  const tap = { contactId, interactionType, id, happened, at: countedAt(ctx, happened) };
  const [lock, show] = await tapContact(ctx, contactId, isTaken(ctx, tap));
  const write = writeConnection(ctx, tap, await recordClick(ctx, tap));
  const [, shown, [row]] = await unlessErased(ctx.db.batch([lock, show, write]));
  if (row && !row.isTaken) throw new AppError('conflict', row.hasRoom ? {} : { screen: 'connections' });
  const { contact, quotaInfo } = await openedContact(ctx, shown);
  if (!row) throw new AppError('unauthenticated');
  const kept = row.made ?? row.kept;
  // Whoever was found a moment before is gone since: they left, or one of the two blocked the other.
  if (!kept) throw new AppError('not_found');
  const state = row.isVisible ? 'listed' : 'hidden';
  const known = { state, businessName: contact.businessName, contact } as const;
  const types = { own: row.userType, other: contact.userType };
  return { connection: toConnection(kept, known, types), quotaInfo };
}

/** A clock that runs ahead says now; one that is far behind, no time that the database has none for. */
const happenedAt = ({ now }: MemberContext, { happenedAt: said }: ConnectInput): Date =>
  said !== undefined && Date.parse(said) < now.getTime() ? new Date(Math.max(Date.parse(said), 0)) : now;

/** What a device kept to itself for longer counts as so old. */
const countedAt = ({ now }: MemberContext, happened: Date): Date =>
  new Date(Math.max(happened.getTime(), now.getTime() - networkLimits.tapDays * dayMilliseconds));
