import { useTranslation } from 'react-i18next';
import { CatalogueAlert } from '../../catalogue/catalogue-alert.tsx';
import type { Catalogue } from '../../catalogue/use-catalogue.ts';
import { lateComponent } from '../../lib/late-component.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type AccountFields, sells } from './account-values.ts';

/** The form does without them where they do not come. */
const ItemsField = lateComponent<{ form: AccountFields }>(() =>
  import('./items-field.tsx').then(
    (file) => file.ItemsField,
    () => () => null,
  ),
);

type TradeFieldsProps = { form: AccountFields; catalogue: Catalogue };

export function TradeFields({ form, catalogue }: TradeFieldsProps) {
  const { values, text } = form;
  const { t } = useTranslation('accounts');
  const { names } = catalogue;
  return (
    <>
      <SelectField {...text('category')} label={t('fields.category')} required>
        <option value="">{t(names ? 'hints.category' : 'lists.loading')}</option>
        {names?.categories.map((category) => (
          <option key={category.slug} value={category.slug}>
            {category.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...text('subcategory')}
        label={t('fields.subcategory')}
        required
        disabled={values.category === ''}
      >
        <option value="">{t(values.category ? 'hints.subcategory' : 'hints.subcategoryLocked')}</option>
        {names?.subcategoriesOf(values.category).map((subcategory) => (
          <option key={subcategory.slug} value={subcategory.slug}>
            {subcategory.name}
          </option>
        ))}
      </SelectField>
      {values.subcategory && sells(values) && <ItemsField form={form} />}
      <CatalogueAlert
        catalogue={catalogue}
        messageOf={(reason) => t('lists.failed.categories', { reason })}
      />
    </>
  );
}
