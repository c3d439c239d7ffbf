import { useTranslation } from 'react-i18next';
import { Chip, ChipSurface } from '../../components/chip.tsx';
import { CrossIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import { conditionsOf, noneOf, openText, priceText } from './conditions.ts';
import { FiltersLink } from './filters-dialog.tsx';
import styles from './results-head.module.css';
import { type Search, searchPath } from './use-search.ts';

/** Open now, with a picture, up to a price: chosen by a touch, and taken away by another, whoever said it. */
export function ConditionChips({ search }: { search: Search }) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const { criteria, first } = search;
  const read = first?.understood;
  const { openAt, maxPrice, withPicture } = conditionsOf(criteria, read);
  const set = (name: 'openAt' | 'withPicture', value: string, isSet: boolean) =>
    searchPath({ ...criteria, [name]: isSet ? noneOf(name, criteria, read) : value });
  const cross = <CrossIcon size={16} />;
  return (
    <>
      {openAt !== '' && openAt !== 'now' && (
        <Chip href={set('openAt', '', true)} isCurrent icon={cross}>
          {openText(t, openAt, language)}
        </Chip>
      )}
      {maxPrice !== '' && (
        <Chip
          href={searchPath({ ...criteria, maxPrice: noneOf('maxPrice', criteria, read) })}
          isCurrent
          icon={cross}
        >
          {priceText(t, maxPrice)}
        </Chip>
      )}
      {read?.sort && (
        <Chip href={searchPath({ ...criteria, sort: 'relevance' })} isCurrent icon={cross}>
          {t('sort.price')}
        </Chip>
      )}
      <Chip
        href={set('openAt', 'now', openAt === 'now')}
        isCurrent={openAt === 'now'}
        icon={<i className={styles.dot} />}
      >
        {t('results.openNow')}
      </Chip>
      <Chip href={set('withPicture', 'true', withPicture !== '')} isCurrent={withPicture !== ''}>
        {t('results.withPicture')}
      </Chip>
      {maxPrice === '' && (
        <FiltersLink search={search} label={t('filters.maxPrice')}>
          <ChipSurface>{t('filters.maxPrice')}</ChipSurface>
        </FiltersLink>
      )}
    </>
  );
}
