import { expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../factories.ts';
import { endpointOf } from '../setup/endpoint-of.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { call, transports } from '../setup/transports.ts';

const ask = ({ client }: Member, name: string, input: object, turn: number) =>
  call(client, transports[turn % 2] ?? 'REST', endpointOf(name), input);

const raceRounds = rounds(2, 30);

it(`lists nobody who sells as a buyer, whatever comes at once, in ${raceRounds} rounds`, async (context) => {
  await repeat(context, raceRounds, async () => {
    const member = await registerMember({ type: 'buyer', region: 'north', city: 'garoua' });
    const turns = Array.from({ length: 8 }, (_, turn) => turn);
    const answers = await Promise.all([
      ...turns.map((turn) => ask(member, 'accounts.changeVisibility', { listedAsBuyer: true }, turn)),
      ...turns.map((turn) => ask(member, 'accounts.changeVisibility', { listedAsBuyer: false }, turn)),
      ...turns.map((turn) => ask(member, 'accounts.changeVisibility', { paused: turn % 3 === 0 }, turn)),
      ...turns.map((turn) =>
        ask(member, 'accounts.changeAccountType', { userType: turn % 2 ? 'buyer' : 'seller' }, turn),
      ),
      ...turns.slice(6).map(() => member.client.rest('POST', '/auth/refresh')),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 400, 429].includes(status))).toEqual(
      [],
    );
    const [row] = await sql<Record<string, boolean>>(
      `select listed_as_buyer as listed, listed_as_buyer and (listings.user_type, users.user_type) <> ('buyer', 'buyer') as wrong,
        (visible_until > now()) = exists (select from search_entries where search_entries.search_key = listings.search_key) as indexed,
        not listed_as_buyer or (visible_until = 'infinity') <> paused as shown
      from listings join users on id = user_id where user_id = $1`,
      [member.user._id],
    );
    expect(row).toMatchObject({ wrong: false, indexed: true, shown: true });
    const { data } = await ask(member, 'accounts.me', {}, 0);
    expect(data.user.visibility.listedAsBuyer).toBe(row?.listed);
  });
}, 120_000);
