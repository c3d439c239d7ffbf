import { hasCriteria, withoutFilters } from '@mboalink/shared/directory/criteria.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TimedAlert } from '../../ui/timed-alert.tsx';
import { useSearchForm, useShowSearch } from '../criteria/search-form.tsx';
import { useApplyText } from './apply-text.ts';
import styles from './filters.module.css';
import { FiltersForm } from './filters-form.tsx';

/** The filters as a column beside the results. */
export function FiltersColumn({ id, shown }: { id: string; shown: boolean }) {
  const { t } = useTranslation('search');
  const filters = useFilters();
  const titleId = useId();
  return (
    <section id={id} hidden={!shown} className={styles.column} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('filters.title')}</h2>
      </div>
      <FiltersForm {...filters.form}>
        {filters.alert}
        <div className={styles.sticky}>{filters.buttons}</div>
      </FiltersForm>
    </section>
  );
}

/** The filters as a sheet over the results; closed without applying it, it changes nothing. */
export function FiltersSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('search');
  const { discardFilters } = useSearchForm();
  const filters = useFilters(onClose);
  const leave = () => {
    discardFilters();
    onClose();
  };
  return (
    <Sheet open={open} onClose={leave} title={t('filters.title')} footer={filters.buttons}>
      <FiltersForm {...filters.form}>{filters.alert}</FiltersForm>
    </Sheet>
  );
}

/** The message stands at the end of a form that may be longer than the screen. */
function showToReader(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

function useFilters(onDone?: () => void) {
  const { t } = useTranslation('search');
  const id = useId();
  const { values, submit, blocked } = useSearchForm();
  const show = useShowSearch();
  const applyText = useApplyText();
  const [asked, setAsked] = useState(false);
  const apply = () => {
    if (blocked) return;
    if (!hasCriteria(values)) return setAsked(true);
    onDone?.();
    submit();
  };
  const clear = () => {
    onDone?.();
    show(withoutFilters);
  };
  return {
    form: { id, onApply: apply },
    alert: (
      <div role="alert" ref={asked ? showToReader : undefined}>
        {asked && (
          <TimedAlert kind="bad" long onEnd={() => setAsked(false)}>
            {t('box.needCriteria')}
          </TimedAlert>
        )}
      </div>
    ),
    buttons: (
      <>
        <Button kind="plain" onClick={clear}>
          {t('filters.clear')}
        </Button>
        <Button type="submit" form={id} blocked={blocked} blockedIcon={null} className={styles.apply}>
          {applyText}
        </Button>
      </>
    ),
  };
}
