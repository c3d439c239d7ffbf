import { tradeAndPlace } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { placeOfContact } from '@mboalink/shared/directory/contact-links.ts';
import { useTranslation } from 'react-i18next';
import { readableAddress } from '../../lib/addresses.ts';
import { ownPage } from '../../lib/own-page.ts';
import { savesData } from '../../lib/saves-data.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './premium.module.css';
import type { BrandingValues } from './use-branding.ts';

type BrandingPreviewProps = { user: CurrentUser; values: BrandingValues };

/** The head of somebody's page as it looks with what is chosen. */
export function BrandingPreview({ user, values: { colour, cover } }: BrandingPreviewProps) {
  const { t } = useTranslation('premium');
  const { businessName, oneOfTrade, shortLink, branding } = user;
  const picture = savesData() ? null : user.profilePicture;
  const page = ownPage(user);
  const isBranded = colour !== '' || cover !== '';
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h2 id="preview">{t('preview.title')}</h2>
      <Card as="div" className={styles.previewCard}>
        <div className={isBranded ? `brand-${colour || 'leaf'}` : undefined}>
          {cover && <div className={`cover cover-${cover}`} />}
          <div className={styles.previewText}>
            {picture && <img className={styles.previewPicture} src={picture} alt="" width="96" height="96" />}
            <p className={styles.previewName}>{businessName}</p>
            <p>{tradeAndPlace(oneOfTrade, placeOfContact(user))}</p>
          </div>
        </div>
        <p className={styles.previewLink}>
          {t('preview.link')} <strong>{readableAddress(shortLink)}</strong>
        </p>
      </Card>
      {page && branding.isShown && (
        <a className={buttonClass({ kind: 'plain' })} href={page}>
          {t('preview.look')}
        </a>
      )}
    </section>
  );
}
