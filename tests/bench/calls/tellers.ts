import { randomUUID } from 'node:crypto';
import { trackLimits } from '@mboalink/shared/limits.ts';
import { openKeyRing } from '@mboalink/worker/keys/key-ring.ts';
import { accessCookie, createAccessToken } from '@mboalink/worker/session/access-token.ts';
import type { Client } from '../../setup/client.ts';
import type { Addresses, peopleOf } from '../../setup/people.ts';
import type { Call } from '../measure.ts';

type People = ReturnType<typeof peopleOf>;

/** As many as a device may tell in one call. */
export const toldAtOnce = trackLimits.events;

const contactsOfEach = 100;
const kinds = ['profile_view', 'profile_click', 'whatsapp_click', 'phone_click', 'email_click'];

/** Of one person, so many events count in a day. */
const batchesOfEach = (contactsOfEach * kinds.length) / toldAtOnce;

/** Sellers of those who were loaded, signed in: somebody else each time. */
export async function signIn(people: People, { secrets }: Pick<Addresses, 'secrets'>, count: number) {
  const rows = await people.sql<{ id: string; user_id: string }>(
    `insert into sessions (user_id, expires_at) select user_id, now() + interval '30 days' from listings
      where user_type = 'seller' and visible_until > now() + interval '2 days'
        and search_key >= (select floor(random() * max(search_key) * 0.9) from listings) limit $1 returning id, user_id`,
    [count],
  );
  const now = new Date();
  const keys = openKeyRing(secrets, now);
  return Promise.all(
    rows.map(async ({ id, user_id: userId }) => {
      const client = people.visitor();
      const viewer = { userId, sessionId: id, generation: 1 };
      client.cookies.set(accessCookie, await createAccessToken({ keys, now }, viewer));
      return { client, userId };
    }),
  );
}

type Teller = { client: Client; bodies: { events: object[] }[] };

/** Tells events batch by batch; `accepted` counts those that were new. */
export type Telling = { call: Call; accepted: number };

/** So many batches of events, none of which was told before, by people who were shown whom they are about. */
export async function telling(people: People, addresses: Addresses, batches: number): Promise<Telling> {
  const members = await signIn(people, addresses, Math.ceil(batches / batchesOfEach));
  const tellers = await Promise.all(
    members.map(async ({ client, userId }): Promise<Teller> => {
      const shown = await people.sql<{ id: string }>(
        `insert into shown_contacts (viewer_id, contact_id) select $1, user_id from listings
          where user_id <> $1 and search_key > (select floor(random() * max(search_key) * 0.9) from listings)
            and user_id not in (select contact_id from shown_contacts where viewer_id = $1) limit $2
          returning contact_id as id`,
        [userId, contactsOfEach],
      );
      return { client, bodies: batchesOf(shown.map(({ id }) => id)) };
    }),
  );
  const left = Array.from({ length: batchesOfEach }, (_, batch) =>
    tellers.flatMap(({ client, bodies }) => (bodies[batch] ? [{ client, body: bodies[batch] }] : [])),
  ).flat();
  const told: Telling = {
    accepted: 0,
    call: async () => {
      const next = left.shift();
      if (!next) throw new Error('more is told than there are events');
      const { client, body } = next;
      const { status, body: answer } = await client.rest('POST', '/analytics/track', { body });
      if (status !== 200) throw new Error(`track answered ${status}: ${JSON.stringify(answer)}`);
      told.accepted += answer.data.accepted;
    },
  };
  return told;
}

function batchesOf(contacts: readonly string[]) {
  const events = kinds.flatMap((actionType) =>
    contacts.map((targetUserId) => ({ id: randomUUID(), actionType, targetUserId })),
  );
  return Array.from({ length: Math.floor(events.length / toldAtOnce) }, (_, batch) => ({
    events: events.slice(batch * toldAtOnce, (batch + 1) * toldAtOnce),
  }));
}
