import { paidPeriodDays, passes, plans, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { copyNames } from '@mboalink/shared/kept-copies.ts';
import { languageCookie } from '@mboalink/shared/language.ts';
import { termsVersion } from '@mboalink/shared/site.ts';
import { describe, expect, it } from 'vitest';
import { messages as settingsEn } from '../../i18n/en/settings.ts';
import { messages as settingsFr } from '../../i18n/fr/settings.ts';
import { legalDocument as cookiesEn } from '../../i18n/legal/cookies.en.ts';
import { legalDocument as cookiesFr } from '../../i18n/legal/cookies.fr.ts';
import { legalDocument as gdprEn } from '../../i18n/legal/gdpr.en.ts';
import { legalDocument as gdprFr } from '../../i18n/legal/gdpr.fr.ts';
import type { LegalDocument } from '../../i18n/legal/legal-document.ts';
import { legalDocument as privacyEn } from '../../i18n/legal/privacy.en.ts';
import { legalDocument as privacyFr } from '../../i18n/legal/privacy.fr.ts';
import { legalDocument as termsEn } from '../../i18n/legal/terms.en.ts';
import { legalDocument as termsFr } from '../../i18n/legal/terms.fr.ts';
import { draftKeys, everyDatabase, personalKeys, remainingKeys } from '../../lib/stored-keys.ts';
import { legalParts } from './legal-parts.ts';

const pairs = [
  { name: 'terms', en: termsEn, fr: termsFr },
  { name: 'privacy', en: privacyEn, fr: privacyFr },
  { name: 'cookies', en: cookiesEn, fr: cookiesFr },
  { name: 'gdpr', en: gdprEn, fr: gdprFr },
];
const documents = pairs.flatMap(({ name, en, fr }) => [
  { name: `${name}, Messages`, document: en },
  { name: `${name}, French`, document: fr },
]);

const sentences = ({ sections }: LegalDocument) =>
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]);
const partsOf = (document: LegalDocument) => sentences(document).flatMap(legalParts);
const listOf = ({ sections }: LegalDocument, id: string) =>
  sections.find((section) => section.id === id)?.list ?? [];

describe.each(pairs)('the $name', ({ en, fr }) => {
  it('say the same things in the same order in both languages', () => {
    const shape = ({ sections }: LegalDocument) =>
      sections.map(({ id, paragraphs, list = [] }) => ({
        id,
        paragraphs: paragraphs.length,
        list: list.length,
      }));
    expect(shape(fr)).toEqual(shape(en));
  });

  it('carry one date and version in both languages', () => {
    expect([fr.lastChanged, fr.version]).toEqual([en.lastChanged, en.version]);
    expect(en.lastChanged).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('name the same values and pages in both languages', () => {
    const named = (document: LegalDocument) => partsOf(document).filter(({ kind }) => kind === 'value');
    const linked = (document: LegalDocument) =>
      partsOf(document).flatMap((part) => (part.kind === 'link' ? [part.path] : []));
    expect(named(fr)).toHaveLength(named(en).length);
    expect(linked(fr)).toEqual(linked(en));
  });
});

describe.each(documents)('the $name', ({ document }) => {
  it('gives each part an address of its own', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('says who runs the site and how to reach them', () => {
    const named = partsOf(document).flatMap((part) => (part.kind === 'value' ? [part.name] : []));
    expect(new Set(named)).toEqual(new Set(['operator', 'supportEmail', 'supportWhatsapp']));
  });
});

describe('the terms', () => {
  it('are the version that registration records', () => {
    expect(termsEn.version).toBe(termsVersion);
  });

  it.each([termsEn, termsFr])('state the limits, prices and trial of the plans as they are', (terms) => {
    const digits = (sentence: string) =>
      sentence
        .replace(/(\d) (?=\d{3})/g, '$1')
        .match(/\d+/g)
        ?.map(Number);
    expect(listOf(terms, 'opening-contacts').map(digits)).toEqual(
      plans.map(({ dailyLimit }) => [dailyLimit.trial, dailyLimit.paid]),
    );
    expect(listOf(terms, 'prices').map(digits)).toEqual(
      plans.map(({ chargeAmount }) => [chargeAmount, paidPeriodDays]),
    );
    const ofPasses = terms.sections
      .find(({ id }) => id === 'prices')
      ?.paragraphs.find((paragraph) => / pass /.test(paragraph));
    const hours = (days: number) => (days === 1 ? 24 : days);
    expect(digits(ofPasses ?? '')).toEqual(
      Object.values(passes).flatMap(({ reveals, days, chargeAmount }) => [
        reveals,
        hours(days),
        chargeAmount,
      ]),
    );
    expect(terms.sections.find(({ id }) => id === 'trial')?.heading).toContain(String(trialDays));
  });
});

describe('the privacy policy', () => {
  it.each([
    [privacyEn, 'six cookies'],
    [privacyFr, 'six cookies'],
  ])('says how many cookies there are and leads to their names', (privacy, count) => {
    const sentence = privacy.sections.find(({ id }) => id === 'cookies')?.paragraphs[0];
    expect(sentence).toContain(` ${count},`);
    expect(sentence).toContain('(/cookies-policy)');
  });
});

describe('the cookies policy', () => {
  const named = (lines: readonly string[]) =>
    lines.flatMap((line) => [...line.matchAll(/[“«]\s?([\w-]+)\s?[”»]/g)].map(([, name]) => name));

  it.each([
    [cookiesEn, 'six cookies'],
    [cookiesFr, 'six cookies'],
  ])('names every cookie and says how many there are', (cookies, count) => {
    expect(named(listOf(cookies, 'cookies')).sort()).toEqual([
      '__Host-mboalink_access',
      '__Host-mboalink_device',
      '__Host-mboalink_refresh',
      '__Host-mboalink_registration',
      languageCookie,
      'left',
    ]);
    const counts = JSON.stringify(cookies)
      .toLowerCase()
      .match(
        /(?:two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|sept|huit|neuf|dix) cookies/g,
      );
    expect(new Set(counts)).toEqual(new Set([count]));
  });

  it.each([cookiesEn, cookiesFr])('names all that a browser keeps besides, and nothing else', (cookies) => {
    const kept = [...listOf(cookies, 'memory'), ...listOf(cookies, 'tab')];
    const keys = [...personalKeys, ...Object.values(draftKeys).flat(), ...remainingKeys];
    expect([...new Set(named(kept))].sort()).toEqual([...keys, ...everyDatabase].sort());
    expect(named(listOf(cookies, 'copies')).sort()).toEqual(Object.values(copyNames).sort());
  });
});

describe('the page about the laws', () => {
  const laws = ['2024/017', '2010/021', '2016/679'];

  it.each([gdprEn, gdprFr])('explains both laws of the country, and the European one', (gdpr) => {
    const said = sentences(gdpr).join();
    for (const law of laws) expect(said).toContain(law);
    expect(said).toMatch(/23 (June|juin) 2026/);
  });

  it.each([
    [gdprEn, settingsEn],
    [gdprFr, settingsFr],
  ])('names what the settings name', (gdpr, { data, leave }) => {
    const said = sentences(gdpr).join();
    for (const label of [data.everything, leave.open]) expect(said).toContain(label);
  });
});
