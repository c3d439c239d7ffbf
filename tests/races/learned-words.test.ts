import { expect, it } from 'vitest';
import { insertSellers, sql } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { newTeachers, newWord, runJob, searchFor, teach } from '../setup/teaching.ts';

const fewRounds = rounds(2, 20);
const { ids } = await insertSellers(9 * fewRounds);

it(`learns a word once from six people at once, and from two nothing, in ${fewRounds} rounds`, async (context) => {
  const teachers = await newTeachers(6);
  await repeat(context, fewRounds, async (round) => {
    const [word, ofTwo] = [newWord(), newWord()];
    await Promise.all(teachers.map((teacher) => teach(teacher, word, ids[round])));
    await Promise.all(
      ids
        .slice(fewRounds + 8 * round)
        .slice(0, 8)
        .map(async (id, index) => {
          const teacher = teachers[index % 2];
          if (teacher) await teach(teacher, ofTwo, id);
        }),
    );
    await Promise.all([runJob('learning'), runJob('learning'), runJob('learning')]);
    await Promise.all(teachers.map((teacher) => searchFor(teacher, word)));
    await runJob('learning');
    expect(await sql(`select trade from learned_words where word = $1`, [word])).toEqual([
      { trade: 'plumbers' },
    ]);
    expect(await sql(`select 1 from learned_words where word = $1`, [ofTwo])).toEqual([]);
  });
}, 180_000);
