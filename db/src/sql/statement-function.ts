type Statement = { toSQL(): { sql: string; params: unknown[] } };

type Parameter = {
  /** As SQL names it. */
  type: string;
  /** What the statements were written with in its place: a value that stands nowhere else in them. */
  standIn: unknown;
};

export type StatementFunction = {
  name: string;
  /** In the order of the call. */
  parameters: Readonly<Record<string, Parameter>>;
  /** Run first, for what they do. A parameter that one `decides` is from then on whether it found a row. */
  before: readonly { statement: Statement; decides?: string }[];
  /** Selects one column of JSON. */
  answer: Statement;
};

/**
 * Statements of ours as a function of the database, which plans them once for each connection, where a statement that is
 * sent is read and planned anew each time. Whatever in them is no parameter is written into the function as it is now.
 * Throws where a parameter is used nowhere, or two have the same stand-in.
 */
export function writeFunction(written: StatementFunction): string {
  const { name, parameters } = written;
  const declared = Object.entries(parameters).map(([parameter, { type }]) => `${parameter} ${type}`);
  return `CREATE OR REPLACE FUNCTION ${name}(
    ${declared.join(',\n    ')})
  RETURNS SETOF json LANGUAGE plpgsql ROWS 1
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$${functionBody(written)}$$;
`;
}

/** What stands between the quotes of the function, as the database keeps it. */
export function functionBody({ parameters, before, answer }: StatementFunction): string {
  const numbers = numbersOf(parameters);
  const used = new Set<string>();
  const write = (statement: Statement) => {
    const written = statement.toSQL();
    return written.sql.replaceAll(/\$(\d+)/g, (_, at: string) => {
      const value = written.params[Number(at) - 1];
      const number = numbers.get(textOf(value));
      if (number === undefined) return literalOf(value);
      used.add(textOf(value));
      return `$${number}`;
    });
  };
  const performed = before.map(({ statement, decides }) => {
    const deciding = decides === undefined ? '' : `  ${decides} := FOUND;\n`;
    return `  PERFORM * FROM (${write(statement)}) AS done;\n${deciding}`;
  });
  const body = `
#variable_conflict use_column
BEGIN
${performed.join('')}  RETURN QUERY ${write(answer)};
END `;
  if (used.size < numbers.size) throw new Error('a parameter is used nowhere');
  return body;
}

function numbersOf(parameters: StatementFunction['parameters']): Map<string, number> {
  const standIns = Object.values(parameters).map(({ standIn }) => textOf(standIn));
  const numbers = new Map(standIns.map((standIn, index) => [standIn, index + 1]));
  if (numbers.size < standIns.length) throw new Error('two parameters have the same stand-in');
  return numbers;
}

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

function literalOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`a ${typeof value} cannot be written into a function`);
}
