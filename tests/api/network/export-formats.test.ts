import { describe, expect, it } from 'vitest';
import { insertSellers, registerMember, sql } from '../../factories.ts';
import { connect } from '../../setup/connecting.ts';
import { dayOf, exportOf, inTable, inText, openAll, saveAll } from '../../setup/exporting.ts';
import { readCards, readSheet } from '../../setup/read-back.ts';

/** What somebody may call a business: that no reader takes for more than a name. */
const names = [
  '=HYPERLINK("http://x","y")',
  '+237 1',
  '-1+1',
  '@SUM(A1:A2)',
  'Chez "Awa", Fils; et Filles',
  'Élan à Ñkongsamba, ça va',
  'Coiffure 💇🏾‍♀️ Bonabéri',
  '\u200fمتجر\u200e Foumban',
  'Awa;=1+1',
  'A\\nB: BEGIN:VCARD',
  'Très long nom '.repeat(8).trim(),
];

describe('what an export is written as', async () => {
  const { ids } = await insertSellers(names.length);
  const member = await registerMember({}, 'fr');
  await openAll(member, ids);
  await saveAll(member, ids);
  await sql(
    `update saved_contacts set saved_at = '2026-11-01T12:00:00Z'::timestamptz - (now() - saved_at) where user_id = $1`,
    [member.user._id],
  );
  for (const [index, name] of names.entries())
    await sql(`update listings set business_name = $2, quartier = 'Akwa; rue, 1' where user_id = $1`, [
      ids[index],
      name,
    ]);
  const people = await sql<{ number: string; email: string }>(
    `select whatsapp as number, email from users join unnest($1::uuid[]) with ordinality as each(id, at) using (id) order by at`,
    [ids],
  );
  const of = `${names.length} sur ${names.length} exportés`;

  it('a spreadsheet reads as text and whole numbers, with no formula in it', async () => {
    const { file, headers } = await exportOf(member, { source: 'saved', format: 'csv' });
    expect(headers.get('content-disposition')).toContain(`-${names.length}-sur-${names.length}.csv`);
    const { rows, formulas } = readSheet(file, ';');
    expect(formulas).toEqual([]);
    expect(readSheet(file, ',').formulas).toEqual([]);
    expect(file?.startsWith('\ufeff')).toBe(true);
    expect(rows[0]).toEqual([
      ...['Entreprise', 'Numéro WhatsApp', 'E-mail', 'Catégorie', 'Sous-catégorie'],
      ...['Ville', 'Région', 'Pays', 'Enregistré le', 'Note'],
    ]);
    expect(new Set(rows.slice(1, -2).map((cells) => dayOf(cells[8])))).toEqual(new Set(['2026-11-01']));
    const guarded = names.map((name) => name.replace(/^(?=[=+\-@])/, "'").replace(';=', ";'="));
    expect(rows.slice(1, -2).map(([name]) => name)).toEqual(guarded);
    expect(rows.slice(1, -2).map(([, number, email]) => [number, email])).toEqual(
      people.map(({ number, email }) => [inTable(number.slice(1)), email]),
    );
    expect(rows.at(-1)?.[0]).toBe(of);
  });

  it('a phone book reads as one card for each', async () => {
    const { file = '', headers } = await exportOf(member, { source: 'saved', format: 'vcard' });
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(file).not.toMatch(/[^\r]\n/);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    // This reader leaves the sign before a semicolon in a line that has no parts; in one that has, it does not.
    expect(readCards(file)).toEqual(
      names.map((name, index) => ({
        ...{
          version: '3.0',
          fn: name.replaceAll(';', '\\;'),
          tel: people[index]?.number,
          email: people[index]?.email,
        },
        n: ['', name, '', '', ''],
        adr: ['', '', 'Akwa; rue, 1', 'Douala', 'Littoral', '', 'Cameroun'],
        note: 'Plombiers\nEnregistré le 1ᵉʳ\u00a0novembre 2026',
      })),
    );
  });

  it('people read as text, with the place as town, region and country', async () => {
    const { file = '' } = await exportOf(member, { source: 'saved', format: 'text', search: 'elan' });
    const { number = '', email } = people[5] ?? {};
    expect(file.split('\r\n')).toEqual([
      ...[names[5], `WhatsApp : ${inText(number.slice(1))}`, `E-mail : ${email}`],
      ...['Plomberie et eau, Plombiers', 'Douala, Littoral, Cameroun'],
      ...['Enregistré le 1ᵉʳ novembre 2026', '', '1 sur 1 exporté', ''],
    ]);
  });
});

it('says when one was in touch last with whom one knows, whom one trusts, and what one noted', async () => {
  const { ids } = await insertSellers(2);
  const member = await registerMember();
  for (const connectedUserId of ids)
    await connect(member.client, { connectedUserId, interactionType: 'phone' });
  await sql(
    `update connections set trust_level = case when connected_user_id = $2 then 'trusted' else 'contact' end,
      first_contact_at = '2026-11-01T08:00:00Z', last_contact_at = case when connected_user_id = $2
      then '2026-11-20T23:30:00Z'::timestamptz else '2026-11-19T08:00:00Z' end where user_id = $1`,
    [member.user._id, ids[0]],
  );
  await member.client.mutate('network.note', { contactId: ids[0], note: '=1+1, pays late\nasks for Paul' });
  const { rows } = readSheet((await exportOf(member, { source: 'network' })).file);
  expect(rows[0]?.slice(8)).toEqual(['Last contact', 'Trust', 'Note']);
  expect(rows.slice(1, 3).map((cells) => [dayOf(cells[8]), cells[9], cells[10]])).toEqual([
    ['2026-11-21', 'Trusted', "'=1+1, pays late asks for Paul"],
    ['2026-11-19', '', ''],
  ]);
  const { file: cards = '' } = await exportOf(member, { source: 'network', format: 'vcard' });
  expect(readCards(cards).map(({ note }) => note)).toEqual([
    'Plumbers\nLast contact on 21\u00a0November 2026\nTrusted\nNote: =1+1, pays late\nasks for Paul',
    'Plumbers\nLast contact on 19\u00a0November 2026',
  ]);
  const { file: text = '' } = await exportOf(member, { source: 'network', format: 'text' });
  expect(text).toContain('2026\r\nTrusted\r\nNote: =1+1, pays late asks for Paul\r\n\r\n');
  expect(text).toContain('Last contact on 19 November 2026\r\n\r\n');
});
