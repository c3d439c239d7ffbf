import { type Member, registerMember, sql } from '../factories.ts';
import { connect } from './connecting.ts';
import { newBuyer } from './needing.ts';
import { from, newNetworkAddress } from './networks.ts';

/** Lets somebody get in touch with a seller, and days pass, so that they are asked whether the seller answered. */
export async function tapLongAgo({ client, user }: Member, sellerId: string, days = 3, how = 'whatsapp') {
  const { status, body } = await connect(client, { connectedUserId: sellerId, interactionType: how });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await sql(
    `with opened as (update reveals set revealed_at = now() - make_interval(days => $3)
        where viewer_id = $1 and contact_id = $2)
      update connections set first_contact_at = now() - make_interval(days => $3),
        last_contact_at = now() - make_interval(days => $3) where user_id = $1 and connected_user_id = $2`,
    [user._id, sellerId, days],
  );
}

/** A buyer whose account is so many days old and who is asked about a seller. */
export async function newAskedBuyer(sellerId: string, days?: number): Promise<Member> {
  const buyer = await newBuyer(undefined, days);
  await tapLongAgo(buyer, sellerId);
  return buyer;
}

/** Answers what somebody is asked about a seller, on a network of their own unless it is given. */
export const answerQuestion = (
  { client }: Member,
  id: string,
  answer: string,
  address = newNetworkAddress(),
) => client.rest('POST', `/answered-questions/${id}`, { body: { answer }, headers: from(address) });

/** How many had an answer of a seller, of how many who said so. */
export async function sharesOf(sellerId: string) {
  const [row] = await sql<{ yes: number; of: number }>(
    'select answered_yes as yes, answered_of as of from listings where user_id = $1',
    [sellerId],
  );
  return row;
}

/** Lets a seller have such a share. */
export const haveShare = (sellerId: string | undefined, yes: number, of: number) =>
  sql('update listings set answered_yes = $2, answered_of = $3 where user_id = $1', [sellerId, yes, of]);

/** A buyer who said that a seller answered, and so may give them a word. */
export async function newClientOf(sellerId: string): Promise<Member> {
  const buyer = await newAskedBuyer(sellerId);
  await answerQuestion(buyer, sellerId, 'yes');
  return buyer;
}

export const aWord = { text: 'Venu en une heure, prix respecté.', isSigned: true };

/** Gives a seller a word. */
export const writeWord = ({ client }: Member, sellerId: string, word: object = aWord) =>
  client.rest('PUT', `/answered-questions/${sellerId}/word`, { body: word });

/** The owner of a listing about which a client gave a word, that client, and the id of the word. */
export async function newWord(word?: object) {
  const owner = await registerMember();
  const author = await newClientOf(owner.user._id);
  const given = await writeWord(author, owner.user._id, word);
  if (given.status !== 200) throw new Error(JSON.stringify(given.body));
  const { received } = (await owner.client.rest('GET', '/listing/words')).body.data;
  return { owner, author, id: received[0]._id as string };
}
