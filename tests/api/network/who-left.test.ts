import { exportFormats } from '@mboalink/shared/network/words.ts';
import { expect, it } from 'vitest';
import { leave, leaveForGood, type Member, registerMember, registerPremium, sql } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { inTurn } from '../../setup/rounds.ts';
import { newWord } from '../../setup/searching.ts';
import { call, transports } from '../../setup/transports.ts';

const ask = ({ client }: Pick<Member, 'client'>, name: string, input: object = {}, turn = 0) =>
  call(client, transports[turn] ?? 'REST', endpointOf(name), input);

const lists = [
  ...['network.saved', 'network.connections', 'network.reveals', 'network.blocks'],
  ...['directory.revealedToday', 'accounts.export'],
  ...['accounts.dashboard', 'accounts.profileViews', 'accounts.geographic'],
];

/** All that a member may read and take along of whom they know, by what they asked. */
async function readAll(member: Member, word: string, turn: number) {
  const read: Record<string, string> = {};
  for (const name of lists) {
    const { status, data } = await ask(member, name, {}, turn);
    expect([name, status]).toEqual([name, 200]);
    read[name] = JSON.stringify(data);
  }
  for (const source of ['search', 'saved', 'network'])
    for (const format of exportFormats) {
      const { status, file } = await ask(member, 'network.exportContacts', {
        source,
        format,
        search: word,
        q: word,
      });
      expect([source, format, status]).toEqual([source, format, 200]);
      read[`${source} as ${format}`] = file ?? '';
    }
  return read;
}

/** A seller who opened somebody's number, and whom they opened, saved, noted and took along; and one whom they blocked. */
async function acquainted() {
  const word = newWord();
  const [member, left, blocked] = await Promise.all([
    registerPremium(),
    registerMember({ businessName: `Atelier ${word}` }),
    registerMember({ businessName: `Garage ${word}` }),
  ]);
  for (const { user } of [left, blocked]) {
    const tap = { connectedUserId: user._id, interactionType: 'whatsapp' };
    await ask(member, 'directory.reveal', { id: user._id });
    await ask(member, 'network.connect', tap);
    await ask(member, 'network.note', { contactId: user._id, note: `${word}, la plombière` });
    await ask(member, 'network.save', { contactId: user._id });
  }
  for (const each of [left, blocked]) await ask(each, 'directory.reveal', { id: member.user._id });
  await sql(
    `insert into contact_reports (reporter_id, contact_id, reason, is_counted, network_hash) values ($1, $2, 'other', false, '')`,
    [member.user._id, left.user._id],
  );
  await ask(left, 'network.save', { contactId: member.user._id });
  await sql('update reveals set day = day - 1 where contact_id = $1', [member.user._id]);
  return { member, left, blocked, word };
}

const namesOf = ({ user }: Member) => [
  ...[user._id, user.businessName, user.name, user.email],
  ...[user.whatsapp.slice(-9), user.whatsapp.slice(-9).replace(/(.)(..)(..)(..)(..)/, '$1 $2 $3 $4 $5')],
];

it.each(inTurn([0, 1], 1))(
  'names nobody who left in any list or file, from the first minute on and for good (%i)',
  async (turn) => {
    const { member, left, blocked, word } = await acquainted();
    const before = await readAll(member, word, turn);
    for (const [from, text] of Object.entries(before))
      if (/saved|connections|reveals|export|search|network/.test(from) && !from.endsWith('blocks'))
        expect([from, text]).toEqual([from, expect.stringContaining(left.user.businessName)]);
    await ask(member, 'network.block', { contactId: blocked.user._id });
    expect((await readAll(member, word, turn))['network.blocks']).toContain(blocked.user.businessName);
    const secrets = [word, ...namesOf(left), ...namesOf(blocked)].filter((name) => name !== member.user.name);
    const readNone = async () => {
      const read = await readAll(member, word, turn);
      for (const [from, text] of Object.entries(read))
        expect([from, secrets.filter((name) => text.includes(name))]).toEqual([from, []]);
      return read;
    };
    for (const leaver of [left, blocked]) expect((await leave(leaver)).status).toBe(200);
    const first = await readNone();
    for (const [from, rows] of [
      ['network.saved', 'saved'],
      ['network.connections', 'connections'],
    ] as const)
      expect(JSON.parse(first[from] ?? '')[rows]).toMatchObject([
        { state: 'unavailable', businessName: null },
      ]);
    for (const one of [left, blocked]) await leaveForGood(one);
    await readNone();
  },
);
