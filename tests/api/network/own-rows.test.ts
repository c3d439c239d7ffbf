import { randomUUID } from 'node:crypto';
import { networkLimits, trackLimits } from '@mboalink/shared/limits.ts';
import { describe, expect, it } from 'vitest';
import {
  insertSellers,
  leave,
  leaveForGood,
  type Member,
  registerMember,
  sql,
  visitor,
} from '../../factories.ts';
import { connect } from '../../setup/connecting.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, transportsInTurn } from '../../setup/transports.ts';

const id = '00000000-0000-7000-8000-000000000000';
const about = { actionType: 'phone_click', targetUserId: id };
const event = { id, ...about };

/** An input with which each call is taken. */
const calls = {
  'network.trust': { id, trustLevel: 'trusted' },
  'network.note': { id, note: 'Livre le samedi' },
  'network.archive': { id },
  'network.restore': { id },
  'network.unsave': { savedId: id },
  'insights.track': about,
};

type Name = keyof typeof calls;

const names = Object.keys(calls) as Name[];

/** What each refuses, with the fields that it names. */
const unfit: [Name, object, string[]][] = [
  ['network.trust', { id: 'x', trustLevel: 'trusted' }, ['id']],
  ['network.trust', { id }, ['trustLevel']],
  ['network.trust', { id, trustLevel: 'friend' }, ['trustLevel']],
  ['network.trust', { id: 'x', trustLevel: null }, ['id', 'trustLevel']],
  ['network.note', { id: 'x', note: '' }, ['id']],
  ['network.note', { id }, ['note']],
  ['network.note', { id, note: 7 }, ['note']],
  ['network.note', { id, note: 'x'.repeat(networkLimits.note + 1) }, ['note']],
  ['network.note', { id, note: 'a\u0000b' }, ['note']],
  ['network.archive', { id: 'x' }, ['id']],
  ['network.restore', { id: 'x' }, ['id']],
  ['network.unsave', {}, ['contactId']],
  ['network.unsave', { contactId: id, savedId: id }, ['contactId']],
  ['network.unsave', { contactId: 'x' }, ['contactId']],
  ['network.unsave', { savedId: 'x' }, ['savedId']],
  ['insights.track', {}, ['actionType', 'targetUserId']],
  ['insights.track', { ...about, actionType: 'profile_deleted' }, ['actionType']],
  ['insights.track', { ...about, id: 'x' }, ['id']],
  ['insights.track', { ...about, targetUserId: 'x' }, ['targetUserId']],
  ['insights.track', { actionType: 'profile_view' }, ['targetUserId']],
  ['insights.track', { actionType: 'search_performed' }, ['searchData']],
  ['insights.track', { ...about, metadata: { timestamp: 'gestern' } }, ['metadata.timestamp']],
  ['insights.track', { ...about, location: { city: 'x'.repeat(90) } }, ['location.city']],
  ['insights.track', { ...about, searchData: { keywords: 7 } }, ['searchData.keywords']],
  ['insights.track', { ...about, events: [event] }, ['actionType']],
  ['insights.track', { events: [] }, ['events']],
  ['insights.track', { events: Array.from({ length: trackLimits.events + 1 }, () => event) }, ['events']],
  ['insights.track', { events: [event, about] }, ['events.1.id']],
  ['insights.track', { events: [{ ...event, targetUserId: undefined }] }, ['events.0.targetUserId']],
];

/** What closes the search to a seller who opened one number today. */
const closes: Record<string, (member: Member) => Promise<unknown>> = {
  exhausted: async ({ client }) => {
    for (const other of (await insertSellers(2)).ids) await client.rest('POST', `/contacts/${other}/reveal`);
  },
  expired: ({ user }) =>
    sql(`update subscriptions set trial_ends_at = now() - interval '9 days' where user_id = $1`, [user._id]),
};

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
    await ask(member, 'network.note', { id: rows.connectionId, note: 'Livre le samedi' });
    return { member, other, contactId, ...rows };
  }

  type Acquainted = Omit<Awaited<ReturnType<typeof acquainted>>, 'other'>;

  /** Each call about the rows of somebody whom one knows, and what it answers. */
  async function useRows({ member, contactId, connectionId, savedId }: Acquainted) {
    const inputs: [Name, object][] = [
      ['network.trust', { id: connectionId, trustLevel: 'trusted' }],
      ['network.note', { id: connectionId, note: ' Parle ewondo ' }],
      ['network.archive', { id: connectionId }],
      ['network.archive', { id: connectionId }],
      ['network.restore', { id: connectionId }],
      ['network.note', { id: connectionId, note: '' }],
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
    const row = (trustLevel: string, note: string, archived: boolean) => ({
      ...{ _id, trustLevel, note: (isThere && note) || null, archived },
    });
    return [
      ['network.trust', 200, row('trusted', 'Livre le samedi', false)],
      ['network.note', 200, row('trusted', 'Parle ewondo', false)],
      ['network.archive', 200, row('trusted', 'Parle ewondo', true)],
      ['network.archive', 200, row('trusted', 'Parle ewondo', true)],
      ['network.restore', 200, row('trusted', 'Parle ewondo', false)],
      ['network.note', 200, row('trusted', '', false)],
      ['network.trust', 200, row('contact', '', false)],
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

  it('what does not fit is named, and changes nothing', async () => {
    const { member, connectionId, savedId } = await acquainted();
    const before = await rowsOf(member);
    const own = { id: connectionId, savedId };
    for (const [name, input, fields] of unfit) {
      const sent = Object.entries(input).map(([key, value]) => [
        key,
        value === id && key in own ? own[key as keyof typeof own] : value,
      ]);
      const { status, error } = await ask(member, name, Object.fromEntries(sent));
      const named = error?.errors?.map(({ field }: { field: string }) => field);
      expect([name, input, status, named]).toEqual([name, input, 400, fields]);
    }
    expect(await rowsOf(member)).toEqual(before);
  });

  it('nobody is answered without a session', async () => {
    const ended = await registerMember();
    await sql('update sessions set ended_at = now() where user_id = $1', [ended.user._id]);
    for (const client of [visitor(), ended.client])
      for (const name of names) expect([name, (await ask({ client }, name)).status]).toEqual([name, 401]);
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

  it.each(Object.keys(closes))('a seller who is %s has their rows as ever', async (how) => {
    const known = await acquainted();
    await closes[how]?.(known.member);
    const opening = await known.member.client.rest(
      'POST',
      `/contacts/${(await insertSellers(1)).ids[0]}/reveal`,
    );
    expect(opening.status).toBe(how === 'exhausted' ? 429 : 403);
    expect(await useRows(known)).toEqual(answered(known, true));
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
