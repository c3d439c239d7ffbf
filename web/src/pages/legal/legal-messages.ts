import type { Language } from '@mboalink/shared/language.ts';
import type { i18n } from 'i18next';
import type { LegalDocument } from '../../i18n/legal/legal-document.ts';

/** The namespaces that hold a legal text; like all words, only the reader's language is fetched. */
export type LegalMessages = 'cookies' | 'gdpr' | 'privacy' | 'terms';

/** A legal text that was loaded. The files behind these namespaces are checked to be legal documents. */
export function legalDocumentOf(instance: i18n, language: Language, messages: LegalMessages): LegalDocument {
  return instance.getResourceBundle(language, messages) as LegalDocument;
}
