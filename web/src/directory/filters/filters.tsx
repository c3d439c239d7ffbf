import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TimedAlert } from '../../ui/timed-alert.tsx';
import { type Criteria, hasCriteria, withoutFilters } from '../criteria/criteria.ts';
import { useDraft } from '../criteria/use-draft.ts';
import styles from './filters.module.css';
import { FiltersForm } from './filters-form.tsx';

type FiltersProps = {
  criteria: Criteria;
  onSearch: (next: Criteria) => void;
  /** Why no search can be run now. */
  blocked: string | undefined;
};

/** The filters as a column beside the results. */
export function FiltersColumn({ id, shown, ...props }: FiltersProps & { id: string; shown: boolean }) {
  const { t } = useTranslation('directory');
  const filters = useFilters(props);
  const titleId = useId();
  return (
    <section id={id} hidden={!shown} className={styles.column} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('filters.title')}</h2>
      </div>
      <FiltersForm {...filters.form}>
        {filters.note}
        <div className={styles.sticky}>{filters.buttons}</div>
      </FiltersForm>
    </section>
  );
}

/** The filters as a sheet over the results. */
export function FiltersSheet({
  open,
  onClose,
  ...props
}: FiltersProps & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('directory');
  const filters = useFilters({
    ...props,
    onSearch: (next) => {
      onClose();
      props.onSearch(next);
    },
  });
  return (
    <Sheet open={open} onClose={onClose} title={t('filters.title')} footer={filters.buttons}>
      <FiltersForm {...filters.form}>{filters.note}</FiltersForm>
    </Sheet>
  );
}

/** The message stands at the end of a form that may be longer than the screen. */
function showToReader(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

function useFilters({ criteria, onSearch, blocked }: FiltersProps) {
  const { t } = useTranslation('directory');
  const id = useId();
  const [draft, setDraft] = useDraft(criteria);
  const [asked, setAsked] = useState(false);
  const apply = () => {
    if (blocked) return;
    if (hasCriteria(draft)) onSearch(draft);
    else setAsked(true);
  };
  return {
    form: { id, draft, onChange: setDraft, onApply: apply },
    note: (
      <div role="alert" ref={asked ? showToReader : undefined}>
        {asked && (
          <TimedAlert kind="bad" onEnd={() => setAsked(false)}>
            {t('box.needCriteria')}
          </TimedAlert>
        )}
      </div>
    ),
    buttons: (
      <>
        <Button kind="plain" onClick={() => onSearch(withoutFilters(draft))}>
          {t('filters.clear')}
        </Button>
        <Button type="submit" form={id} blocked={blocked}>
          {t('filters.apply')}
        </Button>
      </>
    ),
  };
}
