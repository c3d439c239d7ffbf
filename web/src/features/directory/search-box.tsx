import { type Criteria, noCriteria, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { foldText } from '@mboalink/shared/slug.ts';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import {
  BoxIcon,
  ClockIcon,
  CrossIcon,
  HomeIcon,
  PinIcon,
  SearchIcon,
  TagIcon,
} from '../../components/icons.tsx';
import { trpc } from '../../lib/trpc.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import styles from './search-box.module.css';
import { type SearchOption, useStarters, useSuggestions } from './suggestions.ts';
import { searchPath } from './use-search.ts';

/** The list stays so long for whoever presses in it. */
const blurMilliseconds = 150;

/** As specified: the field says for so long that something must be looked for. */
const problemMilliseconds = 5000;

type SearchBoxProps = {
  /** The search that is shown. */
  criteria: Criteria;
  /** Why no search can be run now, in place of the button's word. */
  blocked?: string | undefined;
};

/** Where a search is typed: a form, with suggestions below the field once scripts run. */
export function SearchBox({ criteria, blocked }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState(criteria.search);
  const [problem, setProblem] = useProblem();
  useTypedBefore(input, type, criteria.search);
  const show = (next: Criteria) => {
    setProblem(false);
    void navigate(searchPath(next));
    input.current?.blur();
  };
  const combobox = useSearchCombobox({ typed, type, criteria, onChoose: show });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    const next = { ...criteria, search, exact: criteria.exact && search === criteria.search };
    combobox.closeMenu();
    if (blocked !== undefined) return;
    if (writeCriteria({ ...next, masked: false, open: false, sort: '' }) === '') setProblem(true);
    else show(next);
  };
  const label = t('box.label');
  return (
    <search className={styles.search}>
      <form
        action="/find-contact"
        onSubmit={submit}
        className={classNames(styles.box, combobox.isOpen && styles.isOpen)}
      >
        <SearchIcon size={20} />
        <input
          {...combobox.getInputProps({
            ref: input,
            'aria-label': label,
            'aria-labelledby': undefined,
            onKeyDown: combobox.pressEnter,
          })}
          type="search"
          name="search"
          enterKeyHint="search"
          maxLength={searchLimits.text}
          placeholder={t('box.placeholder')}
        />
        <HiddenFilters criteria={criteria} />
        {typed !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('box.clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <CrossIcon size={20} />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-disabled={blocked !== undefined || undefined}>
          {blocked ?? t('box.submit')}
        </button>
      </form>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t('box.needCriteria')}
        </p>
      )}
      <Suggestions combobox={combobox} typed={typed} />
    </search>
  );
}

/** Whether the field says that something must be looked for, which goes by itself. */
function useProblem() {
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(false), problemMilliseconds);
    return () => clearTimeout(timer);
  }, [problem]);
  return [problem, setProblem] as const;
}

/** What was typed before scripts ran stays; a search that comes by another way stands in the field. */
function useTypedBefore(
  input: { current: HTMLInputElement | null },
  type: (text: string) => void,
  shown: string,
) {
  const first = useRef(true);
  useLayoutEffect(() => {
    const before = input.current?.value;
    type(first.current && before ? before : shown);
    first.current = false;
  }, [input, type, shown]);
}

/** The filters of the search that is shown go on with other words. */
function HiddenFilters({ criteria }: { criteria: Criteria }) {
  const query = new URLSearchParams(writeCriteria({ ...criteria, search: '', exact: false }));
  return [...query].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type ComboboxOptions = {
  typed: string;
  type: (text: string) => void;
  criteria: Criteria;
  onChoose: (next: Criteria) => void;
};

function useSearchCombobox({ typed, type, criteria, onChoose }: ComboboxOptions) {
  const { t } = useTranslation('search');
  const { data: me } = trpc.accounts.me.useQuery();
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wasForgotten, forget] = useState(false);
  const { options: suggestions, isSettled } = useSuggestions(typed, criteria, isOpen);
  const starters = useStarters(criteria, isOpen);
  const userId = me?.user._id;
  const recent = isOpen && userId && !wasForgotten ? recentOptions(userId, typed, criteria) : [];
  const items = [...suggestions, ...recent, ...startersFor(typed, starters)];
  const combobox = useCombobox<SearchOption>({
    items,
    inputValue: typed,
    isOpen,
    itemToString: (item) => item?.text ?? '',
    onInputValueChange: ({ inputValue }) => type(inputValue),
    stateReducer: asTyped,
    onIsOpenChange: ({ isOpen: next, type: reason }) => {
      clearTimeout(closing.current);
      if (reason !== useCombobox.stateChangeTypes.InputBlur) setOpen(next);
      else closing.current = setTimeout(() => setOpen(false), blurMilliseconds);
    },
    getA11yStatusMessage: ({ isOpen: open }) =>
      open && isSettled
        ? t(suggestions.length === 0 ? 'box.noSuggestions' : 'box.found', { count: suggestions.length })
        : '',
  });
  const choose = (item: SearchOption) => {
    setOpen(false);
    type(item.criteria.search);
    onChoose(item.criteria);
  };
  /** Enter sends what was typed unless a line is highlighted, though the list is open. */
  const pressEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    const item = items[combobox.highlightedIndex];
    if (!isOpen || !item) return;
    event.preventDefault();
    choose(item);
  };
  const forgetRecent = () => {
    forgetSearches();
    forget(true);
  };
  return {
    ...combobox,
    items,
    isSettled,
    hasSuggestions: suggestions.length > 0,
    forgetRecent,
    choose,
    pressEnter,
  };
}

