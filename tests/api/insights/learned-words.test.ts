import { describe, expect, it } from 'vitest';
import { insertSellers, leaveForGood, sql, visitor } from '../../factories.ts';
import { from } from '../../setup/networks.ts';
import { itLong } from '../../setup/rounds.ts';
import {
  newTeacher,
  newTeachers,
  newWord,
  runJob,
  searchFor,
  type Teacher,
  teach,
} from '../../setup/teaching.ts';

const plumbers = await insertSellers(6);
const plumber = plumbers.ids[0];
const reader = await newTeacher();

const understoodBy = async (text: string) =>
  (await searchFor(reader, text)).body.data.understood?.trade?.slug;

const learnedOf = (word: string) =>
  sql<{ trade: string }>(`select trade from learned_words where word = $1 and undone_at is null`, [word]);

/** Whether a word is understood once it was taught and somebody said it again. */
async function isLearned(word: string): Promise<boolean> {
  await runJob('learning');
  await searchFor(reader, word);
  await runJob('learning');
  return (await understoodBy(word)) !== undefined;
}

async function teachAll(teachers: readonly Teacher[], text: string, contactId = plumber) {
  for (const teacher of teachers) await teach(teacher, text, contactId);
}

describe('a word that the catalogue does not know', () => {
  it('is learned from three people who opened the same trade after it, and said by none of the rows before', async () => {
    const word = newWord();
    const [first, ...others] = await newTeachers(3);
    await teachAll([first as Teacher], word);
    await teachAll(others, `je cherche ${word} à Douala`);
    expect(await understoodBy(word)).toBeUndefined();
    await runJob('learning');
    const rows = await sql(`select to_jsonb(events) as row from events union all
      select to_jsonb(learned_words) from learned_words union all select to_jsonb(word_lessons) from word_lessons`);
    expect(JSON.stringify(rows)).not.toContain(word);
    expect(JSON.stringify(rows)).not.toContain(first?.user._id);
    expect(await isLearned(word)).toBe(true);
    expect(await learnedOf(word)).toEqual([{ trade: 'plumbers' }]);
    const { contacts, understood } = (await searchFor(reader, `${word} douala`)).body.data;
    expect(contacts[0].subcategory).toBe('plumbers');
    expect(understood).toMatchObject({ trade: { slug: 'plumbers', level: 2 }, place: { slug: 'douala' } });
    expect(understood.corrected).toBeUndefined();
  });

  it('is understood within a second once it is in the table, and no more once it is undone', async () => {
    const word = newWord();
    expect(await understoodBy(word)).toBeUndefined();
    await sql(`insert into learned_words (word, trade) values ($1, 'tailors')`, [word]);
    await insertTailor();
    const written = performance.now();
    expect(await understoodBy(word)).toBe('tailors');
    expect(performance.now() - written).toBeLessThan(1000);
    await runJob('index');
    const suggested = await reader.client.query('directory.suggestions', { q: `${word} à Douala` });
    expect(suggested.body.result.data.suggestions[0]).toMatchObject({ slug: 'tailors', city: 'douala' });
    await sql(`update learned_words set undone_at = now() where word = $1`, [word]);
    expect(await understoodBy(word)).toBeUndefined();
  });

  it('is not learned again once it was undone', async () => {
    const word = newWord();
    await teachAll(await newTeachers(3), word);
    expect(await isLearned(word)).toBe(true);
    await sql(`update learned_words set undone_at = now() where word = $1`, [word]);
    await teachAll(await newTeachers(3), word);
    expect(await isLearned(word)).toBe(false);
  });

  it('is not learned where people who said it opened different trades', async () => {
    const word = newWord();
    const tailor = await insertTailor();
    const teachers = await newTeachers(5);
    await teachAll(teachers.slice(0, 3), word);
    await teachAll(teachers.slice(3), word, tailor);
    expect(await isLearned(word)).toBe(false);
  });
});

it('is forgotten where nobody else writes it, while the quartier and the words of the catalogue that nobody had are known', async () => {
  const word = newWord();
  await searchFor(reader, `soudeur inox ${word} à Bonabéri`);
  await runJob('learning');
  const missed = await sql(
    `select missed_words as words from events where trade like '%welding' and quartier = 'bonaberi'`,
  );
  expect(missed).toContainEqual({ words: expect.arrayContaining(['inox']) });
  expect(JSON.stringify(missed)).not.toContain(word);
});

