import { formatCount } from '@mboalink/shared/format/counts.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { ExportSource } from '@mboalink/shared/network/export-words.ts';

type Words = {
  /** Of a table, in the order of its columns. */
  columns: readonly string[];
  /** What a list says besides: more columns of a table, and a day as a line of a text. */
  own: Record<ExportSource, { columns: readonly string[]; on: (date: string) => string }>;
  trusted: string;
  note: string;
  whatsapp: string;
  email: string;
  exported: (exported: number, of: number) => string;
  inName: (exported: number, of: number) => string;
};

export const exportWords: Record<Language, Words> = {
  en: {
    columns: [
      ...['Business name', 'WhatsApp number', 'E-mail', 'Category', 'Subcategory'],
      ...['City', 'Region', 'Country'],
    ],
    own: {
      search: { columns: [], on: () => '' },
      saved: { columns: ['Saved on'], on: (date) => `Saved on ${date}` },
      network: { columns: ['Last contact', 'Trust', 'Note'], on: (date) => `Last contact on ${date}` },
    },
    trusted: 'Trusted',
    note: 'Note: ',
    whatsapp: 'WhatsApp: ',
    email: 'E-mail: ',
    exported: (exported, of) => `${formatCount(exported)} of ${formatCount(of)} exported`,
    inName: (exported, of) => `${exported}-of-${of}`,
  },
  fr: {
    columns: [
      ...['Entreprise', 'Numéro WhatsApp', 'E-mail', 'Catégorie', 'Sous-catégorie'],
      ...['Ville', 'Région', 'Pays'],
    ],
    own: {
      search: { columns: [], on: () => '' },
      saved: { columns: ['Enregistré le'], on: (date) => `Enregistré le ${date}` },
      network: {
        columns: ['Dernier contact', 'Confiance', 'Note'],
        on: (date) => `Dernier contact le ${date}`,
      },
    },
    trusted: 'De confiance',
    note: 'Note : ',
    whatsapp: 'WhatsApp : ',
    email: 'E-mail : ',
    exported: (exported, of) =>
      `${formatCount(exported)} sur ${formatCount(of)} exporté${exported > 1 ? 's' : ''}`,
    inName: (exported, of) => `${exported}-sur-${of}`,
  },
};
