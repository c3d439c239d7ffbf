import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { toggleFilter, withFilter } from '@mboalink/shared/directory/filters.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { foldText } from '@mboalink/shared/slug.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { ChevronRightIcon } from '../../components/icons.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useNames } from '../../lib/names.ts';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './filters.module.css';

/** What is chosen in the form so far. */
export type FilterDraft = { draft: Criteria; change: (next: Criteria) => void };

type Entry = { slug: string; name: string; count?: number | undefined };

/** Category, trade, specialities: each level stands below the one that was chosen above it. */
export function CategoryPicker({ draft, change }: FilterDraft) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const names = useNames();
  const { category, subcategory, items } = draft;
  // The list stays where it is while the arrows walk through it.
  const [isListed, list] = useState(category === '');
  const counts = trpc.directory.categories.useQuery({ includeCounts: true }, { retry: false });
  const detail = trpc.directory.category.useQuery(
    { slug: category, includeCounts: true },
    { enabled: category !== '', retry: false },
  );
  const countOf = new Map(counts.data?.categories.map(({ slug, count }) => [slug, count]));
  const trades = detail.data?.category.subcategories;
  const chosen = trades?.find(({ slug }) => slug === subcategory);
  const error = detail.error ?? counts.error;
  return (
    <div className={styles.picker}>
      {isListed ? (
        <Level
          title={t('filters.category')}
          all={t('filters.allCategories')}
          name="category"
          entries={names.categories.map((entry) => ({ ...entry, count: countOf.get(entry.slug) }))}
          value={category}
          onChoose={(slug) => change(withFilter(draft, 'category', slug))}
          isLong
        />
      ) : (
        <p className={styles.trail}>
          <button
            type="button"
            onClick={() => {
              change(withFilter(draft, 'category', ''));
              list(true);
            }}
          >
            {t('filters.allCategories')}
          </button>
          <ChevronRightIcon size={16} />
          <strong>{names.category(category)}</strong>
          <input type="hidden" name="category" value={category} />
        </p>
      )}
      <Level
        title={t('filters.subcategory')}
        all={t('filters.allSubcategories')}
        name="subcategory"
        entries={
          trades?.map((trade) => ({ slug: trade.slug, name: trade[language], count: trade.count })) ??
          names.subcategoriesOf(category)
        }
        value={subcategory}
        onChoose={(slug) => change(withFilter(draft, 'subcategory', slug))}
        nothing={t(category ? 'filters.noSubcategories' : 'filters.selectMain')}
      />
      <Items
        entries={
          chosen?.items.map((item) => ({ slug: item.slug, name: item[language], count: item.count })) ?? []
        }
        chosen={items}
        nothing={t(subcategory ? 'filters.noItems' : 'filters.selectSub')}
        onToggle={(slug) => change(toggleFilter(draft, 'items', slug))}
      />
      {error && (
        <p role="alert">{t('filters.loadError', { reason: error.data?.message ?? error.message })}</p>
      )}
    </div>
  );
}

type LevelProps = {
  title: string;
  /** What leaves the level open. */
  all: string;
  name: string;
  entries: readonly Entry[];
  value: string;
  onChoose: (slug: string) => void;
  /** Said where there are no entries. */
  nothing?: string;
  isLong?: boolean;
};

/** One of a list: radio buttons, which are one stop of the keyboard however many there are. */
function Level({ title, all, name, entries, value, onChoose, nothing, isLong }: LevelProps) {
  const { t } = useTranslation('search');
  const [typed, type] = useState('');
  const wanted = foldText(typed.trim());
  const shown = entries.filter(({ slug, name: text }) => slug === value || foldText(text).includes(wanted));
  const option = ({ slug, name: text, count }: Entry) => (
    <label key={slug} className={classNames(styles.option, slug === value && styles.chosen)}>
      <input type="radio" name={name} value={slug} checked={slug === value} onChange={() => onChoose(slug)} />
      <span>{text}</span>
      {count !== undefined && <b>{formatCount(count)}</b>}
    </label>
  );
  return (
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      {entries.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      {isLong && (
        <TextField
          label={t('filters.find')}
          type="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {entries.length > 0 && (
        <div className={styles.options}>
          {option({ slug: '', name: all })}
          {shown.map(option)}
          {wanted !== '' && shown.length === 0 && <p className={styles.nothing}>{t('filters.noneFound')}</p>}
        </div>
      )}
    </fieldset>
  );
}

type ItemsProps = {
  entries: readonly Entry[];
  chosen: readonly string[];
  nothing: string;
  onToggle: (slug: string) => void;
};

/** Several of a trade's specialities. */
function Items({ entries, chosen, nothing, onToggle }: ItemsProps) {
  const { t } = useTranslation('search');
  return (
    <fieldset>
      <legend className={styles.title}>{t('filters.items')}</legend>
      {/* One field for all of them, as an address names them. */}
      {chosen.length > 0 && <input type="hidden" name="items" value={chosen.join(',')} />}
      {entries.length === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <div className={styles.options}>
          {entries.map(({ slug, name, count }) => (
            <label key={slug} className={classNames(styles.option, chosen.includes(slug) && styles.chosen)}>
              <input type="checkbox" checked={chosen.includes(slug)} onChange={() => onToggle(slug)} />
              <span>{name}</span>
              {count !== undefined && <b>{formatCount(count)}</b>}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
