import type { Language } from '@mboalink/shared/language.ts';
import type { i18n } from 'i18next';
import type { LegalDocument } from './legal-document.ts';

/** The namespaces that hold a legal text; like all words, only the reader's language is fetched. */
export type LegalWords = 'terms' | 'privacy';

/** A legal text that was loaded. The files behind these two namespaces are checked to be legal documents. */
export function legalDocumentOf(instance: i18n, language: Language, words: LegalWords): LegalDocument {
  return instance.getResourceBundle(language, words) as LegalDocument;
}
