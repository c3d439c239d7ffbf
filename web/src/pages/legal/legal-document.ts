/** Values that a text names as `{{key}}`; they come from the configuration of the installation. */
export type LegalValues = { operator: string; supportEmail: string; supportWhatsApp: string };

/**
 * One part of a legal text. In a sentence, `{{supportEmail}}` stands for a value and `[words](/path)` for a link;
 * `list` follows the paragraphs.
 */
export type LegalSection = { id: string; heading: string; paragraphs: string[]; list?: string[] };

/** A legal text in one language. A changed meaning gets a new `version` and date, in both languages. */
export type LegalDocument = {
  title: string;
  description: string;
  lastChanged: string;
  version: string;
  sections: LegalSection[];
};
