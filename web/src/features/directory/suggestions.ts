import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { type Criteria, noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { byName } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Names } from '../../lib/name-entries.ts';
import { useNames } from '../../lib/names.ts';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import { draftPath } from '../needs/need-path.ts';

/** One line below the search box: what it says, and the search that it stands for. */
export type SearchOption = {
  group: 'suggestions' | 'recent' | 'popular' | 'tryThese';
  type: Suggestion['type'] | 'text' | 'need';
  text: string;
  detail?: string;
  count?: number | null;
  criteria: Criteria;
  /** Where it leads, in place of that search. */
  path?: string;
};

const debounceMilliseconds = 300;
const asked = 10;
const mostLocal = 8;
const mostPopular = 6;
const mostTried = 4;
const popularAsked = 20;

function useDebounced(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What somebody may mean by what they type: by the server, or by the catalogue where that does not answer. */
export function useSuggestions(typed: string, shown: Criteria, isOpen: boolean) {
  const names = useNames();
  const { language } = usePage();
  const { t } = useTranslation('search');
  const { data: me } = trpc.accounts.me.useQuery();
  const text = useDebounced(typed.trim());
  const { region, city } = shown;
  const beside = { ...(region && { region }), ...(city && { city }) };
  const near = me?.user.city;
  const { data, isError, isFetching } = trpc.directory.autocomplete.useQuery(
    { q: text, limit: asked, ...(near && { near }), ...beside },
    { enabled: isOpen && text !== '', retry: false, placeholderData: keepPreviousData },
  );
  if (typed.trim() === '') return { options: [], isSettled: false };
  if (isError) {
    const generic = genericOptions(t, text, {
      names,
      town: near && names.town(near) ? { city: near } : undefined,
    });
    return { options: [...localSuggestions(text, names, language), ...generic], isSettled: true };
  }
  const options = (data?.suggestions ?? []).map((suggestion) =>
    toOption(suggestion, 'suggestions', { shown, names, t }),
  );
  return { options, isSettled: data !== undefined && !isFetching && text === typed.trim() };
}

/** The first trade that may be meant, as a need that sellers answer. */
export function useNeedOption(meant: readonly SearchOption[]): SearchOption[] {
  const { t } = useTranslation();
  const names = useNames();
  const { subcategory = '' } = meant.find(({ criteria }) => criteria.subcategory)?.criteria ?? {};
  const what = names.tradeOfOne(subcategory);
  if (!what) return [];
  return [
    {
      group: 'suggestions',
      type: 'need',
      text: t('needs.askFor', { what: what.charAt(0).toLowerCase() + what.slice(1) }),
      detail: t('needs.onceText'),
      criteria: noCriteria,
      path: draftPath({ text: what, subcategory }),
    },
  ];
}

type Said = { shown: Criteria; names: Names; t: ReturnType<typeof useTranslation<'search'>>['t'] };

function toOption(
  suggestion: Suggestion,
  group: SearchOption['group'],
  { shown, names, t }: Said,
): SearchOption {
  const { type, text, count, criteria, quartier, within, city } = suggestion;
  const town = names.town(city ?? '');
  const place = type === 'business' ? town : within;
  const detail = quartier
    ? t('box.quartierFirst', { quartier, town })
    : [t(`box.kind.${type}`), place].filter(Boolean).join(' · ');
  return { group, type, text, count, detail, criteria: criteriaFor(criteria, type, shown) };
}

/** The kind of member stays, and the place unless the line names one or looks for a business. */
function criteriaFor(
  criteria: Suggestion['criteria'],
  type: SearchOption['type'],
  shown: Criteria,
): Criteria {
  const { region, city, userType, masked } = shown;
  if (type === 'business') return { ...noCriteria, ...criteria, masked };
  const staysThere = criteria.search === undefined && criteria.region === undefined;
  return { ...noCriteria, userType, masked, ...(staysThere && { region, city }), ...criteria };
}

/** At most eight entries of the catalogue with a word that begins with each word typed, the narrowest first, then by name. */
function localSuggestions(typed: string, names: Names, language: Language): SearchOption[] {
  const wanted = wordsOf(typed);
  const means = (name: string) => {
    const own = wordsOf(name);
    return wanted.length > 0 && wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  };
  const trades = names.categories.flatMap(({ slug: category, name }) => [
    { level: 1, name, detail: '', criteria: { ...noCriteria, category } },
    ...names.subcategoriesOf(category).map((trade) => ({
      level: 2,
      name: trade.name,
      detail: name,
      criteria: { ...noCriteria, category, subcategory: trade.slug },
    })),
  ]);
  const alphabetical = byName(language);
  return trades
    .filter(({ name }) => means(name))
    .sort((one, other) => other.level - one.level || alphabetical(one, other))
    .slice(0, mostLocal)
    .map(({ level, name, detail, criteria }) => ({
      group: 'suggestions',
      type: level === 1 ? 'category' : 'subcategory',
      text: name,
      detail,
      criteria,
    }));
}

/** Two that look for the words themselves: everywhere, and in the reader's town. */
function genericOptions(
  t: Said['t'],
  text: string,
  { names, town }: { names: Names; town: { city: string } | undefined },
): SearchOption[] {
  const everywhere = { ...noCriteria, search: text };
  const lines: SearchOption[] = [
    { group: 'suggestions', type: 'text', text: t('box.everywhere', { text }), criteria: everywhere },
  ];
  if (town) {
    const place = { region: names.regionOf(town.city), city: town.city };
    const label = t('box.near', { text, town: names.town(town.city) });
    lines.push({ group: 'suggestions', type: 'text', text: label, criteria: { ...everywhere, ...place } });
  }
  return lines;
}

/** What the popular searches are asked by. */
const popularInput = (near: string | undefined) => ({
  q: '',
  limit: popularAsked,
  ...(near && { near }),
});

/** Before anything is typed: six searches that are made most near the reader, and four within the first of their trades. */
export function useStarters(shown: Criteria, isWanted: boolean): SearchOption[] {
  const names = useNames();
  const { t } = useTranslation('search');
  const { data: me } = trpc.accounts.me.useQuery();
  const { data } = trpc.directory.suggestions.useQuery(popularInput(me?.user.city), {
    enabled: isWanted,
    retry: false,
  });
  const popular = (data?.suggestions ?? [])
    .slice(0, mostPopular)
    .map((suggestion) => toOption(suggestion, 'popular', { shown, names, t }));
  const category = shown.category || (popular[0]?.criteria.category ?? '');
  const known = new Set(popular.map(({ criteria }) => criteria.subcategory));
  const tried = names
    .subcategoriesOf(category)
    .filter(({ slug }) => !known.has(slug) && slug !== shown.subcategory)
    .slice(0, mostTried)
    .map(
      ({ slug, name }): SearchOption => ({
        group: 'tryThese',
        type: 'subcategory',
        text: name,
        criteria: criteriaFor({ category, subcategory: slug }, 'subcategory', shown),
      }),
    );
  return [...popular, ...tried];
}
