/** What a reader of the API's page is told of a field; `example` is left out where the parts have their own. */
export type DocumentedField = { description: string; example?: unknown };
