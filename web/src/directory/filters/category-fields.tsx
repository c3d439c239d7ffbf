import { type Criteria, hasCriteria } from '@mboalink/shared/directory/criteria.ts';
import { toggleFilter, withFilter } from '@mboalink/shared/directory/filters.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { countOfOthers } from './count-of-others.ts';
import type { FilterFieldProps } from './filter-field.ts';
import { PickerLevel } from './picker-level.tsx';
import { useCategoryDetail } from './use-category-detail.ts';

/** The first of three levels one below the other. What is ticked stays, its siblings fold away. */
export function CategoryField({ values, onChange }: FilterFieldProps) {
  const { t } = useTranslation('search');
  const names = useNames();
  const counts = useQuery(directoryQueries.categoryCounts());
  const { user } = useSession();
  const countOf = (slug: string) => {
    const counted = isCounted(values) && counts.data?.categories.find((entry) => entry.slug === slug);
    return counted ? countOfOthers(counted.count, user, ({ category }) => category === slug) : undefined;
  };
  // Where the names did not arrive the form says so.
  if (!names) return null;
  const groups = names.sectors.map(({ name, categories }) => ({
    title: name,
    entries: categories.map((entry) => ({ ...entry, count: countOf(entry.slug) })),
  }));
  return (
    <PickerLevel
      title={t('filters.category')}
      groups={groups}
      chosen={values.category ? [values.category] : []}
      all={t('filters.allCategories')}
      empty={t('filters.noneFound')}
      onToggle={(slug) => onChange(toggleFilter(values, 'category', slug))}
    />
  );
}

/** Counts are of the whole directory: beside words, a place or a type of member they would say too much. */
function isCounted(values: Criteria): boolean {
  return !hasCriteria(withFilter(values, 'category', ''));
}

export function SubcategoryField({ values, onChange }: FilterFieldProps) {
  const { t } = useTranslation('search');
  const names = useNames();
  const { category, subcategory } = values;
  const counts = useCategoryDetail(category, isCounted(values)).data?.category.subcategories;
  const { user } = useSession();
  const countOf = (wanted: string) => {
    const counted = counts?.find(({ slug }) => slug === wanted)?.count;
    return countOfOthers(counted, user, (own) => own.subcategory === wanted);
  };
  if (!names) return null;
  const entries = names.subcategoriesOf(category).map((entry) => ({
    ...entry,
    ...(isCounted(values) && { count: countOf(entry.slug) }),
  }));
  return (
    <PickerLevel
      title={t('filters.subcategory')}
      groups={[{ entries }]}
      chosen={subcategory ? [subcategory] : []}
      all={t('filters.allSubcategories')}
      empty={category ? t('filters.noSubcategories') : t('filters.selectMain')}
      onToggle={(slug) => onChange(toggleFilter(values, 'subcategory', slug))}
    />
  );
}

/** The third level, fetched one category at a time. The second says what to choose first until it has a category. */
export function ItemsField({ values, onChange }: FilterFieldProps) {
  const { t, i18n } = useTranslation(['search', 'common']);
  const reasonOf = useErrorMessage();
  const { category, subcategory, items } = values;
  const detail = useCategoryDetail(category, subcategory !== '');
  const { user } = useSession();
  if (category === '') return null;
  if (detail.error) {
    return (
      <Alert
        kind="bad"
        live
        action={
          <Button kind="plain" busy={detail.isFetching} onClick={() => void detail.refetch()}>
            {t('common:ui.retry')}
          </Button>
        }
      >
        {t('filters.loadError', { reason: reasonOf(detail.error) })}
      </Alert>
    );
  }
  const below = detail.data?.category.subcategories.find(({ slug }) => slug === subcategory)?.items ?? [];
  const entries = below.map(({ slug, count, ...names }) => ({
    slug,
    name: names[languageOf(i18n)],
    ...(isCounted(values) && { count: countOfOthers(count, user, (own) => own.items.includes(slug)) }),
  }));
  return (
    <PickerLevel
      title={t('filters.items')}
      groups={[{ entries }]}
      chosen={items}
      empty={subcategory ? t('filters.noItems') : t('filters.selectSub')}
      busy={detail.isLoading}
      onToggle={(slug) => onChange(toggleFilter(values, 'items', slug))}
    />
  );
}
