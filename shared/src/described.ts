import * as z from 'zod/mini';

/** The same schema with what its name and type do not say, for `/openapi.json`, and an example of it. */
export function described<Schema extends z.core.$ZodType>(
  schema: Schema,
  description: string,
  example?: unknown,
): Schema {
  return annotated(schema, { description, ...(example !== undefined && { example }) });
}

/** The same schema with an example of what its name says already. */
export function exemplified<Schema extends z.core.$ZodType>(schema: Schema, example: unknown): Schema {
  return annotated(schema, { example });
}

function annotated<Schema extends z.core.$ZodType>(schema: Schema, words: z.core.GlobalMeta): Schema {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, words);
  return copy;
}

export const idText = exemplified(z.string(), '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b');
/** ISO 8601 in UTC. */
export const instantText = exemplified(z.string(), '2026-11-21T09:30:00.000Z');
/** A calendar day in Douala. */
export const dayText = exemplified(z.string(), '2026-11-21');
export const emailText = exemplified(z.string(), 'ngo@atelier.example');
export const phoneText = exemplified(z.string(), '237671234567');
export const businessText = exemplified(z.string(), 'Ngo Biyong et Fils');
export const tradeSlug = exemplified(z.string(), 'plumbers');
export const townSlug = exemplified(z.string(), 'douala');
export const regionSlug = exemplified(z.string(), 'littoral');
