import { AppError } from '@mboalink/shared/errors.ts';
import { encodeBase64 } from 'hono/utils/encode';
import type { FileBody } from '../trpc.ts';
import type { JsonSchema } from './endpoints.ts';

/** The file that is the body of a request, as its field of the call's input; no body at all is an empty object. */
export async function readFileBody(request: Request, { field, types }: FileBody): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return {};
  const type = contentTypeOf(request);
  if (!type || !types.includes(type)) throw new AppError('unsupported_media_type');
  return { [field]: encodeBase64(bytes), type };
}

/** The JSON of a request's body; no body at all is an empty object. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return {};
  if (contentTypeOf(request) !== 'application/json') throw new AppError('unsupported_media_type');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('validation_failed', { cause, errors: [{ field: 'body', message: 'is not JSON' }] });
  }
}

/** The content type of a request's body, without its parameters. */
function contentTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/**
 * A query string as the values that a schema expects: numbers, booleans and JSON lists instead of text. A text
 * that does not decode stays as it is and fails in the schema, which then names the field.
 */
export function decodeQuery(query: URLSearchParams, schema: JsonSchema): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const text = query.get(name);
    if (text !== null && typeof property === 'object') decoded[name] = decodeText(text, typesOf(property));
  }
  return decoded;
}

function typesOf(schema: JsonSchema): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : [];
  return [...own, ...inner.flatMap((part) => (typeof part === 'object' ? typesOf(part) : []))];
}

function decodeText(text: string, types: string[]): unknown {
  if (types.includes('string')) return text;
  if (types.includes('integer') || types.includes('number')) {
    return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text;
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('array') || types.includes('object')) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return text;
}
