import { type Criteria, noCriteria, withWords, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { foldText } from '@mboalink/shared/slug.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { classNames } from '../../components/class-names.ts';
import { Combobox } from '../../components/combobox.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import {
  BoxIcon,
  ClockIcon,
  CrossIcon,
  HomeIcon,
  PinIcon,
  SearchIcon,
  SendIcon,
  TagIcon,
} from '../../components/icons.tsx';
import { trpc } from '../../lib/trpc.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import styles from './search-box.module.css';
import { type SearchOption, useNeedOption, useStarters, useSuggestions } from './suggestions.ts';
import { searchPath } from './use-search.ts';

/** As specified: the field says for so long that something must be looked for. */
const problemMilliseconds = 5000;

type SearchBoxProps = {
  /** The search that is shown. */
  criteria: Criteria;
  /** Why no search can be run now, in place of the button's word. */
  blocked?: string | undefined;
};

/** Where a search is typed: a form, with suggestions below the field once scripts run. Its key is the search: another one is another box. */
export function SearchBox({ criteria, blocked }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState(criteria.search);
  const [isAsked, ask] = useState(false);
  const [problem, setProblem] = useProblem();
  const list = useOptionList(typed, criteria, isAsked);
  const show = (next: Criteria) => {
    setProblem(false);
    void navigate(searchPath(next));
    input.current?.blur();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    const next = withWords(criteria, search);
    if (blocked !== undefined) return;
    if (writeCriteria({ ...next, masked: false, openAt: '', sort: '' }) === '') setProblem(true);
    else show(next);
  };
  return (
    <search className={classNames('grow', styles.search)}>
      <form action="/find-contact" onSubmit={submit}>
        <Combobox
          {...list}
          name="search"
          onBrand
          panelClassName={styles.panel}
          label={<span className="visually-hidden">{t('box.label')}</span>}
          placeholder={t('box.placeholder')}
          icon={<SearchIcon size={20} />}
          defaultValue={criteria.search}
          maxLength={searchLimits.text}
          enterKeyHint="search"
          inputRef={input}
          onFocus={() => ask(true)}
          onType={type}
          onChoose={({ option }) => {
            if (option.path) return void navigate(option.path);
            type(option.criteria.search);
            show(option.criteria);
          }}
          end={(clear) => (
            <>
              {typed !== '' && <IconButton icon={CrossIcon} label={t('box.clear')} onClick={clear} />}
              <button
                type="submit"
                className={styles.submit}
                aria-disabled={blocked !== undefined || undefined}
              >
                {blocked ?? t('box.submit')}
              </button>
            </>
          )}
        />
        <HiddenFilters criteria={criteria} />
      </form>
      {problem && (
        <div className={styles.problem}>
          <Alert kind="bad" live>
            {t('box.needCriteria')}
          </Alert>
        </div>
      )}
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

/** The filters of the search that is shown go on with other words. */
function HiddenFilters({ criteria }: { criteria: Criteria }) {
  const query = new URLSearchParams(writeCriteria(withWords(criteria, '')));
  return [...query].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** What is listed below the field: what is meant, what was searched for before, what others look for, what to try. */
function useOptionList(typed: string, criteria: Criteria, isAsked: boolean) {
  const { t } = useTranslation('search');
  const { data: me } = trpc.accounts.me.useQuery();
  const [wasForgotten, forget] = useState(false);
  const { options: meant, isSettled } = useSuggestions(typed, criteria, isAsked);
  const starters = useStarters(criteria, isAsked);
  const userId = me?.user._id;
  const recent = isAsked && userId && !wasForgotten ? recentOptions(userId, typed, criteria) : [];
  const need = useNeedOption(meant);
  const options = [...meant, ...need, ...recent, ...startersFor(typed, starters)];
  const nobody = isSettled && meant.length === 0 ? t('box.noSuggestions') : undefined;
  return {
    suggestions: options.map((option, index) => ({
      ...toLine(option, typed),
      key: `${option.group} ${option.text} ${index}`,
      group: option.group === 'suggestions' ? undefined : t(`box.${option.group}`),
    })),
    listLabel: t('box.suggestions'),
    empty: nobody,
    status: isSettled ? (nobody ?? t('box.found', { count: meant.length })) : undefined,
    foot: recent.length > 0 && (
      <button
        type="button"
        className={styles.forget}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          forgetSearches();
          forget(true);
        }}
      >
        {t('box.clearRecent')}
      </button>
    ),
  };
}

/** What to try stays below suggestions; popular searches are for an empty field. */
const startersFor = (typed: string, starters: SearchOption[]) =>
  typed.trim() === '' ? starters : starters.filter(({ group }) => group === 'tryThese');

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

const icons = {
  category: TagIcon,
  subcategory: TagIcon,
  item: BoxIcon,
  city: PinIcon,
  region: PinIcon,
  quartier: PinIcon,
  business: HomeIcon,
  text: SearchIcon,
  need: SendIcon,
} as const;

/** A line that is chosen is a search: what stands in the field then are its words. */
function toLine(option: SearchOption, typed: string) {
  const { group, type, text, detail, count, criteria } = option;
  const Icon = group === 'recent' ? ClockIcon : icons[type];
  return {
    option,
    text: criteria.search,
    label: <Highlighted text={text} typed={typed} />,
    detail,
    icon: <Icon size={20} />,
    count:
      count === null || count === undefined
        ? undefined
        : formatCount(Math.min(count, searchLimits.counted), count > searchLimits.counted),
  };
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
