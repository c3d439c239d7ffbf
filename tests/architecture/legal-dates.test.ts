import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { legalDocument as cookiesEn } from '../../web/src/i18n/legal/cookies.en.ts';
import { legalDocument as cookiesFr } from '../../web/src/i18n/legal/cookies.fr.ts';
import { legalDocument as gdprEn } from '../../web/src/i18n/legal/gdpr.en.ts';
import { legalDocument as gdprFr } from '../../web/src/i18n/legal/gdpr.fr.ts';
import type { LegalDocument } from '../../web/src/i18n/legal/legal-document.ts';
import { legalDocument as privacyEn } from '../../web/src/i18n/legal/privacy.en.ts';
import { legalDocument as privacyFr } from '../../web/src/i18n/legal/privacy.fr.ts';
import { legalDocument as termsEn } from '../../web/src/i18n/legal/terms.en.ts';
import { legalDocument as termsFr } from '../../web/src/i18n/legal/terms.fr.ts';

const documents = {
  cookies: [cookiesEn, cookiesFr],
  gdpr: [gdprEn, gdprFr],
  privacy: [privacyEn, privacyFr],
  terms: [termsEn, termsFr],
};

/** The date that a text says of its last change, and what is in it in both languages. */
function datedText(languages: readonly LegalDocument[]): string {
  const said = languages.map(({ lastChanged: _, version: __, ...text }) => text);
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8);
  return `${languages[0]?.lastChanged} ${digest}`;
}

it('each legal text says of which day it is: whoever changes it changes its date, and both here', () => {
  expect(
    Object.fromEntries(Object.entries(documents).map(([name, text]) => [name, datedText(text)])),
  ).toEqual({
    cookies: '2026-11-27 fd0e2542',
    gdpr: '2026-11-23 9cc13485',
    privacy: '2026-11-27 73c39ede',
    terms: '2026-11-23 85400350',
  });
});
