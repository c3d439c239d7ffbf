/** What an export may be written as. */
export const exportFormats = ['csv', 'vcard', 'text'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Of which list an export is made. */
export const exportSources = ['search', 'saved', 'network'] as const;

export type ExportSource = (typeof exportSources)[number];
