import { expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../factories.ts';
import { connect } from '../setup/connecting.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(2, 20);

/** A seller and somebody who wrote to them and lets sellers answer. */
async function aLead() {
  const [seller, buyer] = [await registerMember(), await registerMember({ type: 'buyer' })];
  const setting = { letSellersAnswer: true };
  await buyer.client.rest('PUT', '/auth/notification-preferences', { body: setting });
  await connect(buyer.client, { connectedUserId: seller.user._id, interactionType: 'whatsapp' });
  const { body } = await seller.client.rest('GET', '/leads');
  return { seller, buyer, id: body.data.leads[0]._id as string };
}

/** By REST and by tRPC in turn. */
const openAnyWay = ({ client }: Member, id: string, turn: number) =>
  turn % 2 ? client.rest('POST', `/leads/${id}/reveal`) : client.mutate('leads.reveal', { id });

it(`opens a lead once for twenty calls, and leaves the day whole, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { seller, id } = await aLead();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => openAnyWay(seller, id, turn)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const opened = await sql('select charged from reveals where viewer_id = $1', [seller.user._id]);
    expect(opened).toEqual([{ charged: false }]);
    const { body } = await seller.client.rest('GET', '/contacts/opened');
    expect(body.data.quotaInfo.viewedToday).toBe(0);
  });
});
