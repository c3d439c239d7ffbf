import type { EntryNames } from '@mboalink/shared/catalogue/schemas.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { formatCount, formatDate } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { byteOrderMark, csvLine } from '@mboalink/shared/network/csv.ts';
import { vcard } from '@mboalink/shared/network/vcard.ts';
import type { ExportFormat, ExportSource } from '@mboalink/shared/network/words.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';

/** A contact whose number is open ('237670000001'), with the names of its trade and place. */
export type OpenContact = {
  businessName: string;
  number: string;
  email: string | null;
  quartier: string | null;
  landmark: string | null;
  country: string;
  names: EntryNames;
  /** When they were saved, or in touch with last, where the list says so. */
  at: string | undefined;
  trusted: boolean;
  /** What the viewer noted of them. */
  note: string | null;
};

type FileFormat = {
  extension: string;
  type: string;
  head: (language: Language, source: ExportSource) => string;
  entry: (contact: OpenContact, language: Language, source: ExportSource) => string;
  /** `exported` are those that stand in the file. */
  foot: (counts: { exported: number; of: number }, language: Language) => string;
};

const lineEnd = '\r\n';

/**
 * As a text that a phone dials from anywhere: of twelve digits that stand together Excel shows 2.37E+11, and keeps no more when it
 * saves; what begins with a plus is a formula; and without one no phone takes 237 for a country.
 */
const numberInTable = (number: string) => `(+237) ${readableNumber(number)}`;

const numberInText = (number: string) => `+237 ${readableNumber(number)}`;

export const formats: Record<ExportFormat, FileFormat> = {
  csv: {
    extension: 'csv',
    type: 'text/csv',
    head: (language, source) => {
      const { columns, own } = exportWords[language];
      return byteOrderMark + csvLine([...columns, ...own[source].columns], language);
    },
    entry: ({ businessName, number, email, names, country, ...facts }, language, source) =>
      csvLine(
        [
          ...[businessName, numberInTable(number), email ?? ''],
          ...[names.category, names.subcategory, names.city, names.region, country],
          ...ownCells(facts, language, source),
        ],
        language,
      ),
    // Behind an empty line it is no row of the table, whatever that is sorted by.
    foot: ({ exported, of }, language) =>
      lineEnd + csvLine([exportWords[language].exported(exported, of)], language),
  },
  vcard: {
    extension: 'vcf',
    type: 'text/vcard',
    head: () => '',
    entry: (
      { businessName, number, email, names, country, quartier, landmark, ...facts },
      language,
      source,
    ) =>
      vcard({
        name: businessName,
        organisation: '',
        number: `+${number}`,
        email: email ?? '',
        street: [quartier, landmark].filter(Boolean).join(', '),
        town: names.city,
        region: names.region,
        country,
        note: [names.subcategory, ...ownLines(facts, language, source)].join('\n'),
      }),
    foot: () => '',
  },
  text: {
    extension: 'txt',
    type: 'text/plain',
    head: () => '',
    entry: ({ businessName, number, email, names, country, ...facts }, language, source) => {
      const { whatsapp, email: mail } = exportWords[language];
      const lines = [
        businessName,
        whatsapp + numberInText(number),
        ...(email ? [mail + email] : []),
        `${names.category}, ${names.subcategory}`,
        [names.city, names.region, country].join(', '),
        ...ownLines(facts, language, source),
      ];
      return lines.map(oneLine).join(lineEnd) + lineEnd + lineEnd;
    },
    foot: ({ exported, of }, language) => exportWords[language].exported(exported, of) + lineEnd,
  },
};

type Facts = Pick<OpenContact, 'at' | 'trusted' | 'note'>;

/** One for each of the list's own columns: a day is written so that a table sorts and reads it, whoever made it. */
function ownCells({ at, trusted, note }: Facts, language: Language, source: ExportSource): string[] {
  if (source === 'search') return [];
  const trust = trusted ? exportWords[language].trusted : '';
  return [at ? doualaDay(new Date(at)) : '', ...(source === 'network' ? [trust] : []), note ?? ''];
}

/** What the list itself says of somebody, as people read it. */
function ownLines({ at, trusted, note }: Facts, language: Language, source: ExportSource): string[] {
  const { own, trusted: word, note: noteWord } = exportWords[language];
  const date = at ? own[source].on(formatDate(at, language)) : '';
  return [date, trusted ? word : '', note ? noteWord + note : ''].filter(Boolean);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

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
      saved: { columns: ['Saved on', 'Note'], on: (date) => `Saved on ${date}` },
      opened: { columns: ['Opened on', 'Note'], on: (date) => `Opened on ${date}` },
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
      saved: { columns: ['Enregistré le', 'Note'], on: (date) => `Enregistré le ${date}` },
      opened: { columns: ['Ouvert le', 'Note'], on: (date) => `Ouvert le ${date}` },
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
