import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { chosenIn, filterNames } from '@mboalink/shared/directory/filters.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InSiteHeader } from '../lib/site-header-slot.tsx';
import { Chip, ChipRow } from '../ui/chip.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { FiltersIcon } from '../ui/search-icons.tsx';
import { fromDesktop, fromTablet, useMediaQuery } from '../ui/use-media-query.ts';
import { useShowSearch } from './criteria/search-form.tsx';
import { DirectoryStats } from './directory-stats.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FiltersSheet } from './filters/filters.tsx';
import styles from './find-contact-screen.module.css';
import { SearchBox } from './search-box/search-box.tsx';
import { criteriaOf } from './search-box/search-option.ts';
import { useTryThese } from './search-box/use-popular.ts';

/** The head of the screen: on a phone the field and the filters in the bar, else a sign with the field. */
export function SearchHead({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search');
  const tablet = useMediaQuery(fromTablet);
  const desktop = useMediaQuery(fromDesktop);
  if (!tablet) return <PhoneHead criteria={criteria} />;
  return (
    <PageHeader title={t('head.title')}>
      <div className={styles.sign}>
        <SearchBox />
        <DirectoryStats large />
      </div>
      {desktop ? <TryThese criteria={criteria} /> : <FiltersRow criteria={criteria} />}
    </PageHeader>
  );
}

function PhoneHead({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState(false);
  return (
    <>
      <InSiteHeader>
        <div className={styles.bar}>
          <SearchBox compact />
          <FiltersButton count={countFilters(criteria)} open={open} onOpen={() => setOpen(true)} />
        </div>
      </InSiteHeader>
      <h1 className="visually-hidden">{t('head.title')}</h1>
      <PageHeader />
      <FiltersSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const countFilters = (criteria: Criteria) => filterNames.flatMap((name) => chosenIn(criteria, name)).length;

/** Beside the field of a phone. */
function FiltersButton({ count, open, onOpen }: { count: number; open: boolean; onOpen: () => void }) {
  const { t } = useTranslation('search');
  return (
    <button
      type="button"
      className={styles.filtersButton}
      title={t('filters.title')}
      aria-expanded={open}
      onClick={onOpen}
    >
      <FiltersIcon />
      <span className="visually-hidden">{t('filters.title')}</span>
      {count > 0 && <span className={styles.filtersCount}>{count}</span>}
    </button>
  );
}

function FiltersRow({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState(false);
  const count = countFilters(criteria);
  return (
    <div className={styles.filters}>
      <ActiveFilters
        criteria={criteria}
        kind="inverse"
        start={
          <Chip
            kind="main"
            icon={<FiltersIcon size={20} />}
            count={count > 0 ? count : undefined}
            expanded={open}
            onClick={() => setOpen(true)}
          >
            {t('filters.title')}
          </Chip>
        }
      />
      <FiltersSheet open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function TryThese({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search');
  const show = useShowSearch();
  const tags = useTryThese(criteria);
  if (criteria.search !== '' && criteria.category === '') return null;
  // Keeps its place while the names are on their way.
  return (
    <div className={styles.tries}>
      {tags && tags.length > 0 && (
        <>
          <p>{t('box.tryThese')}</p>
          <ChipRow label={t('box.tryThese')}>
            {tags.map((tag) => (
              <Chip key={tag.text} kind="inverse" onClick={() => show((values) => criteriaOf(tag, values))}>
                {tag.text}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
    </div>
  );
}
