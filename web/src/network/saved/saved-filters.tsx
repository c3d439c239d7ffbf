import { searchLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../list/list.module.css';
import { useTypedText } from '../list/use-list-address.ts';
import type { SavedContactList } from './use-saved-contacts.ts';

/** By words of name, trade and town, and by category; what is typed counts at once. */
export function SavedFilters({ saved: { wanted, ask } }: { saved: SavedContactList }) {
  const { t } = useTranslation(['network', 'search']);
  const [typed, type] = useTypedText(wanted.search, (search) => ask({ search }));
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
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
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
