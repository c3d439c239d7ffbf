/** What stands in the description that the build writes for what each deployment has of its own. */
export const placeholders = { publicUrl: 'https://public-url.invalid', version: 'version.invalid' } as const;

/** Where the build leaves it among the client's files. */
export const descriptionPath = '/api-docs/openapi.json';
