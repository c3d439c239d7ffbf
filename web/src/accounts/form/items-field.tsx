import { useTranslation } from 'react-i18next';
import { CatalogueAlert } from '../../catalogue/catalogue-alert.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { type AccountFields, itemList } from './account-values.ts';
import styles from './form.module.css';
import { useItems } from './use-items.ts';

/** What exactly somebody offers: items of the subcategory, by which they are found at the third level of the picker. */
export function ItemsField({ form: { values, change, idOf, errorOf } }: { form: AccountFields }) {
  const { t } = useTranslation(['accounts', 'common']);
  const { items, retry } = useItems(values.subcategory);
  const error = errorOf('items');
  const chosen = itemList(values.items);
  const toggle = (slug: string) => {
    const next = chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug];
    change({ items: next.join() });
  };
  if (items?.length === 0) return null;
  return (
    <fieldset className={styles.items} aria-describedby={error && `${idOf('items')}-error`}>
      <legend className={styles.legend}>
        {t('fields.items')} <span className={styles.optional}>{t('common:ui.optional')}</span>
      </legend>
      <p className={styles.note}>{t('hints.items')}</p>
      <CatalogueAlert
        catalogue={{ failed: items === null, retry }}
        messageOf={(reason) => t('lists.failed.items', { reason })}
      />
      {items?.map(({ slug, name }, index) => (
        <Checkbox
          key={slug}
          id={index === 0 ? idOf('items') : undefined}
          row
          label={name}
          checked={chosen.includes(slug)}
          onChange={() => toggle(slug)}
        />
      ))}
      <FieldError id={idOf('items')} error={error} />
    </fieldset>
  );
}
