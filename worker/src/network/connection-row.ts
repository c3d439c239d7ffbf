import { connections } from '@mboalink/db/schema/network.ts';
import type { JsonRow } from '@mboalink/db/sql/json.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import type { Connection, Known } from '@mboalink/shared/network/calls.ts';
import { connectionTypeOf } from '@mboalink/shared/network/connection-words.ts';

const { id, interactionType, trustLevel, note, firstContactAt, lastContactAt } = connections;

/** Over `connections`: what is kept of one. */
export const connectionFields = {
  _id: id,
  ...{ interactionType, trustLevel, note, firstContactAt, lastContactAt },
};

export type ConnectionRow = JsonRow<typeof connectionFields>;

type Types = { own: UserType; other: UserType | null };

/** A connection as its owner may see it: of whoever left nothing that says who it was. */
export function toConnection(row: ConnectionRow, known: Known, { own, other }: Types): Connection {
  const { state, businessName, contact } = known;
  return {
    ...row,
    ...{ state, businessName, connectedUserId: contact },
    connectionType: other && connectionTypeOf(own, other),
    location: contact && { city: contact.city, region: contact.region, country: contact.country },
    note: state === 'left' ? null : row.note,
  };
}
