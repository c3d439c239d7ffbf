import { oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import type { Town } from '@mboalink/shared/catalogue/places.ts';
import { tradePath, withSearch } from '@mboalink/shared/directory/page-paths.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { foldText } from '@mboalink/shared/slug.ts';
import type { Place } from '../understanding/place-index.ts';
import { understand } from '../understanding/understand.ts';
import type { OpenTrade } from './open-trade.ts';

type Words = Pick<OpenTrade, 'slug' | Language>;

/** What a visitor may have typed for the page of a trade. */
export function pageWords(trade: Words, town: Town | undefined, language: Language): string {
  return [oneOfTrade(trade.slug, language), town?.[language]].filter(Boolean).join(' ');
}

/** The page of a trade for somebody who typed this; it keeps what says more than the page itself does. */
export function searchedPath(text: string, trade: Words, town: Town | undefined): string {
  const path = tradePath(trade.slug, town?.slug);
  const typed = foldText(text);
  const isSaid = languages.some((language) =>
    [trade[language], oneOfTrade(trade.slug, language)].some((name) =>
      [name, `${name} ${town?.[language] ?? ''}`].some((words) => foldText(words) === typed),
    ),
  );
  return withSearch(path, isSaid ? '' : text);
}

/** A visitor asks where the page is. */
const askerIn = (town: Town | undefined) => town && { town: town.slug, region: town.region };

/** The quartier of a town that a text names. */
export function quartierIn(text: string, town: Town | undefined): Place | undefined {
  const read = text && town && understand(text, { isTyping: false, asker: askerIn(town) });
  const place = read ? read.place?.place : undefined;
  return place?.kind === 'quartier' && place.town === town?.slug ? place : undefined;
}

/** What was typed, as far as it is looked for, without what the database cannot read. */
export function typedWords(search: string): string {
  const text = search
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, searchLimits.text);
  // Half of a character may be left at its end.
  return text.replace(/\p{Cs}/gu, '').trim();
}
