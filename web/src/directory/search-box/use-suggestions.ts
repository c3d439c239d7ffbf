import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import { useDebounced } from '../use-debounced.ts';
import { useMember, useReader } from '../use-member.ts';
import { chosenBeside, countIn } from './chosen-beside.ts';
import { stillMeant, suggestAtOnce, suggestLocally } from './local-suggestions.ts';
import type { SearchOption } from './search-option.ts';
import { tradeEntries } from './trade-entries.ts';

type Suggestions = { options: SearchOption[]; settled: boolean };

/**
 * Suggestions for what is being typed beside what was chosen; `settled` once they are those of the server, or without
 * it of the catalogue. Until then those of the text before that still fit, else trades that are called so.
 */
export function useSuggestions(values: Criteria): Suggestions {
  const typed = values.search.trim();
  const { region, city } = useMember();
  const names = useNames();
  const text = useDebounced(typed);
  const { data, isError, isPlaceholderData } = useQuery(
    directoryQueries.autocomplete(useReader(), text, { ...chosenBeside(values), near: city || undefined }),
  );
  const local = useLocalSuggestions(text, isError, { region, city });
  if (typed === '') return { options: [], settled: true };
  const answered = text === typed && !isPlaceholderData;
  if (answered && local) return { options: local, settled: true };
  const suggestions = data ? (answered ? data.suggestions : stillMeant(data.suggestions, data.q, typed)) : [];
  const settled = answered && data !== undefined;
  if (!settled && suggestions.length === 0) {
    return { options: names ? suggestAtOnce(tradeEntries(names), typed) : [], settled };
  }
  const options = suggestions.map(
    (suggestion): SearchOption => ({
      ...suggestion,
      group: 'suggestions',
      count: countIn(values, suggestion.count),
    }),
  );
  return { options, settled };
}

type Home = { region: string; city: string };

function useLocalSuggestions(text: string, needed: boolean, home: Home): SearchOption[] | undefined {
  const { i18n } = useTranslation();
  const names = useNames();
  const language = languageOf(i18n);
  const catalogue = useQuery({
    queryKey: ['catalogue', 'items', language],
    queryFn: () => import('./item-entries.ts').then(({ itemEntries }) => itemEntries(language)),
    enabled: needed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!needed || catalogue.isPending) return undefined;
  const ownTown = names?.town(home.city) ? home : undefined;
  // Without a network the third level may be missing too: the words themselves can still be searched later.
  const entries = [...(names ? tradeEntries(names) : []), ...(catalogue.data ?? [])];
  return suggestLocally(entries, text, ownTown, language);
}
