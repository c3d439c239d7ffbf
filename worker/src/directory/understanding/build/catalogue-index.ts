import { indexPlaces, type PlaceTables } from './index-places.ts';
import { allPhrases, type Phrase } from './index-problems.ts';
import { indexSpellings, indexTrades, type TradeTables } from './index-trades.ts';

type CatalogueIndex = {
  trades: TradeTables;
  places: PlaceTables;
  spellings: string;
  phrases: readonly Phrase[];
};

let made: CatalogueIndex | undefined;

/** What searches look up of the catalogue, as texts that are only read. In what is deployed they stand in place of this module. */
export function catalogueIndex(): CatalogueIndex {
  made ??= {
    trades: indexTrades(),
    places: indexPlaces(),
    spellings: indexSpellings(),
    phrases: allPhrases(),
  };
  return made;
}
