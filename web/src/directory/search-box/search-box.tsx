import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ClockIcon, CrossIcon, SearchIcon } from '../../ui/icons.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useSearchForm } from '../criteria/search-form.tsx';
import { useMember } from '../use-member.ts';
import { recentSearchesWith } from './recent-searches.ts';
import styles from './search-box.module.css';
import { searchFieldId } from './search-field.ts';
import { criteriaOf, type SearchOption } from './search-option.ts';
import { SearchPanel } from './search-panel.tsx';
import { usePopular } from './use-popular.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchBoxProps = {
  /** With the button as a sign inside the field, for the bar of a phone. */
  compact?: boolean;
};

/** The search field. Typing only brings suggestions; Enter, the button or a suggestion runs the search. */
export function SearchBox({ compact }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const { values, change, submit, blocked } = useSearchForm();
  const typed = values.search;
  const type = (search: string) => change({ ...values, search });
  const field = useRef<HTMLInputElement>(null);
  const { visit, ...lines } = useOptions(values);

  const search = (next: Criteria) => {
    combobox.close();
    field.current?.blur();
    submit(next);
  };
  const choose = (option: SearchOption | undefined) => {
    if (option && !blocked) search(criteriaOf(option, values));
  };
  const combobox = useCombobox({
    count: lines.options.length,
    onChoose: (index) => choose(lines.options[index]),
  });
  useFreshMark(lines.settled, combobox.mark);
  const clear = () => {
    type('');
    field.current?.focus();
  };
  const run = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked) search(values);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is unknown to the browsers of older phones
    <form role="search" className={styles.form} onSubmit={run} {...combobox.rootProps} onFocusCapture={visit}>
      <div className={classNames(styles.field, combobox.open && styles.open)}>
        <label htmlFor={searchFieldId} className={styles.lens}>
          {!compact && <SearchIcon size={20} />}
          <span className="visually-hidden">{t('box.label')}</span>
        </label>
        <SearchInput ref={field} typed={typed} onType={type} combobox={combobox} />
        {typed !== '' && (
          <IconButton className={styles.clear} icon={CrossIcon} label={t('box.clear')} onClick={clear} />
        )}
        <SubmitButton compact={compact} blocked={blocked} />
      </div>
      {combobox.open && (
        <SearchPanel {...lines} typed={typed} values={values} combobox={combobox} onSearch={search} />
      )}
    </form>
  );
}

/** Takes the mark off when other lines come to stand where it is. */
function useFreshMark(settled: boolean, mark: (index: number) => void) {
  const [marked, setMarked] = useState(settled);
  if (marked === settled) return;
  setMarked(settled);
  mark(-1);
}

type SearchInputProps = {
  ref: Ref<HTMLInputElement>;
  typed: string;
  onType: (text: string) => void;
  combobox: ReturnType<typeof useCombobox>;
};

function SearchInput({ ref, typed, onType, combobox }: SearchInputProps) {
  const { t } = useTranslation('search');
  return (
    <input
      {...combobox.inputProps}
      ref={ref}
      id={searchFieldId}
      className={styles.input}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      maxLength={searchLimits.text}
      placeholder={t('box.placeholder')}
      value={typed}
      onChange={(event) => {
        onType(event.target.value);
        combobox.show();
      }}
      onClick={combobox.show}
    />
  );
}

function SubmitButton({ compact, blocked }: SearchBoxProps & { blocked: string | undefined }) {
  const { t } = useTranslation('search');
  const label = t('box.submit');
  if (compact) {
    return (
      <IconButton
        className={styles.compactSubmit}
        icon={blocked ? ClockIcon : SearchIcon}
        kind={blocked ? 'soft' : 'action'}
        type="submit"
        aria-disabled={blocked !== undefined || undefined}
        label={blocked ?? label}
      />
    );
  }
  return (
    <Button
      type="submit"
      className={styles.submit}
      blocked={blocked && <Steady label={blocked} />}
      blockedIcon={null}
    >
      <Steady label={label} />
    </Button>
  );
}

/** A label as wide as the longest that may take its place, so that the field beside it does not move. */
function Steady({ label }: { label: string }) {
  const { t } = useTranslation('search');
  return (
    <>
      {label}
      <span className={styles.steady} aria-hidden="true">
        {t('quota.reached')}
      </span>
    </>
  );
}

/**
 * What the list shows: suggestions while something is typed, before that recent and popular searches. What is popular is asked
 * for once somebody comes to the field.
 */
function useOptions(values: Criteria) {
  const { id } = useMember();
  const { options: suggestions, settled } = useSuggestions(values);
  const [isVisited, setVisited] = useState(false);
  const popular = usePopular(values, isVisited);
  const [, redraw] = useState(0);
  const recent = recentSearchesWith(id, values.search).map(
    (text): SearchOption => ({ group: 'recent', type: 'text', text }),
  );
  const options = values.search.trim() === '' ? [...recent, ...popular] : [...suggestions, ...recent];
  return {
    options,
    settled,
    visit: () => setVisited(true),
    hasRecent: recent.length > 0,
    onForget: () => redraw((count) => count + 1),
  };
}
