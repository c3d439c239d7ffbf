import type { JsonSchema } from '../endpoints.ts';
import { fieldDocumentation } from './field-documentation.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * A value that fits a schema, made of the documented examples of its fields. Of what is sent only the required
 * fields are in it, of what is answered all.
 */
export function exampleOf(
  schema: JsonSchema | boolean | undefined,
  options: { parent: string; only: 'required' | 'all'; schemas: Schemas },
): unknown {
  if (typeof schema !== 'object') return null;
  const reference = referenced(schema, options.schemas);
  if (reference) return exampleOf(reference.schema, { ...options, parent: reference.name });
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return exampleOf(
      choices.find((choice) => choice.type !== 'null'),
      options,
    );
  if (schema.type === 'array') return [exampleOf(schema.items as JsonSchema, options)];
  if (schema.type === 'object') return objectExample(schema, options);
  return plainExample(schema);
}

type Options = Parameters<typeof exampleOf>[1];

function objectExample({ properties = {}, required = [] }: JsonSchema, options: Options) {
  const names = Object.keys(properties).filter((name) => options.only === 'all' || required.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const property = properties[name];
      const documented = fieldDocumentation(options.parent, name);
      const isDocumented = documented && 'example' in documented && !hasFields(property);
      return [name, isDocumented ? documented.example : exampleOf(property, { ...options, parent: name })];
    }),
  );
}

/** What has fields of its own is made of their examples. */
function hasFields(schema: JsonSchema | boolean | undefined): boolean {
  return typeof schema === 'object' && (schema.properties !== undefined || schema.$ref !== undefined);
}

function plainExample({ type, minimum }: JsonSchema): unknown {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  return type === 'null' ? null : 'text';
}

function referenced({ $ref }: JsonSchema, schemas: Schemas) {
  const name = $ref?.split('/').at(-1) ?? '';
  const schema = schemas[name];
  return schema && { name, schema };
}
