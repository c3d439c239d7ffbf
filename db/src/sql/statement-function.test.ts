import { describe, expect, it } from 'vitest';
import { type StatementFunction, writeFunction } from './statement-function.ts';

const statement = (text: string, ...params: unknown[]) => ({ toSQL: () => ({ sql: text, params }) });

const counting: StatementFunction = {
  name: 'count_since',
  parameters: { since: { type: 'timestamptz', standIn: '2000-01-01T00:00:00.000Z' } },
  before: [{ statement: statement('select pg_advisory_xact_lock($1)', 7), decides: 'since' }],
  answer: statement(
    'select $1::int - count(*)::int from events where at > $2 and name <> $3 and $2 < now()',
    ...[10, new Date('2000-01-01T00:00:00.000Z'), `it's`],
  ),
};

describe('a function made of statements', () => {
  it('takes its parameters where their stand-ins were, and holds everything else', () => {
    expect(writeFunction(counting)).toContain(`count_since(\n    since timestamptz)`);
    expect(writeFunction(counting)).toContain(
      `  PERFORM * FROM (select pg_advisory_xact_lock(7)) AS done;
  since := FOUND;
  RETURN QUERY select 10::int - count(*)::int from events where at > $1 and name <> 'it''s' and $1 < now();`,
    );
  });

  it('is not written with a parameter that is used nowhere, or of which another cannot be told', () => {
    const { since } = counting.parameters;
    const spare = { ...counting.parameters, spare: { type: 'text', standIn: '<spare>' } };
    expect(() => writeFunction({ ...counting, parameters: spare })).toThrow('used nowhere');
    const twice = { ...counting.parameters, until: since ?? { type: 'text', standIn: '' } };
    expect(() => writeFunction({ ...counting, parameters: twice })).toThrow('same stand-in');
  });

  it('holds nothing that cannot be written down', () => {
    const answer = statement('select $1, $2', new Date('2000-01-01T00:00:00.000Z'), ['a']);
    expect(() => writeFunction({ ...counting, answer })).toThrow('object');
  });
});