describe('nobody teaches', () => {
  itLong('with many new accounts', async () => {
    const word = newWord();
    await teachAll(await newTeachers(6, { days: 6 }), word);
    expect(await isLearned(word)).toBe(false);
  });

  itLong('alone, however often', async () => {
    const word = newWord();
    const teachers = await newTeachers(2);
    for (let time = 0; time < 3; time += 1) await teachAll(teachers, word, plumbers.ids[time]);
    expect(await isLearned(word)).toBe(false);
  });

  it('with several accounts in one browser', async () => {
    const word = newWord();
    const first = await newTeacher();
    const teachers = [first];
    for (let account = 0; account < 3; account += 1) {
      const client = visitor();
      for (const [name, value] of first.client.cookies)
        if (name.includes('device')) client.cookies.set(name, value);
      teachers.push(await newTeacher({ client }));
    }
    await teachAll(teachers, word);
    expect(await isLearned(word)).toBe(false);
  });

  itLong('with several accounts on one network, nor in one block of IPv6', async () => {
    const [word, other] = [newWord(), newWord()];
    const teachers = await newTeachers(4);
    await teachAll(
      teachers.map((teacher, index) => ({ ...teacher, address: `102.7.7.${index}` })),
      word,
    );
    await teachAll(
      teachers.map((teacher, index) => ({ ...teacher, address: `2001:db8:77:${index}::1` })),
      other,
    );
    expect(await isLearned(word)).toBe(false);
    expect(await isLearned(other)).toBe(false);
  });

  it('a word of a business name, whether it stood there before or since', async () => {
    const [before, since] = [newWord(), newWord()];
    const name = (word: string, id: string | undefined) =>
      sql(`update listings set business_name = 'Chez ' || $1 where user_id = $2`, [word, id]);
    await name(before, plumbers.ids[1]);
    const teachers = await newTeachers(3);
    await teachAll(teachers, before);
    await teachAll(teachers, since);
    await runJob('learning');
    await name(since, plumbers.ids[2]);
    expect(await isLearned(before)).toBe(false);
    await searchFor(reader, since);
    await runJob('learning');
    expect(await learnedOf(since)).toEqual([]);
  });

  it('a word of the catalogue, a number or an address', async () => {
    const teachers = await newTeachers(3);
    const word = newWord();
    for (const text of ['couturier', `${word}237`, `${word}@mboalink.cm`]) await teachAll(teachers, text);
    await runJob('learning');
    await searchFor(reader, `${word}@mboalink.cm`);
    expect(await understoodBy('couturier')).not.toBe('plumbers');
    expect(await understoodBy(word)).toBeUndefined();
  });

  itLong('by keeping somebody for later', async () => {
    const word = newWord();
    for (const teacher of await newTeachers(3)) {
      await searchFor(teacher, word);
      const body = { contactId: plumber };
      const saved = await teacher.client.rest('POST', '/contacts/save', {
        body,
        headers: from(teacher.address),
      });
      expect(saved.status).toBe(200);
    }
    expect(await isLearned(word)).toBe(false);
  });

  it('by opening somebody who was erased', async () => {
    const word = newWord();
    const seller = await newTeacher();
    await seller.client.rest('PUT', '/auth/account-type', { body: { userType: 'seller' } });
    const [contact] = (await insertSellers(1)).ids;
    await teachAll(await newTeachers(3), word, contact);
    await sql('delete from users where id = $1', [contact]);
    expect(await isLearned(word)).toBe(false);
  });
});

it('leaves nothing that leads to an account that was erased', async () => {
  const teacher = await newTeacher();
  await teach(teacher, newWord(), plumber);
  await runJob('learning');
  await leaveForGood(teacher);
  const rows = await sql(`select to_jsonb(events) as row from events union all
    select to_jsonb(word_lessons) from word_lessons`);
  const text = JSON.stringify(rows);
  const hashes = await sql<{ hash: string }>(
    `select device_hash as hash from sessions where device_hash is not null union
      select identity_hash from account_identities`,
  );
  for (const known of [teacher.user._id, teacher.user.email, teacher.user.whatsapp, teacher.address]) {
    expect(text).not.toContain(known);
  }
  for (const { hash } of hashes) expect(text).not.toContain(hash);
});

async function insertTailor() {
  const [id] = (await insertSellers(1)).ids;
  await sql(
    `update listings set category_slug = 'fashion-and-textiles', subcategory_slug = 'tailors' where user_id = $1`,
    [id],
  );
  return id;
}
