import type { JsonSchema } from '../endpoints.ts';
import { accountFields } from './account-fields.ts';
import { billingFields } from './billing-fields.ts';
import { directoryFields } from './directory-fields.ts';
import type { DocumentedField } from './documented-field.ts';
import { insightsFields } from './insights-fields.ts';
import { networkFields } from './network-fields.ts';

const fields: Readonly<Record<string, DocumentedField>> = {
  ...accountFields,
  ...billingFields,
  ...directoryFields,
  ...networkFields,
  ...insightsFields,
};

/** What a field means, by its name inside a parent; undefined where nobody has said. */
export function fieldDocumentation(parent: string, name: string): DocumentedField | undefined {
  return fields[`${parent}.${name}`] ?? fields[name];
}

/**
 * A schema whose fields, at every depth, carry their descriptions, and which refers to the named schemas where OpenAPI
 * keeps them. `parent` is the call or the schema's own name.
 */
export function described(schema: JsonSchema, parent: string): JsonSchema {
  const parts = (list: JsonSchema['anyOf']) => list?.map((part) => describedPart(part, parent));
  return {
    ...schema,
    ...(schema.$ref && { $ref: schema.$ref.replace('#/$defs/', '#/components/schemas/') }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [
          name,
          describedField(parent, name, property),
        ]),
      ),
    }),
    ...(schema.items && { items: describedPart(schema.items as JsonSchema, parent) }),
    ...(schema.anyOf && { anyOf: parts(schema.anyOf) }),
    ...(schema.oneOf && { oneOf: parts(schema.oneOf) }),
  } as JsonSchema;
}

function describedField(parent: string, name: string, property: JsonSchema | boolean): JsonSchema | boolean {
  const inner = describedPart(property, name);
  if (typeof inner === 'boolean') return inner;
  const description = fieldDocumentation(parent, name)?.description;
  return description ? { ...inner, description } : inner;
}

function describedPart(part: JsonSchema | boolean, parent: string): JsonSchema | boolean {
  return typeof part === 'boolean' ? part : described(part, parent);
}
