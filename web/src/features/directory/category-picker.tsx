import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { toggleFilter, withFilter } from '@mboalink/shared/directory/filters.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
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
  const { category, subcategory, items } = draft;
  const { categories, trades, specialities, error } = useLevels(draft);
  // The list stays where it is while the arrows walk through it.
  const [isListed, list] = useState(category === '');
  return (
    <div className="stack gap-4">
      {isListed ? (
        <Level
          title={t('filters.category')}
          all={t('filters.allCategories')}
          name="category"
          entries={categories}
          value={category}
          onChoose={(slug) => change(withFilter(draft, 'category', slug))}
          isLong
        />
      ) : (
        <Trail
          category={category}
          onLeave={() => {
            change(withFilter(draft, 'category', ''));
            list(true);
          }}
        />
      )}
      <Level
        title={t('filters.subcategory')}
        all={t('filters.allSubcategories')}
        name="subcategory"
        entries={trades}
        value={subcategory}
        onChoose={(slug) => change(withFilter(draft, 'subcategory', slug))}
        nothing={t(category ? 'filters.noSubcategories' : 'filters.selectMain')}
      />
      <Level
        title={t('filters.items')}
        name="items"
        entries={specialities}
        value={items}
        onChoose={(slug) => change(toggleFilter(draft, 'items', slug))}
        nothing={t(subcategory ? 'filters.noItems' : 'filters.selectSub')}
      />
      {error && (
        <p role="alert">{t('filters.loadError', { reason: error.data?.message ?? error.message })}</p>
      )}
    </div>
  );
}

/** What stands on each level, with how many each would find. */
function useLevels({ category, subcategory }: Criteria) {
  const { language } = usePage();
  const names = useNames();
  const counts = trpc.directory.categories.useQuery({ includeCounts: true }, { retry: false });
  const detail = trpc.directory.category.useQuery(
    { slug: category, includeCounts: true },
    { enabled: category !== '', retry: false },
  );
  const countOf = new Map(counts.data?.categories.map(({ slug, count }) => [slug, count]));
  const trades = detail.data?.category.subcategories;
  const entryOf = ({ slug, count, ...own }: Record<Language, string> & Omit<Entry, 'name'>) => ({
    slug,
    name: own[language],
    count,
  });
  return {
    categories: names.categories.map((entry) => ({ ...entry, count: countOf.get(entry.slug) })),
    trades: trades?.map(entryOf) ?? names.subcategoriesOf(category),
    specialities: trades?.find(({ slug }) => slug === subcategory)?.items.map(entryOf) ?? [],
    error: detail.error ?? counts.error,
  };
}

/** The category that was chosen before, and the way back to all of them. */
function Trail({ category, onLeave }: { category: string; onLeave: () => void }) {
  const { t } = useTranslation('search');
  return (
    <p className={classNames('row wrap', styles.trail)}>
      <button type="button" onClick={onLeave}>
        {t('filters.allCategories')}
      </button>
      <ChevronRightIcon size={16} />
      <strong>{useNames().category(category)}</strong>
      <input type="hidden" name="category" value={category} />
    </p>
  );
}

type LevelProps = {
  title: string;
  /** What leaves the level open. */
  all?: string;
  name: string;
  entries: readonly Entry[];
  /** One of them, or as many as wanted. */
  value: string | readonly string[];
  onChoose: (slug: string) => void;
  /** Said where there are no entries. */
  nothing?: string;
  isLong?: boolean;
};

/** One of a list as radio buttons, which are one stop of the keyboard however many there are; several as boxes. */
function Level({ title, all, name, entries, value, onChoose, nothing, isLong }: LevelProps) {
  const { t } = useTranslation('search');
  const [typed, type] = useState('');
  const wanted = foldText(typed.trim());
  const isOne = typeof value === 'string';
  const isChosen = (slug: string) => (isOne ? slug === value : value.includes(slug));
  const shown = entries.filter(({ slug, name: text }) => isChosen(slug) || foldText(text).includes(wanted));
  return (
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      {/* One field for all of them, as an address names them. */}
      {!isOne && value.length > 0 && <input type="hidden" name={name} value={value.join(',')} />}
      {entries.length === 0 && <p className="quiet">{nothing}</p>}
      {isLong && (
        <TextField
          label={t('filters.find')}
          type="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {entries.length > 0 && (
        <div className={classNames('divided', styles.options)}>
          {[...(all ? [{ slug: '', name: all, count: undefined }] : []), ...shown].map((entry) => (
            <label key={entry.slug} className={classNames('row', isChosen(entry.slug) && styles.chosen)}>
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={isOne ? name : undefined}
                value={entry.slug}
                checked={isChosen(entry.slug)}
                onChange={() => onChoose(entry.slug)}
              />
              <span className="grow">{entry.name}</span>
              {entry.count !== undefined && <b className="quiet">{formatCount(entry.count)}</b>}
            </label>
          ))}
          {wanted !== '' && shown.length === 0 && <p className="quiet">{t('filters.noneFound')}</p>}
        </div>
      )}
    </fieldset>
  );
}
