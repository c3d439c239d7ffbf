import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../catalogue/use-names.ts';
import { InSiteHeader } from '../lib/site-header-slot.tsx';
import { Button } from '../ui/button.tsx';
import { Chip, ChipRow } from '../ui/chip.tsx';
import { FiltersIcon } from '../ui/icons.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { fromDesktop, fromTablet, useMediaQuery } from '../ui/use-media-query.ts';
import type { Criteria } from './criteria/criteria.ts';
import { DirectoryStats } from './directory-stats.tsx';
import { ActiveFilters, useFilterChips } from './filters/active-filters.tsx';
import { FiltersSheet } from './filters/filters.tsx';
import styles from './find-contact-screen.module.css';
import { SearchBox } from './search-box/search-box.tsx';
import { criteriaOf } from './search-box/search-option.ts';
import { useTryThese } from './search-box/use-popular.ts';

type SearchHeadProps = {
  criteria: Criteria;
  /** Runs what the search field asks for, which has to ask for something. */
  onSearch: (next: Criteria) => void;
  /** Shows a search that was picked: a tag, a filter taken away. */
  onShow: (next: Criteria) => void;
  /** Why no search can be run now. */
  blocked: string | undefined;
};

/** The roof of the screen: on a phone the field in the bar and the filters below it, else a sign with the field. */
export function SearchHead(props: SearchHeadProps) {
  const { t } = useTranslation('directory');
  const tablet = useMediaQuery(fromTablet);
  const desktop = useMediaQuery(fromDesktop);
  const { criteria, onSearch, blocked } = props;
  if (!tablet) {
    return (
      <>
        <InSiteHeader>
          <SearchBox criteria={criteria} onSearch={onSearch} blocked={blocked} compact />
        </InSiteHeader>
        <PageHeader>
          <h1 className="visually-hidden">{t('head.title')}</h1>
          {blocked && <Button wide className={styles.blocked} blocked={blocked} />}
          <FiltersRow {...props} />
        </PageHeader>
      </>
    );
  }
  return (
    <PageHeader title={t('head.title')}>
      <div className={styles.sign}>
        <SearchBox criteria={criteria} onSearch={onSearch} blocked={blocked} />
        <DirectoryStats large />
      </div>
      {desktop ? <TryThese {...props} /> : <FiltersRow {...props} />}
    </PageHeader>
  );
}

function FiltersRow({ criteria, onShow, blocked }: SearchHeadProps) {
  const { t } = useTranslation('directory');
  const [open, setOpen] = useState(false);
  const count = useFilterChips(criteria).length;
  return (
    <div className={styles.filters}>
      <ActiveFilters
        criteria={criteria}
        onSearch={onShow}
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
      <FiltersSheet
        open={open}
        onClose={() => setOpen(false)}
        criteria={criteria}
        onSearch={onShow}
        blocked={blocked}
      />
    </div>
  );
}

function TryThese({ criteria, onShow }: SearchHeadProps) {
  const { t } = useTranslation('directory');
  const names = useNames();
  const tags = useTryThese(criteria.category, criteria.subcategory);
  return (
    <div className={styles.tries}>
      {tags.length > 0 && (
        <>
          <p>{t('box.tryThese')}</p>
          <ChipRow label={t('box.tryThese')}>
            {tags.map((tag) => (
              <Chip key={tag.text} kind="inverse" onClick={() => onShow(criteriaOf(tag, criteria, names))}>
                {tag.text}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
    </div>
  );
}
