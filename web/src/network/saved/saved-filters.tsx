import { searchLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './saved-contacts.module.css';
import type { SavedContactList } from './use-saved-contacts.ts';

/** By words of name, trade and town, and by category; what is typed counts at once. */
export function SavedFilters({ saved: { typed, type } }: { saved: SavedContactList }) {
  const { t } = useTranslation(['network', 'search']);
  const sectors = useNames()?.sectors ?? [];
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        label={t('search')}
        placeholder={t('searchExample')}
        icon={<SearchIcon size={20} />}
        maxLength={searchLimits.text}
        autoComplete="off"
        enterKeyHint="search"
        value={typed.search}
        onChange={(event) => type({ search: event.target.value })}
      />
      <SelectField
        label={t('search:filters.category')}
        value={typed.category}
        onChange={(event) => type({ category: event.target.value })}
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
