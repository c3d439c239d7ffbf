import { type FilterName, filters, withFilter } from '@mboalink/shared/directory/filters.ts';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/segmented.tsx';
import { CategoryField, ItemsField, SubcategoryField } from './category-fields.tsx';
import type { FilterField, FilterFieldProps } from './filter-field.ts';
import { CityField, CountryField, RegionField } from './place-fields.tsx';

/** The field of each filter in the panel. */
export const filterFields: Record<FilterName, FilterField> = {
  category: { Field: CategoryField },
  subcategory: { Field: SubcategoryField },
  items: { Field: ItemsField },
  region: { Field: RegionField, half: true },
  city: { Field: CityField, half: true, After: CountryField },
  userType: { Field: UserTypeField },
};

const userTypeChoices = ['', ...filters.userType.values] as const;

function UserTypeField({ values, onChange }: FilterFieldProps) {
  const { t } = useTranslation('search');
  return (
    <Segmented
      label={t('filters.userType')}
      value={values.userType}
      options={userTypeChoices.map((value) => ({ value, label: t(`filters.types.${value || 'all'}`) }))}
      onChange={(userType) => onChange(withFilter(values, 'userType', userType))}
    />
  );
}
