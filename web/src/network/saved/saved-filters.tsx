import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from '../list/list.module.css';
import { ListSearch } from '../list/list-search.tsx';
import type { SavedContactList } from './use-saved-contacts.ts';

/** By words of name, trade and town, and by category; what is typed counts at once. */
export function SavedFilters({ saved: { wanted, ask } }: { saved: SavedContactList }) {
  const { t } = useTranslation(['network', 'search']);
  const sectors = useNames()?.sectors ?? [];
  return (
    <search className={styles.filters}>
      <ListSearch label={t('search')} asked={wanted.search} onAsk={(search) => ask({ search })} />
      <SelectField
        label={t('search:filters.category')}
        value={wanted.category}
        onChange={(event) => ask({ category: event.target.value })}
      >
        <option value="">{t('search:filters.allCategories')}</option>
        {sectors.map(({ name, categories }) => (
          <optgroup key={name} label={name}>
            {categories.map((category) => (
              <option key={category.slug} value={category.slug}>
                {category.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </search>
  );
}
