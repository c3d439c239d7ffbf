import { formatCount } from '@mboalink/shared/format/counts.ts';
import type { Language } from '@mboalink/shared/language.ts';

type Words = {
  /** Of a table, in the order of its columns. */
  columns: readonly string[];
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
    whatsapp: 'WhatsApp : ',
    email: 'E-mail : ',
    exported: (exported, of) =>
      `${formatCount(exported)} sur ${formatCount(of)} exporté${exported > 1 ? 's' : ''}`,
    inName: (exported, of) => `${exported}-sur-${of}`,
  },
};
