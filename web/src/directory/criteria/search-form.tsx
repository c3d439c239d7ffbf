import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { useDraft } from './use-draft.ts';

/** What is typed and chosen on the screen now, searched for or not. The search field and the panel share it. */
export type SearchForm = {
  values: Criteria;
  /** The search that is shown. */
  shown: Criteria;
  change: (values: Criteria) => void;
  /** Takes back the filters that were chosen and not searched for; the words stay. */
  discardFilters: () => void;
  /** Runs a search that has to ask for something; without one, the values. */
  submit: (next?: Criteria) => void;
  /** Why no search can be run now. */
  blocked: string | undefined;
};

/** Shows the search that follows from the values, whether it asks for something or not. */
export type ShowSearch = (follow: (values: Criteria) => Criteria) => void;

const SearchFormContext = createContext<SearchForm | null>(null);
const ShowSearchContext = createContext<ShowSearch | null>(null);

type SearchFormProviderProps = {
  /** The search that is shown; when it changes, the values start from it. */
  criteria: Criteria;
  onSubmit: (next: Criteria) => void;
  onShow: (next: Criteria) => void;
  blocked: string | undefined;
  children: ReactNode;
};

export function SearchFormProvider(props: SearchFormProviderProps) {
  const { criteria, onSubmit, onShow, blocked, children } = props;
  const [values, change] = useDraft(criteria);
  const run = (typed: Criteria, show: (next: Criteria) => void) => {
    const search = typed.search.trim();
    // Other words are read anew.
    const next = { ...typed, search, exact: typed.exact && search === criteria.search };
    change(next);
    show(next);
  };
  const showNow: ShowSearch = (follow) => run(follow(values), onShow);
  const latest = useRef(showNow);
  useEffect(() => {
    latest.current = showNow;
  });
  // Always the same function: what only calls it is not drawn again at each letter that is typed.
  const show = useCallback<ShowSearch>((follow) => latest.current(follow), []);
  const submit = (next = values) => run(next, onSubmit);
  const discardFilters = () => change({ ...criteria, search: values.search });
  return (
    <ShowSearchContext value={show}>
      <SearchFormContext value={{ values, shown: criteria, change, discardFilters, submit, blocked }}>
        {children}
      </SearchFormContext>
    </ShowSearchContext>
  );
}

export function useSearchForm(): SearchForm {
  return required(useContext(SearchFormContext));
}

export function useShowSearch(): ShowSearch {
  return required(useContext(ShowSearchContext));
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A part of the search stands outside of SearchFormProvider');
  return value;
}
