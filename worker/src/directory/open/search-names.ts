import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { readCriteria, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import type { SearchNames } from '@mboalink/shared/directory/open-calls.ts';
import type { Context } from '../../context.ts';
import { isTradeOnly } from '../business-names.ts';
import { understandSearch } from '../understanding/understand.ts';
import { tradeAt } from './open-trade.ts';
import { tradeIn } from './visitor-search.ts';

/**
 * What the query of a search asks for, as the catalogue calls it: for whoever the search is shared with. Words that name no trade
 * or place may name somebody; they are in none of it.
 */
export function readSearchNames({ language }: Pick<Context, 'language'>, query: string): SearchNames {
  const criteria = readCriteria(query);
  const understood = understandSearch(criteria.search);
  const chosen = findTown(criteria.city);
  const meant = tradeIn(criteria.search, understood, chosen);
  const trade =
    tradeAt(criteria.subcategory || criteria.category) ?? (meant?.isGuess ? undefined : meant?.trade);
  const said = understood.place?.isCorrected ? undefined : findTown(understood.place?.place.town ?? '');
  const town = chosen ?? said;
  const search = trade && isTradeOnly(understood) ? criteria.search : '';
  const shared = writeCriteria({ ...criteria, search, masked: false });
  return {
    trade: trade?.[language] ?? null,
    town: town?.[language] ?? null,
    path: shared ? `/find-contact?${shared}` : '/find-contact',
  };
}
