import type { JsonSchema } from './endpoints.ts';

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
