import { categoryNames, sectors } from '@mboalink/shared/catalogue/category-names.ts';
import singularTrades from '@mboalink/shared/catalogue/data/singular-trades.json' with { type: 'json' };
import subcategoryData from '@mboalink/shared/catalogue/data/subcategories.json' with { type: 'json' };
import townData from '@mboalink/shared/catalogue/data/towns.json' with { type: 'json' };
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import { directoryErrorMessages as directoryEn } from '@mboalink/shared/error-messages/directory-en.ts';
import { directoryErrorMessages as directoryFr } from '@mboalink/shared/error-messages/directory-fr.ts';
import { errorMessages as generalEn } from '@mboalink/shared/error-messages/en.ts';
import { errorMessages as generalFr } from '@mboalink/shared/error-messages/fr.ts';
import { listingErrorMessages as listingEn } from '@mboalink/shared/error-messages/listing-en.ts';
import { listingErrorMessages as listingFr } from '@mboalink/shared/error-messages/listing-fr.ts';
import { byName } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { NameEntries, NameEntry, TradeEntry } from './name-entries.ts';

/**
 * Words that `shared` has already: `catalogue` are the names of trades and places, `errors` what the server says of errors.
 * The Worker makes them when it starts to draw; for the browser the build writes them as files beside the other words.
 */
export const sharedWords = (language: Language) => ({
  catalogue: withWholeWords(nameEntries(language)),
  errors: withWholeWords(errors[language]),
});

/** No line ends within the word. */
const withWholeWords = <Words extends object>(words: Words): Words =>
  JSON.parse(JSON.stringify(words).replaceAll('e-mail', 'e-\u2060mail'));

const errors = {
  en: { ...generalEn, ...directoryEn, ...listingEn },
  fr: { ...generalFr, ...directoryFr, ...listingFr },
};

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
