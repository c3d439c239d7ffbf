import { grown, type Member, registerMember, sql } from '../factories.ts';

type Place = { region: string; city: string; quartier?: string };

/** Where a scene of needs plays. */
const needPlace: Place = { region: 'littoral', city: 'douala' };

/** A buyer who is known for some time. */
export const newBuyer = async (place: Place = needPlace, days = 40) =>
  grown(await registerMember({ type: 'buyer', ...place }), days);

/** Sellers of a trade in a place, whose accounts are some days old. */
export const newNeedSellers = (count: number, place: Place = needPlace, subcategory = 'plumbers') =>
  Promise.all(
    Array.from({ length: count }, async () => grown(await registerMember({ ...place, subcategory }), 10)),
  );

/** A town of a region in which nobody is but those who come now. */
export async function emptyTown(): Promise<Place> {
  const town = { region: 'north-west', city: 'ndop' };
  await sql('update listings set is_active = false where region_slug = $1', [town.region]);
  await sql(
    `update needs set closed_at = now(), ended = 'given_up' where region_slug = $1 and closed_at is null`,
    [town.region],
  );
  return town;
}

export const aNeed = { text: 'plombier pour une fuite' };

/** Sends what a buyer needs; answers the need. */
export async function sendNeed({ client }: Member, need: object = aNeed) {
  const { status, body } = await client.rest('POST', '/needs', { body: need });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.need;
}

/** Lets the hour pass in which only those answer to whom a need was sent. */
export const openToAll = (id: string) =>
  sql(`update needs set created_at = created_at - interval '2 hours' where id = $1`, [id]);

export const answerNeed = ({ client }: Member, id: string, answer: object = { text: 'Je peux.' }) =>
  client.rest('POST', `/needs/${id}/answers`, { body: answer });
