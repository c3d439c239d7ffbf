import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { useMember, useReader } from '../use-member.ts';
import { chosenBeside, countIn } from './chosen-beside.ts';
import { suggestLocally } from './local-suggestions.ts';
import type { SearchOption } from './search-option.ts';

const debounceMilliseconds = 300;

/** Suggestions for what is being typed beside what was chosen; `settled` once they belong to it. Without the server, from the catalogue. */
export function useSuggestions(values: Criteria): { options: SearchOption[]; settled: boolean } {
  const typed = values.search;
  const { region, city } = useMember();
  const text = useDebounced(typed.trim());
  const asked = useQuery(
    directoryQueries.autocomplete(useReader(), text, { ...chosenBeside(values), near: city || undefined }),
  );
  const local = useLocalSuggestions(text, asked.isError, { region, city });
  if (typed.trim() === '') return { options: [], settled: true };
  const current = text === typed.trim() && !asked.isPlaceholderData;
  if (asked.isError) return { options: local ?? [], settled: current && local !== undefined };
  const suggestions = asked.data?.suggestions ?? [];
  return {
    options: suggestions.map((suggestion) => ({
      ...suggestion,
      group: 'suggestions',
      count: countIn(values, suggestion.count),
    })),
    settled: current && asked.isSuccess,
  };
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

type Home = { region: string; city: string };

function useLocalSuggestions(text: string, needed: boolean, home: Home): SearchOption[] | undefined {
  const { i18n } = useTranslation();
  const names = useNames();
  const language = languageOf(i18n);
  const catalogue = useQuery({
    queryKey: ['catalogue', 'entries', language],
    queryFn: () => import('./local-entries.ts').then(({ localEntries }) => localEntries(language)),
    enabled: needed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!needed || catalogue.isPending) return undefined;
  const ownTown = names?.town(home.city) ? home : undefined;
  // Without a network the catalogue may be missing too: the words themselves can still be searched later.
  return suggestLocally(catalogue.data ?? [], text, ownTown, language);
}
