import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leave, leaveForGood, type Member, registerMember, sql } from '../../factories.ts';
import { connect } from '../../setup/connecting.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, transportsInTurn } from '../../setup/transports.ts';

const id = '00000000-0000-7000-8000-000000000000';
const about = { actionType: 'phone_click', targetUserId: id };

/** An input with which each call is taken. */
const calls = {
  'network.trust': { id, trustLevel: 'trusted' },
  'network.archive': { id },
  'network.restore': { id },
  'network.unsave': { savedId: id },
  'insights.track': about,
};

type Name = keyof typeof calls;

const names = Object.keys(calls) as Name[];

/** What the database has of somebody's rows. */
const rowsOf = async ({ user }: Member) => [
  await sql('select * from connections where user_id = $1', [user._id]),
  await sql('select * from saved_contacts where user_id = $1', [user._id]),
];

describe.each(transportsInTurn(0))('over %s', (transport) => {
  const ask = ({ client }: Pick<Member, 'client'>, name: Name, input: object = calls[name]) =>
    call(client, transport, endpointOf(name), input);

  /** A seller who wrote to another one, saved and noted them, and the rows of that. */
  async function acquainted() {
    const [member, other] = await Promise.all([registerMember(), registerMember()]);
    member.client.travelTo(new Date());
    const contactId: string = other.user._id;
    const tap = { connectedUserId: contactId, interactionType: 'whatsapp' };
    const made = await connect(member.client, tap);
    const saved = await member.client.rest('POST', '/contacts/save', { body: { contactId } });
    const rows = { connectionId: made.body.data.connection._id, savedId: saved.body.data.savedId };
    return { member, other, contactId, ...rows };
  }

  type Acquainted = Omit<Awaited<ReturnType<typeof acquainted>>, 'other'>;

  /** Each call about the rows of somebody whom one knows, and what it answers. */
  async function useRows({ member, contactId, connectionId, savedId }: Acquainted) {
    const inputs: [Name, object][] = [
      ['network.trust', { id: connectionId, trustLevel: 'trusted' }],
      ['network.archive', { id: connectionId }],
      ['network.archive', { id: connectionId }],
      ['network.restore', { id: connectionId }],
      ['network.trust', { id: connectionId, trustLevel: 'contact' }],
      ['insights.track', { actionType: 'phone_click', targetUserId: contactId }],
      ['insights.track', { id: randomUUID(), actionType: 'email_click', targetUserId: contactId }],
      [
        'insights.track',
        { events: [{ id: randomUUID(), actionType: 'phone_click', targetUserId: contactId }] },
      ],
      ['network.unsave', { contactId }],
      ['network.unsave', { savedId }],
    ];
    const answers = [];
    for (const [name, input] of inputs) {
      const { status, data, error } = await ask(member, name, input);
      answers.push([name, status, data ?? error]);
    }
    return answers;
  }

  /** What they answer of somebody who is there, and what of who is not, or blocked whoever asks. */
  const answered = ({ connectionId: _id }: Acquainted, isThere: boolean) => {
    const row = (trustLevel: string, archived: boolean) => ({ _id, trustLevel, archived });
    return [
      ['network.trust', 200, row('trusted', false)],
      ['network.archive', 200, row('trusted', true)],
      ['network.archive', 200, row('trusted', true)],
      ['network.restore', 200, row('trusted', false)],
      ['network.trust', 200, row('contact', false)],
      ['insights.track', 200, { accepted: isThere ? 1 : 0 }],
      ['insights.track', 200, { accepted: isThere ? 1 : 0 }],
      ['insights.track', 200, { accepted: 0 }],
      ['network.unsave', 200, { saved: false }],
      ['network.unsave', 200, { saved: false }],
    ];
  };

  it('each change is answered as it is then', async () => {
    const known = await acquainted();
    expect(await useRows(known)).toEqual(answered(known, true));
  });

  it('another’s rows are nobody’s, and neither are their contacts', async () => {
    const [{ member, contactId, connectionId, savedId }, other] = [
      await acquainted(),
      await registerMember(),
    ];
    const before = await rowsOf(member);
    const refused = names.filter((name) => 'id' in calls[name]);
    for (const name of refused)
      for (const rowId of [connectionId, id]) {
        const { status, error } = await ask(other, name, { ...calls[name], id: rowId });
        expect([name, status, error.error]).toEqual([name, 404, 'not_found']);
      }
    for (const which of [{ savedId }, { contactId }])
      expect((await ask(other, 'network.unsave', which)).data).toEqual({ saved: false });
    const click = { ...about, targetUserId: contactId };
    expect((await ask(other, 'insights.track', click)).data).toEqual({ accepted: 0 });
    expect(await rowsOf(member)).toEqual(before);
  });

  it.each([
    [
      'blocked them',
      ({ client }: Member, of: Member) =>
        client.rest('POST', '/blocks', { body: { contactId: of.user._id } }),
    ],
    [
      'they blocked',
      ({ user }: Member, of: Member) => of.client.rest('POST', '/blocks', { body: { contactId: user._id } }),
    ],
    ['is leaving', leave],
  ])('of who %s the rows are changed, and say nothing', async (_, goAway) => {
    const known = await acquainted();
    expect((await goAway(known.other, known.member)).status).toBe(200);
    expect(await useRows(known)).toEqual(answered(known, false));
  });

  it('of who left for good nothing is kept but the row', async () => {
    const known = await acquainted();
    await leaveForGood(known.other);
    expect(await useRows(known)).toEqual(answered(known, false));
    expect(JSON.stringify(await rowsOf(known.member))).not.toContain(known.contactId);
  });
});