/** What to try stays below suggestions; popular searches are for an empty field. */
const startersFor = (typed: string, starters: SearchOption[]) =>
  typed.trim() === '' ? starters : starters.filter(({ group }) => group === 'tryThese');

/** What stands in the field is what was typed; a line that is chosen is a search, and not a value of the field. */
function asTyped(
  { inputValue }: UseComboboxState<SearchOption>,
  { changes, type }: UseComboboxStateChangeOptions<SearchOption>,
) {
  const { InputBlur, ItemClick } = useCombobox.stateChangeTypes;
  const isKept = type === InputBlur || type === ItemClick;
  return { ...changes, selectedItem: null, ...(isKept && { inputValue }) };
}

function recentOptions(userId: string, typed: string, criteria: Criteria): SearchOption[] {
  const part = foldText(typed.trim());
  return recentSearches(userId)
    .filter((text) => foldText(text).includes(part) && foldText(text) !== part)
    .map((text) => ({
      group: 'recent',
      type: 'text',
      text,
      criteria: { ...noCriteria, masked: criteria.masked, search: text },
    }));
}

const groups = ['suggestions', 'recent', 'popular', 'tryThese'] as const;

const icons = {
  category: TagIcon,
  subcategory: TagIcon,
  item: BoxIcon,
  city: PinIcon,
  region: PinIcon,
  quartier: PinIcon,
  business: HomeIcon,
  text: SearchIcon,
} as const;

type SuggestionsProps = { combobox: ReturnType<typeof useSearchCombobox>; typed: string };

/** The lines below the field, in groups; the arrows walk through all of them. */
function Suggestions({ combobox, typed }: SuggestionsProps) {
  const { t } = useTranslation('search');
  const { items, isOpen, isSettled, hasSuggestions, getItemProps, highlightedIndex, forgetRecent } = combobox;
  const isEmpty = isSettled && !hasSuggestions && typed.trim() !== '';
  return (
    <div className={classNames(styles.panel, (!isOpen || (items.length === 0 && !isEmpty)) && styles.closed)}>
      {isEmpty && <p className={styles.none}>{t('box.noSuggestions')}</p>}
      <ul {...combobox.getMenuProps({ 'aria-label': t('box.suggestions'), 'aria-labelledby': undefined })}>
        {isOpen &&
          groups.map((group) => {
            const own = items.filter((item) => item.group === group);
            if (own.length === 0) return null;
            return (
              <Group key={group} group={group}>
                {own.map((item) => {
                  const index = items.indexOf(item);
                  return (
                    <li
                      key={`${group} ${item.text} ${index}`}
                      {...getItemProps({ item, index, onClick: () => combobox.choose(item) })}
                      className={classNames(styles.line, index === highlightedIndex && styles.highlighted)}
                    >
                      <Line item={item} typed={typed} />
                    </li>
                  );
                })}
              </Group>
            );
          })}
      </ul>
      {isOpen && items.some(({ group }) => group === 'recent') && (
        <button
          type="button"
          className={styles.forget}
          onMouseDown={(event) => event.preventDefault()}
          onClick={forgetRecent}
        >
          {t('box.clearRecent')}
        </button>
      )}
    </div>
  );
}

function Group({ group, children }: { group: SearchOption['group']; children: ReactNode }) {
  const { t } = useTranslation('search');
  if (group === 'suggestions') return children;
  return (
    <>
      <li role="presentation" className={styles.title}>
        {t(`box.${group}`)}
      </li>
      {children}
    </>
  );
}

function Line({ item, typed }: { item: SearchOption; typed: string }) {
  const Icon = item.group === 'recent' ? ClockIcon : icons[item.type];
  const { count } = item;
  return (
    <>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <span className={styles.content}>
        <span className={styles.text}>
          <Highlighted text={item.text} typed={typed} />
        </span>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </span>
      {count !== null && count !== undefined && (
        <span className={styles.count}>
          {formatCount(Math.min(count, searchLimits.counted), count > searchLimits.counted)}
        </span>
      )}
    </>
  );
}

/** The part of a line that was typed, in bold. */
function Highlighted({ text, typed }: { text: string; typed: string }) {
  const part = typed.trim();
  const at = part === '' ? -1 : foldText(text).indexOf(foldText(part));
  if (at < 0 || foldText(text).length !== text.length) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + part.length)}</b>
      {text.slice(at + part.length)}
    </>
  );
}
