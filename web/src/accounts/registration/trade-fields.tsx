import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../../catalogue/use-catalogue.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { CatalogueAlert } from './catalogue-alert.tsx';
import { type FieldsOf, fieldId } from './use-registration-form.ts';

type TradeFieldsProps = { form: FieldsOf; catalogue: Catalogue };

export function TradeFields({ form: { values, change, errorOf }, catalogue }: TradeFieldsProps) {
  const { t } = useTranslation('accounts');
  const { names } = catalogue;
  return (
    <>
      <SelectField
        id={fieldId('category')}
        label={t('fields.category')}
        error={errorOf('category')}
        required
        value={values.category}
        onChange={(event) => change({ category: event.target.value })}
      >
        <option value="">{t(names ? 'hints.category' : 'lists.loading')}</option>
        {names?.categories.map((category) => (
          <option key={category.slug} value={category.slug}>
            {category.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={fieldId('subcategory')}
        label={t('fields.subcategory')}
        error={errorOf('subcategory')}
        required
        disabled={values.category === ''}
        value={values.subcategory}
        onChange={(event) => change({ subcategory: event.target.value })}
      >
        <option value="">{t(values.category ? 'hints.subcategory' : 'hints.subcategoryLocked')}</option>
        {names?.subcategoriesOf(values.category).map((subcategory) => (
          <option key={subcategory.slug} value={subcategory.slug}>
            {subcategory.name}
          </option>
        ))}
      </SelectField>
      <CatalogueAlert what="categories" catalogue={catalogue} />
    </>
  );
}
