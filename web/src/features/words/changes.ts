import type { GivenWord, ReceivedWord, WordsOutput } from '@mboalink/shared/answers/word-calls.ts';
import type { Queries } from '../../lib/trpc.ts';
import { type Change, textOf } from '../accounts/change.ts';

function keep({ utils }: Queries, change: (known: WordsOutput) => Partial<WordsOutput>) {
  utils.answers.words.setData(undefined, (known) => known && { ...known, ...change(known) });
}

const put = <Row extends { _id: string }>(rows: Row[], now: Row) =>
  rows.map((row) => (row._id === now._id ? now : row));

const keepReceived = (queries: Queries, now: ReceivedWord) =>
  keep(queries, ({ received }) => ({ received: put(received, now) }));

const keepGiven = (queries: Queries, now: GivenWord) =>
  keep(queries, ({ given }) => ({ given: put(given, now) }));

const write: Change = async (queries, form) => {
  const { word } = await queries.client.answers.writeWord.mutate({
    id: textOf(form, 'id'),
    text: textOf(form, 'text'),
    isSigned: form.has('isSigned'),
  });
  keepGiven(queries, word);
};

const erase: Change = async (queries, form) => {
  const id = textOf(form, 'id');
  await queries.client.answers.eraseWord.mutate({ id });
  keep(queries, ({ given }) => ({
    given: given.map((row) => (row._id === id ? { ...row, word: null } : row)),
  }));
};

const reply: Change = async (queries, form) => {
  const input = { id: textOf(form, 'id'), text: textOf(form, 'text') };
  keepReceived(queries, (await queries.client.answers.replyToWord.mutate(input)).word);
};

const report: Change = async (queries, form) => {
  keepReceived(queries, (await queries.client.answers.reportWord.mutate({ id: textOf(form, 'id') })).word);
};

export const changes = { write, erase, reply, report };
