import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import {
  type ChosenValues,
  chosenIn,
  type FilterName,
  filterNames,
  withoutFilter,
} from '@mboalink/shared/directory/filters.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { Chip, ChipRow } from '../../ui/chip.tsx';
import { useShowSearch } from '../criteria/search-form.tsx';
import { useCategoryDetail } from './use-category-detail.ts';

type ActiveFiltersProps = {
  criteria: Criteria;
  kind: 'inverse' | 'plain';
  /** Stands before the filters: the button that opens all of them. */
  start?: ReactNode;
};

/** The filters in use, each of which a tap takes away. */
export function ActiveFilters({ criteria, kind, start }: ActiveFiltersProps) {
  const { t } = useTranslation('search');
  const show = useShowSearch();
  const labels = useLabels(criteria);
  const chips = labels ? filterNames.flatMap((name) => chipsOf(name, criteria, labels)) : [];
  if (!start && chips.length === 0) return null;
  return (
    <ChipRow label={t('filters.active')}>
      {start}
      {chips.map(({ name, value, label }) => (
        <Chip
          key={`${name} ${value}`}
          kind={kind}
          onRemove={() => show((values) => withoutFilter(values, name, value))}
        >
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** What one chosen value of each filter is called. */
type Labels = { [Name in FilterName]: (value: ChosenValues[Name]) => string };

function chipsOf<Name extends FilterName>(name: Name, criteria: Criteria, labels: Labels) {
  return chosenIn(criteria, name).map((value) => ({ name, value, label: labels[name](value) }));
}

function useLabels({ category, subcategory, items }: Criteria): Labels | undefined {
  const { t, i18n } = useTranslation('search');
  const names = useNames();
  const detail = useCategoryDetail(category, items.length > 0);
  const below = detail.data?.category.subcategories.find(({ slug }) => slug === subcategory);
  const itemName = (slug: string) => below?.items.find((item) => item.slug === slug)?.[languageOf(i18n)];
  return (
    names && {
      category: (slug) => names.category(slug) || readable(slug),
      subcategory: (slug) => names.subcategory(slug) || readable(slug),
      items: (slug) => itemName(slug) ?? readable(slug),
      region: (slug) => names.region(slug) || readable(slug),
      city: (slug) => names.town(slug) || t('filters.otherTown'),
      userType: (type) => t(`filters.types.${type}`),
    }
  );
}

/** 'wedding-buffets' → 'wedding buffets', for the moment before (or without) its name. */
function readable(slug: string): string {
  return slug.replaceAll('-', ' ');
}
