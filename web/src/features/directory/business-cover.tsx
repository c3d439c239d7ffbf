import '../../styles/brand-colours.css';
import { dyeOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import type { BusinessPage } from '@mboalink/shared/directory/open-calls.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { ArrowLeftIcon, ShareIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import avatar from './avatar.module.css';
import styles from './business-cover.module.css';
import { useShareLink } from './business-text.ts';

type BusinessCoverProps = { business: BusinessPage; list: { name: string; path: string } };

/** A picture first: its own, on the band that a premium business chose; else its initials on a colour of cloth. */
export function BusinessCover({ business, list }: BusinessCoverProps) {
  const { t } = useTranslation('business');
  const { colour, cover, profilePicture } = business;
  const isBranded = colour !== null || cover !== null;
  const isPicture = profilePicture !== null && !isBranded;
  return (
    <div className={styles.cover}>
      <div
        className={classNames(
          styles.band,
          isPicture ? styles.tall : avatar[dyeOf(business.businessName)],
          isBranded && `branded brand-${colour ?? 'leaf'}`,
          cover && `cover-${cover}`,
        )}
      >
        {profilePicture ? (
          <CoverPicture business={business} />
        ) : (
          <span className={classNames('display', styles.initials)} aria-hidden="true">
            {initialsOf(business.businessName)}
          </span>
        )}
      </div>
      <svg className={styles.hem} width="100%" height="10" aria-hidden="true">
        <pattern id="cover-hem" width="20" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 10 10 0 20 10z" fill="currentColor" />
        </pattern>
        <rect width="100%" height="10" fill="url(#cover-hem)" />
      </svg>
      <div className={classNames('row between', styles.bar)}>
        <Link to={list.path} className={styles.round} aria-label={list.name}>
          <ArrowLeftIcon />
        </Link>
        <a
          href={useShareLink(business)}
          className={styles.round}
          rel="noopener"
          aria-label={t('business.share')}
        >
          <ShareIcon />
        </a>
      </div>
    </div>
  );
}

/** Where the reader saves data, it is fetched once it is asked for: browsers wait with a lazy picture in what is folded. */
function CoverPicture({ business: { profilePicture, businessName } }: { business: BusinessPage }) {
  const { t } = useTranslation('business');
  const { savesData } = usePage();
  const picture = (loading: 'lazy' | 'eager') => (
    <picture>
      <source media="(min-width: 64em)" srcSet={`${profilePicture}-960`} />
      <img
        className={styles.picture}
        src={profilePicture ?? ''}
        alt={t('business.pictureOf', { name: businessName })}
        width="320"
        height="320"
        loading={loading}
      />
    </picture>
  );
  if (!savesData) return picture('eager');
  return (
    <details className={styles.asked}>
      <summary>{t('business.showPicture')}</summary>
      {picture('lazy')}
    </details>
  );
}
