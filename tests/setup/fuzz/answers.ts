import { errorStatus } from '@mboalink/shared/errors.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { description, type Operation } from './description.ts';
import type { Call, FuzzRequest } from './requests.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(description, 'openapi');

const validators = new Map<string, ValidateFunction>();

/** What does not fit about a value, by the schema at a place in the description. */
function misfits(value: unknown, ...place: string[]): string[] {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
  validators.set(pointer, validate);
  if (validate(value)) return [];
  return [...new Set(validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`))];
}

type ErrorBody = { success?: false; error?: string; message?: unknown };

/** What came back, read. `errors` are the codes of the contract in it, undefined for a part that succeeded. */
export type Checked = { problems: string[]; errors: (string | undefined)[] };

type Received = { status: number; headers: Headers; body: unknown };

/** Everything about an answer that the description does not promise. */
export function checkAnswer(request: FuzzRequest, received: Received): Checked {
  const { status, headers } = received;
  const problems = [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(headers.get('x-request-id') ? [] : ['no X-Request-Id']),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
    ...(headers.get('set-cookie') && headers.get('cache-control') !== 'private, no-store'
      ? ['a cookie that may be stored']
      : []),
  ];
  const { problems: ofBody, errors } = checkBody(request, received);
  return { problems: [...problems, ...ofBody], errors };
}

function checkBody(request: FuzzRequest, { status, body, headers }: Received): Checked {
  if (request.kind === 'stray') return checkStray(status, body, headers);
  if (request.kind === 'batch') return checkBatch(request.calls, status, body);
  if (request.kind === 'REST') return checkRest(request.call.operation, status, body);
  return checkTrpc(request.call.operation, body, status);
}

/** No call has to answer: an error of the contract, in the shape of either transport, or something that is there. */
function checkStray(status: number, body: unknown, headers: Headers): Checked {
  const isJson = headers.get('content-type')?.startsWith('application/json');
  if (status < 400 || !isJson || body === '') return { problems: [], errors: [] };
  const parts = Array.isArray(body) ? body : [body];
  const errors = parts.filter((part) => !isResult(part)).map((part) => trpcErrorOf(part) ?? part);
  return { problems: errors.flatMap(errorMisfits), errors: errors.map(codeOf) };
}

function checkRest(operation: Operation, status: number, body: unknown): Checked {
  if (!operation.responses[status])
    return { problems: [`undocumented ${status} ${codeOf(body)}`], errors: [codeOf(body)] };
  const place = [...placeOf(operation, status), 'content', 'application/json', 'schema'];
  const problems = [
    ...(isFile(operation, status) ? [] : misfits(body, ...place)),
    ...(status >= 400 ? undocumented(operation, body, status) : []),
  ];
  return { problems, errors: [status >= 400 ? codeOf(body) : undefined] };
}

function checkTrpc(operation: Operation, part: unknown, status?: number): Checked {
  if (isResult(part)) {
    // The description is that of REST, where this call answers a file.
    if (isFile(operation, 200)) return { problems: [], errors: [undefined] };
    const place = [...placeOf(operation, 200), 'content', 'application/json', 'schema', 'properties', 'data'];
    return { problems: misfits(part.result.data, ...place), errors: [undefined] };
  }
  const error = trpcErrorOf(part);
  if (!error) return { problems: ['neither a result nor an error'], errors: [undefined] };
  return {
    problems: [...errorMisfits(error), ...undocumented(operation, error, status)],
    errors: [codeOf(error)],
  };
}

/** An answer for each call, or one refusal of them all. */
function checkBatch(calls: readonly Call[], status: number, body: unknown): Checked {
  if (!Array.isArray(body)) {
    const error = trpcErrorOf(body);
    return {
      problems: error ? errorMisfits(error) : ['neither a list nor an error'],
      errors: [codeOf(error)],
    };
  }
  if (body.length !== calls.length) {
    const isRefused = status >= 400 && body.every((part) => !isResult(part));
    return { problems: isRefused ? [] : [`${body.length} answers to ${calls.length} calls`], errors: [] };
  }
  const checked = calls.map(({ operation }, place) => checkTrpc(operation, body[place]));
  return {
    problems: checked.flatMap(({ problems }) => problems),
    errors: checked.flatMap(({ errors }) => errors),
  };
}

function undocumented({ responses }: Operation, body: unknown, status?: number): string[] {
  const code = codeOf(body);
  const documented = Object.entries(responses).find(([, { content }]) =>
    Object.hasOwn(content?.['application/json']?.examples ?? {}, String(code)),
  );
  if (!documented) return [`undocumented error ${code}`];
  return status === undefined || documented[0] === String(status) ? [] : [`${code} with status ${status}`];
}

function errorMisfits(error: unknown): string[] {
  const known = Object.hasOwn(errorStatus, String(codeOf(error))) ? [] : [`unknown error ${codeOf(error)}`];
  return [...known, ...misfits(error, 'components', 'schemas', 'Error')];
}

function isFile({ responses }: Operation, status: number): boolean {
  return responses[status]?.content?.['application/json'] === undefined;
}

function placeOf({ path, method }: Operation, status: number): string[] {
  return ['paths', path, method.toLowerCase(), 'responses', String(status)];
}

function isResult(part: unknown): part is { result: { data: unknown } } {
  return Boolean((part as { result?: unknown } | null)?.result);
}

/** The body of the contract in an error of tRPC, as the REST endpoint would answer it. */
function trpcErrorOf(part: unknown): ErrorBody | undefined {
  const error = (part as { error?: { message: unknown; data?: object } } | null)?.error;
  return error?.data && { success: false, message: error.message, ...error.data };
}

function codeOf(body: unknown): string | undefined {
  return (body as ErrorBody | null)?.error;
}
