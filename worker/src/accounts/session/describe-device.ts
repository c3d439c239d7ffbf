import type { Language } from '@mboalink/shared/language.ts';

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const browsers: [RegExp, string][] = [
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const unknown: Record<Language, string> = { en: 'Unknown device', fr: 'Appareil inconnu' };

/** A browser's user agent in two words that its owner recognises, for example 'Chrome, Android'. */
export function describeDevice(userAgent: string, language: Language): string {
  const found = [browsers, systems].flatMap(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return found.join(', ') || unknown[language];
}
