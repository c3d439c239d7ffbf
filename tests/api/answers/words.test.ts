import { decideReportedWord } from '@mboalink/db/review-words.ts';
import { describe, expect, it } from 'vitest';
import { leave, type Member, readPage, registerMember, sql, typeFreshCode } from '../../factories.ts';
import { answerQuestion, newAskedBuyer, newClientOf, newWord, writeWord } from '../../setup/answering.ts';
import { runCommand } from '../../setup/run-command.ts';
import { addresses } from '../../setup/shared-application.ts';

const { connectionString } = addresses;

/** What everybody reads on the page of a business. */
async function pageOf({ user }: Member): Promise<string> {
  const { html } = await readPage(`/business/${user.slug}`);
  return html.replaceAll('\u00a0', ' ');
}

const wordsOf = async ({ client }: Member) => (await client.rest('GET', '/listing/words')).body.data;
const reply = ({ client }: Member, id: string, text: string) =>
  client.rest('POST', `/listing/words/${id}/reply`, { body: { text } });
const erase = ({ client }: Member, sellerId: string) =>
  client.rest('DELETE', `/answered-questions/${sellerId}/word`);
const report = ({ client }: Member, id: string) => client.rest('POST', `/listing/words/${id}/report`);

describe('a word', () => {
  it('is given by who said that the seller answered, and by nobody else', async () => {
    const { user } = await registerMember();
    const buyer = await newAskedBuyer(user._id);
    expect((await writeWord(buyer, user._id)).status).toBe(404);
    await answerQuestion(buyer, user._id, 'not_yet');
    expect((await writeWord(buyer, user._id)).status).toBe(404);
    const client = await newClientOf(user._id);
    expect((await wordsOf(client)).given).toMatchObject([{ _id: user._id, word: null }]);
    expect((await writeWord(client, user._id, { text: 'é'.repeat(121) })).status).toBe(400);
    const { status, body } = await writeWord(client, user._id);
    expect([status, body.data.word.word]).toMatchObject([
      200,
      { isSigned: true, reply: null, state: 'shown' },
    ]);
  });

  it('is read by everybody, with first name and town where they want it, and without contact details', async () => {
    const { owner, author, id } = await newWord();
    await sql('update users set name = $2 where id = $1', [author.user._id, 'Clarisse Ngo Biyong']);
    expect(await pageOf(owner)).toMatch(/Venu en une heure, prix respecté\..*Clarisse, Douala/s);
    await reply(owner, id, 'Merci, appelez le 677 12 34 56');
    const page = await pageOf(owner);
    expect(page).toContain('Merci, appelez le …');
    expect(page).not.toContain('Biyong');
    await writeWord(author, owner.user._id, { text: 'Écrire à awa@example.cm' });
    const replaced = await pageOf(owner);
    expect(replaced).toContain('Écrire à …');
    for (const gone of ['Clarisse', 'Merci, appelez', 'awa@example.cm']) expect(replaced).not.toContain(gone);
    expect((await wordsOf(owner)).received).toMatchObject([{ firstName: null, town: null, reply: null }]);
  });

  it('is taken back by its author, and goes with them, with a block and with either account', async () => {
    const { owner, author } = await newWord();
    const text = 'Venu en une heure';
    await author.client.rest('POST', '/blocks', { body: { contactId: owner.user._id } });
    expect(await pageOf(owner)).not.toContain(text);
    expect((await wordsOf(owner)).received).toEqual([]);
    expect((await writeWord(author, owner.user._id)).status).toBe(404);
    await sql('delete from blocks where user_id = $1', [author.user._id]);
    expect(await pageOf(owner)).toContain(text);
    expect((await erase(author, owner.user._id)).status).toBe(200);
    expect(await pageOf(owner)).not.toContain(text);
    await writeWord(author, owner.user._id);
    await leave(author);
    expect(await pageOf(owner)).not.toContain(text);
  });

  it('is in what its author and the owner of the listing take along', async () => {
    const { owner, author, id } = await newWord();
    await reply(owner, id, 'Merci.');
    const exportOf = async (member: Member) => {
      await typeFreshCode(member, 'session');
      return (await member.client.rest('GET', '/auth/export')).body.data;
    };
    expect((await exportOf(author)).clientWords).toMatchObject([
      { contactId: owner.user._id, isSigned: true },
    ]);
    const { wordsReceived } = await exportOf(owner);
    expect(wordsReceived).toMatchObject([{ reply: 'Merci.' }]);
    expect(JSON.stringify(wordsReceived)).not.toContain(author.user._id);
  });
});

describe('the owner', () => {
  it('replies once, and to nobody else’s', async () => {
    const { owner, author, id } = await newWord();
    expect((await reply(author, id, 'Merci.')).status).toBe(404);
    expect((await reply(owner, id, 'Merci.')).status).toBe(200);
    expect((await reply(owner, id, 'Encore merci.')).status).toBe(409);
  });

  it('reports one, which rests until a person decides', async () => {
    const { owner, author, id } = await newWord();
    expect((await report(author, id)).status).toBe(404);
    expect((await report(owner, id)).body.data.word.state).toBe('reported');
    expect(await pageOf(owner)).not.toContain('Venu en une heure');
    expect((await erase(author, owner.user._id)).status).toBe(409);
    expect((await writeWord(author, owner.user._id, { text: 'Autre mot' })).status).toBe(409);
    expect((await reply(owner, id, 'Faux.')).status).toBe(409);
    expect(await runCommand('review-words.ts')).toContain(id);
    await decideReportedWord(connectionString, id, 'keep');
    expect((await report(owner, id)).body.data.word.state).toBe('kept');
    expect(await pageOf(owner)).toContain('Venu en une heure');
    await writeWord(author, owner.user._id, { text: 'Autre mot' });
    await report(owner, id);
    await decideReportedWord(connectionString, id, 'remove');
    expect(await pageOf(owner)).not.toContain('Autre mot');
    expect((await erase(author, owner.user._id)).status).toBe(409);
    expect((await writeWord(author, owner.user._id)).status).toBe(409);
  });
});
