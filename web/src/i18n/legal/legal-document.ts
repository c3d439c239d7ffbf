/** What a text may name as `{{key}}`: it comes from the configuration of the site. */
export const legalValueNames = ['operator', 'supportEmail', 'supportWhatsapp'] as const;

export type LegalValueName = (typeof legalValueNames)[number];

/**
 * One part of a legal text. `list` follows the first paragraph. In a sentence, `{{supportEmail}}` stands for a value
 * and `[words](/path)` for a link.
 */
export type LegalSection = { id: string; heading: string; paragraphs: string[]; list?: string[] };

/** A legal text in one language. A change of meaning gets a new date and version, in both languages. */
export type LegalDocument = {
  title: string;
  description: string;
  lastChanged: string;
  version: string;
  sections: LegalSection[];
};
