import { vcard } from '@mboalink/shared/accounts/vcard.ts';
import type { EntryNames } from '@mboalink/shared/catalogue/entry-names.ts';
import { byteOrderMark, csvLine } from '@mboalink/shared/format/csv.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { ExportFormat } from '@mboalink/shared/network/export-words.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { exportWords } from './words.ts';

/** A contact whose number is open ('237670000001'), with the names of its trade and place. */
export type OpenContact = {
  businessName: string;
  number: string;
  email: string | null;
  quartier: string | null;
  landmark: string | null;
  country: string;
  names: EntryNames;
};

type FileFormat = {
  extension: string;
  type: string;
  head: (language: Language) => string;
  entry: (contact: OpenContact, language: Language) => string;
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
    head: (language) => byteOrderMark + csvLine(exportWords[language].columns, language),
    entry: ({ businessName, number, email, names, country }, language) =>
      csvLine(
        [
          ...[businessName, numberInTable(number), email ?? ''],
          ...[names.category, names.subcategory, names.city, names.region, country],
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
    entry: ({ businessName, number, email, names, country, quartier, landmark }) =>
      vcard({
        name: businessName,
        organisation: '',
        number: `+${number}`,
        email: email ?? '',
        street: [quartier, landmark].filter(Boolean).join(', '),
        town: names.city,
        region: names.region,
        country,
        note: names.subcategory,
      }),
    foot: () => '',
  },
  text: {
    extension: 'txt',
    type: 'text/plain',
    head: () => '',
    entry: ({ businessName, number, email, names, country }, language) => {
      const { whatsapp, email: mail } = exportWords[language];
      const lines = [
        businessName,
        whatsapp + numberInText(number),
        ...(email ? [mail + email] : []),
        `${names.category}, ${names.subcategory}`,
        [names.city, names.region, country].join(', '),
      ];
      return lines.map(oneLine).join(lineEnd) + lineEnd + lineEnd;
    },
    foot: ({ exported, of }, language) => exportWords[language].exported(exported, of) + lineEnd,
  },
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
