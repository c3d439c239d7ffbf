import { expect, it } from 'vitest';
import { registerMember, sql } from '../factories.ts';
import { newClientOf, newWord, writeWord } from '../setup/answering.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(2, 20);

it(`keeps one reply of twenty that come at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { owner, id } = await newWord();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? owner.client.rest('POST', `/listing/words/${id}/reply`, { body: { text: `Merci ${index}` } })
          : owner.client.mutate('answers.replyToWord', { id, text: `Merci ${index}` }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });
});

it(`keeps one word of a pair, however many come at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { user } = await registerMember();
    const author = await newClientOf(user._id);
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? writeWord(author, user._id, { text: `Bon travail ${index}` })
          : author.client.mutate('answers.writeWord', { id: user._id, text: `Bon travail ${index}` }),
      ),
    );
    expect(given.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await sql('select 1 from client_words where listing_id = $1', [user._id])).toHaveLength(1);
  });
});
