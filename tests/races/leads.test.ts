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

it(`keeps one mark of many, and none of them behind a new tap, in ${fewRounds} rounds`, async (context) => {
  const states = ['served', 'not_client', 'remind', 'waiting'];
  await repeat(context, fewRounds, async () => {
    const { seller, buyer, id } = await aLead();
    const markAll = () =>
      Array.from({ length: 12 }, async (_, turn) => {
        const state = states[turn % states.length];
        const { status } = await (turn % 2
          ? seller.client.rest('PUT', `/leads/${id}`, { body: { state } })
          : seller.client.mutate('leads.mark', { id, state }));
        return status;
      });
    expect(new Set(await Promise.all(markAll()))).toEqual(new Set([200]));
    const kept = await sql('select from lead_states where seller_id = $1', [seller.user._id]);
    expect(kept.length).toBeLessThanOrEqual(1);
    const tap = { connectedUserId: seller.user._id, interactionType: 'phone' };
    await Promise.all([...markAll(), connect(buyer.client, tap)]);
    await connect(buyer.client, tap);
    const { body } = await seller.client.rest('GET', '/leads');
    expect(body.data.counts).toMatchObject({ waiting: 1, all: 1 });
  });
});
