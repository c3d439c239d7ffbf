import type { IncomingHttpHeaders } from 'node:http';
import type { FieldDef } from 'pg';

export type NeonStatement = { query: string; params: (string | null)[]; arrayMode: boolean };

export type NeonCall = {
  connectionString: string;
  statements: NeonStatement[];
  /** Present for a batch, which is one transaction: the SQL that begins it. */
  begin: string | null;
};

/** A refusal by the endpoint itself, with the status that Neon's proxy gives it. */
export class NeonRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const isolationLevels: Record<string, string> = {
  ReadUncommitted: 'read uncommitted',
  ReadCommitted: 'read committed',
  RepeatableRead: 'repeatable read',
  Serializable: 'serializable',
};

/** @throws NeonRefusal when headers or body are not what the driver sends */
export function parseCall(headers: IncomingHttpHeaders, body: string): NeonCall {
  const connectionString = headers['neon-connection-string'];
  if (typeof connectionString !== 'string') {
    throw new NeonRefusal(400, 'invalid header: neon-connection-string');
  }
  if (headers['neon-raw-text-output'] !== 'true') {
    throw new NeonRefusal(400, 'this endpoint only answers with Neon-Raw-Text-Output: true');
  }
  const arrayMode = headers['neon-array-mode'] === 'true';
  const payload = parseJson(body);
  if (isRecord(payload) && Array.isArray(payload.queries)) {
    const statements = payload.queries.map((query) => parseStatement(query, arrayMode));
    return { connectionString, statements, begin: beginStatement(headers) };
  }
  return { connectionString, statements: [parseStatement(payload, arrayMode)], begin: null };
}

function beginStatement(headers: IncomingHttpHeaders) {
  const level = headers['neon-batch-isolation-level'];
  const modes: string[] = [];
  if (level !== undefined) {
    const name = isolationLevels[String(level)];
    if (!name) throw new NeonRefusal(400, 'invalid isolation level');
    modes.push(`isolation level ${name}`);
  }
  if (headers['neon-batch-read-only'] === 'true') modes.push('read only');
  if (headers['neon-batch-deferrable'] === 'true') modes.push('deferrable');
  return `begin ${modes.join(', ')}`.trim();
}

function parseStatement(payload: unknown, defaultArrayMode: boolean): NeonStatement {
  if (!isRecord(payload) || typeof payload.query !== 'string' || !isParams(payload.params)) {
    throw new NeonRefusal(
      400,
      'could not parse the HTTP request body: data did not match any variant of Payload',
    );
  }
  return {
    query: payload.query,
    params: (payload.params ?? []).map(paramText),
    arrayMode: typeof payload.arrayMode === 'boolean' ? payload.arrayMode : defaultArrayMode,
  };
}

/** PostgreSQL's text of a JSON parameter; arrays become array literals. */
function paramText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return arrayText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function arrayText(values: unknown[]): string {
  const items = values.map((value) => {
    if (value === null) return 'NULL';
    if (Array.isArray(value)) return arrayText(value);
    return JSON.stringify(isRecord(value) ? JSON.stringify(value) : value);
  });
  return `{${items.join(',')}}`;
}

export type StatementResult = {
  command: string | null;
  rowCount: number | null;
  fields: FieldDef[];
  rows: (string | null)[][];
};

export function resultBody(result: StatementResult, arrayMode: boolean) {
  const fields = result.fields.map((field) => ({
    name: field.name,
    dataTypeID: field.dataTypeID,
    tableID: field.tableID,
    columnID: field.columnID,
    dataTypeSize: field.dataTypeSize,
    dataTypeModifier: field.dataTypeModifier,
    format: 'text',
  }));
  const rows = arrayMode
    ? result.rows
    : result.rows.map((row) => Object.fromEntries(row.map((value, index) => [fields[index]?.name, value])));
  return { command: result.command ?? '', rowCount: result.rowCount, rows, fields, rowAsArray: arrayMode };
}

const optionalErrorFields = [
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'table',
  'column',
  'schema',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const;

/** The body of a refusal: PostgreSQL's own fields; code and severity are empty when it did not speak. */
export function errorBody(error: Error) {
  const spoken: Record<string, unknown> = isPostgresError(error) ? { ...error } : {};
  return {
    message: error.message,
    code: spoken.code ?? '',
    severity: spoken.severity ?? '',
    ...Object.fromEntries(optionalErrorFields.map((name) => [name, spoken[name] ?? null])),
  };
}

/** Whether the error is PostgreSQL's answer, rather than a connection that failed. */
export function isPostgresError(error: unknown): error is Error & { code: string; severity: string } {
  return error instanceof Error && 'severity' in error && typeof error.severity === 'string';
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new NeonRefusal(
      400,
      `could not parse the HTTP request body: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

function isParams(value: unknown): value is unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
