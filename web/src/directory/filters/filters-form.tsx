import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/segmented.tsx';
import { type Criteria, userTypeFilters } from '../criteria/criteria.ts';
import { CategoryPicker } from './category-picker.tsx';
import styles from './filters.module.css';
import { PlaceFields } from './place-fields.tsx';

type FiltersFormProps = {
  id: string;
  draft: Criteria;
  onChange: (draft: Criteria) => void;
  onApply: () => void;
  children?: ReactNode;
};

/** All filters; nothing is searched before they are applied. */
export function FiltersForm({ id, draft, onChange, onApply, children }: FiltersFormProps) {
  const { t } = useTranslation('directory');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <form id={id} className={styles.form} onSubmit={apply}>
      <CategoryPicker selection={draft} onChange={(selection) => onChange({ ...draft, ...selection })} />
      <PlaceFields place={draft} onChange={onChange} />
      <Segmented
        label={t('filters.userType')}
        value={draft.userType}
        options={userTypeFilters.map((value) => ({ value, label: t(`filters.types.${value || 'all'}`) }))}
        onChange={(userType) => onChange({ ...draft, userType })}
      />
      {children}
    </form>
  );
}
