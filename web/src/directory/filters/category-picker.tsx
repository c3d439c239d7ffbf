import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { freshFor } from '../cache/directory-keys.ts';
import {
  type CategorySelection,
  toggleCategory,
  toggleItem,
  toggleSubcategory,
} from '../criteria/category-selection.ts';
import { PickerLevel } from './picker-level.tsx';

type CategoryPickerProps = {
  selection: CategorySelection;
  onChange: (selection: CategorySelection) => void;
};

/** The three levels one below the other. What is ticked stays, its siblings fold away, what is below it opens. */
export function CategoryPicker({ selection, onChange }: CategoryPickerProps) {
  const { t } = useTranslation('directory');
  const { category, subcategory, items } = selection;
  const levels = useLevels(selection);
  return (
    <>
      <PickerLevel
        title={t('filters.category')}
        groups={levels.categories}
        chosen={category ? [category] : []}
        all={t('filters.allCategories')}
        empty={t('filters.noneFound')}
        onToggle={(slug) => onChange(toggleCategory(selection, slug))}
      />
      <PickerLevel
        title={t('filters.subcategory')}
        groups={levels.subcategories}
        chosen={subcategory ? [subcategory] : []}
        all={t('filters.allSubcategories')}
        empty={category ? t('filters.noSubcategories') : t('filters.selectMain')}
        onToggle={(slug) => onChange(toggleSubcategory(selection, slug))}
      />
      {levels.failed ? (
        <Alert kind="bad" live>
          {t('filters.loadError', { reason: levels.failed })}
        </Alert>
      ) : (
        <PickerLevel
          title={t('filters.items')}
          groups={levels.items}
          chosen={items}
          empty={subcategory ? t('filters.noItems') : t('filters.selectSub')}
          busy={levels.busy}
          onToggle={(slug) => onChange(toggleItem(selection, slug))}
        />
      )}
    </>
  );
}

/** The entries of each level in the reader's language; the third level is fetched one category at a time. */
function useLevels({ category, subcategory }: CategorySelection) {
  const { t, i18n } = useTranslation('errors');
  const language = languageOf(i18n);
  const names = useNames();
  const counts = trpc.directory.categories.useQuery(
    { includeCounts: true },
    { staleTime: freshFor.other, retry: false },
  );
  const detail = useCategoryDetail(category, subcategory !== '');
  const countOf = (slug: string) => counts.data?.categories.find((entry) => entry.slug === slug)?.count;
  const items = detail.data?.category.subcategories.find(({ slug }) => slug === subcategory)?.items ?? [];
  return {
    categories: (names?.sectors ?? []).map(({ name, categories }) => ({
      title: name,
      entries: categories.map((entry) => ({ ...entry, count: countOf(entry.slug) })),
    })),
    subcategories: [{ entries: names?.subcategoriesOf(category) ?? [] }],
    items: [{ entries: items.map((item) => ({ slug: item.slug, name: item[language] })) }],
    busy: detail.isLoading,
    failed: detail.error && t(failureOf(detail.error).code),
  };
}

/** One category with its items, about a kilobyte; the whole tree would be thirty-six. */
export function useCategoryDetail(category: string, needed: boolean) {
  return trpc.directory.category.useQuery(
    { slug: category },
    { enabled: needed && category !== '', staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
  );
}
