import { filterNames } from '@mboalink/shared/directory/filters.ts';
import { type FormEvent, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CatalogueAlert } from '../../catalogue/catalogue-alert.tsx';
import { useCatalogue } from '../../catalogue/use-catalogue.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useSearchForm } from '../criteria/search-form.tsx';
import { filterFields } from './filter-fields.tsx';
import styles from './filters.module.css';

type FiltersFormProps = { id: string; onApply: () => void; children?: ReactNode };

/** All filters; nothing is searched before they are applied. */
export function FiltersForm({ id, onApply, children }: FiltersFormProps) {
  const { t } = useTranslation('search');
  const catalogue = useCatalogue();
  const { values, change } = useSearchForm();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <form id={id} className={styles.form} onSubmit={apply}>
      <CatalogueAlert catalogue={catalogue} messageOf={(reason) => t('filters.loadError', { reason })} />
      {!catalogue.names && !catalogue.failed && <AwaitedFields />}
      {(catalogue.names || catalogue.failed) &&
        filterNames.map((name) => {
          const { Field, half, After } = filterFields[name];
          return (
            <Fragment key={name}>
              <div className={half ? styles.half : undefined}>
                <Field values={values} onChange={change} />
              </div>
              {After && <After />}
            </Fragment>
          );
        })}
      {children}
    </form>
  );
}

/** In place of all fields until their names are here, so that none of them moves. */
function AwaitedFields() {
  return (
    <div className={styles.awaited}>
      <SkeletonGroup>
        <Skeleton shape="short" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </SkeletonGroup>
    </div>
  );
}
