import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from '../list/list.module.css';
import { ListSearch } from '../list/list-search.tsx';
import type { SavedContactList } from './use-saved-contacts.ts';

/** By words of name, trade and town, and by the categories that there are; what is typed counts at once. */
export function SavedFilters({ saved: { wanted, categories: own, ask } }: { saved: SavedContactList }) {
  const { t } = useTranslation(['network', 'search']);
  const isOffered = (slug: string) => !own || own.has(slug) || slug === wanted.category;
  const sectors = (useNames()?.sectors ?? [])
    .map(({ name, categories }) => ({ name, categories: categories.filter(({ slug }) => isOffered(slug)) }))
    .filter(({ categories }) => categories.length > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is unknown to the browsers of older phones
    <div role="search" className={styles.filters}>
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
    </div>
  );
}
