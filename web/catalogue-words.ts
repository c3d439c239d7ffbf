import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { categoryNames, sectors } from '@mboalink/shared/catalogue/category-names.ts';
import singularTrades from '@mboalink/shared/catalogue/data/singular-trades.json' with { type: 'json' };
import subcategoryData from '@mboalink/shared/catalogue/data/subcategories.json' with { type: 'json' };
import townData from '@mboalink/shared/catalogue/data/towns.json' with { type: 'json' };
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import { byName } from '@mboalink/shared/format.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import type { Plugin } from 'vite';
import type { NameEntries, NameEntry, TradeEntry } from './src/lib/name-entries.ts';

/** Writes `locales/<language>/catalogue.json` from the catalogue before anything reads it: its names are words like others. */
export function catalogueWords(): Plugin {
  return {
    name: 'catalogue-words',
    config() {
      for (const language of languages) {
        const file = fileURLToPath(new URL(`src/locales/${language}/catalogue.json`, import.meta.url));
        const text = JSON.stringify(nameEntries(language));
        if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
      }
    },
  };
}

const singularOf: Readonly<Record<string, Record<Language, string>>> = singularTrades;

type Named = { slug: string; en: string; fr: string };

/**
 * Every slug of categories and places with its name in a language. Categories and regions stand in the order of its
 * alphabet; towns begin with the largest.
 */
function nameEntries(language: Language): NameEntries {
  const entry = (named: Named): NameEntry => [named.slug, named[language]];
  const trade = (named: Named): TradeEntry => {
    const singular = singularOf[named.slug]?.[language];
    return singular && singular !== named[language] ? [...entry(named), singular] : entry(named);
  };
  const ordered = <N extends Named>(list: readonly N[]) =>
    list
      .map((named) => ({ named, name: named[language] }))
      .sort(byName(language))
      .map(({ named }) => named);
  const entriesBelow = <Entry>(
    data: Readonly<Record<string, readonly Named[]>>,
    of: (named: Named) => Entry,
  ) => Object.fromEntries(Object.entries(data).map(([above, below]) => [above, below.map(of)]));
  return {
    sectors: sectors.map(entry),
    categories: ordered(categoryNames).map((category) => [...entry(category), category.sector]),
    subcategories: entriesBelow(subcategoryData, trade),
    regions: ordered(regionNames).map(entry),
    towns: entriesBelow(townData, entry),
  };
}
