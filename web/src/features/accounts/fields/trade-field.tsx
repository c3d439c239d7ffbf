import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../components/combobox.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useNames } from '../../../lib/names.ts';
import { usePage } from '../../../lib/page.tsx';
import { browserQueries } from '../../../lib/queries.browser.ts';
import { type Choice, called, fitting, sayChosen } from './choices.ts';
import styles from './fields.module.css';

export type Trade = { category: string; subcategory: string };

type TradeFieldProps = {
  /** Of the field that is typed in. */
  id: string;
  kept: Trade;
  label: string;
  hint?: string;
  error?: string | undefined;
  onChange?: (trade: Trade) => void;
};

/**
 * A trade by one field with suggestions, or by the lists of categories that unfold below it. It posts `category`, `subcategory` and
 * what was typed as `trade`. Words: 'register', 'catalogue'.
 */
export function TradeField({ id, kept, label, hint, error, onChange }: TradeFieldProps) {
  const { t } = useTranslation('register');
  const names = useNames();
  const [trade, setTrade] = useState(kept);
  const [typed, setTyped] = useState('');
  const [byList, countList] = useState(0);
  const all = useMemo(
    () =>
      names.categories.flatMap(({ slug }) =>
        names.subcategoriesOf(slug).map((entry) => ({ key: entry.slug, text: entry.name })),
      ),
    [names],
  );
  const meant = useMeantTrades(typed);
  const found = fitting(all, typed);
  const suggestions = [...found, ...meant.filter(({ key }) => found.every((entry) => entry.key !== key))];
  const choose = (next: Trade) => {
    setTrade(next);
    onChange?.(next);
    sayChosen(id);
  };
  const chooseSlug = (subcategory: string) =>
    choose({ category: names.categoryOf(subcategory), subcategory });
  const type = (text: string) => {
    setTyped(text);
    const named = called(all, text);
    if (named || trade.subcategory) chooseSlug(named?.key ?? '');
  };
  return (
    <div className={styles.group}>
      <Combobox
        key={byList}
        id={id}
        name="trade"
        label={label}
        hint={hint}
        error={error}
        required
        maxLength={60}
        suggestions={trade.subcategory ? [] : suggestions}
        listLabel={label}
        defaultValue={names.subcategory(trade.subcategory)}
        onType={type}
        onChoose={({ key }) => chooseSlug(key)}
      />
      <details className={styles.details}>
        <summary>{t('lists.open')}</summary>
        <TradeLists
          id={id}
          trade={trade}
          onChange={(next) => {
            choose(next);
            countList(byList + 1);
          }}
        />
      </details>
    </div>
  );
}

function TradeLists({ id, trade, onChange }: { id: string; trade: Trade; onChange: (trade: Trade) => void }) {
  const { t } = useTranslation('register');
  const names = useNames();
  return (
    <div className={styles.group}>
      <SelectField
        id={`${id}-category`}
        name="category"
        label={t('fields.category')}
        value={trade.category}
        onChange={({ target }) => onChange({ category: target.value, subcategory: '' })}
      >
        <option value="">{t('hints.category')}</option>
        {names.categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`${id}-subcategory`}
        name="subcategory"
        label={t('fields.subcategory')}
        disabled={trade.category === ''}
        value={trade.subcategory}
        onChange={({ target }) => onChange({ ...trade, subcategory: target.value })}
      >
        <option value="">{t(trade.category ? 'hints.subcategory' : 'hints.subcategoryLocked')}</option>
        {names.subcategoriesOf(trade.category).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const fewestLetters = 3;
const pauseMilliseconds = 250;

/** The trades that the search takes words for, of which their names know nothing: 'pagne', 'mason'. */
function useMeantTrades(typed: string): readonly Choice[] {
  const names = useNames();
  const { language } = usePage();
  const [answer, setAnswer] = useState<{ words: string; meant: readonly Choice[] }>();
  const words = typed.trim();
  useEffect(() => {
    if (words.length < fewestLetters) return;
    const limit = new AbortController();
    const timer = setTimeout(() => {
      browserQueries()
        .client.directory.suggestions.query({ q: words }, { signal: limit.signal })
        .then(({ suggestions }) => {
          const slugs = new Set(suggestions.flatMap(({ criteria }) => criteria.subcategory ?? []));
          setAnswer({ words, meant: [...slugs].map((key) => ({ key, text: names.subcategory(key) })) });
        })
        .catch(() => {});
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      limit.abort();
    };
  }, [words, names, language]);
  return answer?.words === words ? answer.meant : [];
}
