import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { Chip, ChipRow } from '../../ui/chip.tsx';
import type { Criteria } from '../criteria/criteria.ts';
import { useCategoryDetail } from './category-picker.tsx';

type ActiveFiltersProps = {
  criteria: Criteria;
  onSearch: (next: Criteria) => void;
  kind: 'inverse' | 'plain';
  /** Stands before the filters: the button that opens all of them. */
  start?: ReactNode;
};

/** The filters in use, each of which a tap takes away. */
export function ActiveFilters({ criteria, onSearch, kind, start }: ActiveFiltersProps) {
  const { t } = useTranslation('directory');
  const filters = useFilterChips(criteria);
  if (!start && filters.length === 0) return null;
  return (
    <ChipRow label={t('filters.active')}>
      {start}
      {filters.map(({ label, without }) => (
        <Chip key={label} kind={kind} onRemove={() => onSearch(without)}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
}

export type FilterChip = { label: string; without: Criteria };

/** Each filter in use by its name, with the search that is left without it. */
export function useFilterChips(criteria: Criteria): FilterChip[] {
  const { t, i18n } = useTranslation('directory');
  const names = useNames();
  const { category, subcategory, items, region, city, userType } = criteria;
  const detail = useCategoryDetail(category, items.length > 0);
  if (!names) return [];
  const below = detail.data?.category.subcategories.find(({ slug }) => slug === subcategory);
  const itemName = (slug: string) =>
    below?.items.find((item) => item.slug === slug)?.[languageOf(i18n)] ?? readable(slug);
  const chips: (FilterChip | false)[] = [
    category !== '' && {
      label: names.category(category) || readable(category),
      without: { ...criteria, category: '', subcategory: '', items: [] },
    },
    subcategory !== '' && {
      label: names.subcategory(subcategory) || readable(subcategory),
      without: { ...criteria, subcategory: '', items: [] },
    },
    ...items.map((slug) => ({
      label: itemName(slug),
      without: { ...criteria, items: items.filter((item) => item !== slug) },
    })),
    region !== '' && {
      label: names.region(region) || readable(region),
      without: { ...criteria, region: '', city: '' },
    },
    city !== '' && {
      label: names.town(city) || t('filters.otherTown'),
      without: { ...criteria, city: '' },
    },
    userType !== '' && { label: t(`filters.types.${userType}`), without: { ...criteria, userType: '' } },
  ];
  return chips.filter((chip) => chip !== false);
}

/** 'wedding-buffets' → 'wedding buffets', for the moment before (or without) its name. */
function readable(slug: string): string {
  return slug.replaceAll('-', ' ');
}
