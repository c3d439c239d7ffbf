import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../lib/names.ts';
import { Avatar } from '../directory/avatar.tsx';
import { parseFrancs } from './fields/typed.ts';
import styles from './register.module.css';
import type { RegisterField } from './registration.ts';

/** What was written so far. */
export type Written = Readonly<Partial<Record<RegisterField, string>>>;

/** The listing as customers will see it, drawn while it is written. */
export function LiveCard({ written, picture }: { written: Written; picture: string | undefined }) {
  const { t } = useTranslation('register');
  const names = useNames();
  const name = written.businessName || t('card.name');
  const place = written.quartier || names.town(written.city ?? '');
  const francs = parseFrancs(written.priceFrom ?? '') ?? 0;
  return (
    <section aria-label={t('card.label')} className={styles.live}>
      <div className={styles.card}>
        {picture ? (
          <img src={picture} alt="" className={styles.photo} width={72} height={72} />
        ) : (
          <Avatar name={name} picture={null} />
        )}
        <div className={styles.cardText}>
          <p className={styles.cardName}>{name}</p>
          <p className="quiet">
            {[names.tradeOfOne(written.subcategory ?? ''), place].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.fresh}>{t('card.new')}</p>
        </div>
        {written.description && <p className={styles.cardLine}>{written.description}</p>}
        {francs > 0 && (
          <p className={styles.cardPrice}>
            <strong>{t('card.from', { price: formatFrancs(francs) })}</strong>{' '}
            <span>{written.priceLabel}</span>
          </p>
        )}
      </div>
    </section>
  );
}
