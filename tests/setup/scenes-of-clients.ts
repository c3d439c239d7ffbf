import { type Member, registerMember } from '../factories.ts';
import { aWord, newAskedBuyer, newClientOf, newWord } from './answering.ts';
import type { Client } from './client.ts';
import { connect } from './connecting.ts';
import { aNeed, emptyTown, newBuyer, newNeedSellers, openToAll, sendNeed } from './needing.ts';
import { sample } from './pictures/samples.ts';

/** Somebody and an input with which a call succeeds. */
export type Scene = { client: Client; input?: object };

/** One for all scenes, whose number is the same in each. */
let answerable: Promise<Member> | undefined;

async function newAnswerable() {
  const buyer = await registerMember({ type: 'buyer' });
  await buyer.client.mutate('accounts.updateNotificationPreferences', { letSellersAnswer: true });
  return buyer;
}

/** A seller and somebody who wrote to them and lets sellers answer. */
async function writtenTo() {
  const { client, user } = await registerMember();
  answerable ??= newAnswerable();
  const buyer = await answerable;
  await connect(buyer.client, { connectedUserId: user._id, interactionType: 'whatsapp' });
  const { body } = await client.rest('GET', '/leads');
  return { client, input: { id: body.data.leads[0]._id } };
}

/** A buyer and what they need. */
async function ownNeed(): Promise<Scene> {
  const buyer = await newBuyer(await emptyTown());
  const { _id: id } = await sendNeed(buyer);
  return { client: buyer.client, input: { id } };
}

/** A seller and what somebody else needs of their trade and town. */
async function incomingNeed() {
  const town = await emptyTown();
  const [seller] = await newNeedSellers(1, town);
  const { _id: id } = await sendNeed(await newBuyer(town));
  await openToAll(id);
  if (!seller) throw new Error('nobody came');
  return { client: seller.client, input: { id } };
}

const aPicture = { picture: sample('lossyWebp').toString('base64'), type: 'image/webp' };

/** Of calls by which sellers and buyers come to each other. */
export const scenesOfClients: Record<string, (cast: { ids: string[] }) => Promise<Scene>> = {
  'answers.questions': ({ ids }) => newAskedBuyer(ids[0] ?? ''),
  'answers.answer': async ({ ids }) => {
    const { client } = await newAskedBuyer(ids[0] ?? '');
    return { client, input: { id: ids[0], answer: 'yes' } };
  },
  'answers.words': async () => ({ client: (await newWord()).owner.client }),
  'answers.writeWord': async ({ ids }) => {
    const { client } = await newClientOf(ids[0] ?? '');
    return { client, input: { id: ids[0], ...aWord } };
  },
  'answers.eraseWord': async () => {
    const { author, owner } = await newWord();
    return { client: author.client, input: { id: owner.user._id } };
  },
  'answers.replyToWord': async () => {
    const { owner, id } = await newWord();
    return { client: owner.client, input: { id, text: 'Merci.' } };
  },
  'answers.reportWord': async () => {
    const { owner, id } = await newWord();
    return { client: owner.client, input: { id } };
  },
  'leads.list': async () => ({ client: (await writtenTo()).client, input: { state: 'waiting', limit: 20 } }),
  'leads.mark': async () => {
    const { client, input } = await writtenTo();
    return { client, input: { ...input, state: 'served' } };
  },
  'leads.reveal': writtenTo,
  'needs.create': async () => ({ ...(await newBuyer(await emptyTown())), input: aNeed }),
  'needs.list': async () => {
    const buyer = await newBuyer(await emptyTown());
    await sendNeed(buyer);
    return { client: buyer.client };
  },
  'needs.get': ownNeed,
  'needs.close': ownNeed,
  'needs.addPicture': async () => {
    const { client, input } = await ownNeed();
    return { client, input: { ...input, ...aPicture } };
  },
  'needs.incoming': async () => ({ client: (await incomingNeed()).client }),
  'needs.answer': async () => {
    const { client, input } = await incomingNeed();
    return { client, input: { ...input, priceXaf: 15_000, text: 'Je peux.' } };
  },
  'needs.pictureAnswer': async () => {
    const { client, input } = await incomingNeed();
    await client.mutate('needs.answer', { ...input, text: 'Je peux.' });
    return { client, input: { ...input, ...aPicture } };
  },
  'needs.decline': incomingNeed,
  'needs.report': incomingNeed,
};
