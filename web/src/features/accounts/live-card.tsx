import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../lib/names.ts';
import { Avatar } from '../directory/avatar.tsx';
import styles from './register.module.css';

type LiveCardProps = {
  name: string;
  subcategory: string;
  place: string;
  line: string;
  priceLabel: string;
  priceFrom: string;
  picture: string | undefined;
};

/** The listing as customers will see it, drawn while it is written. */
export function LiveCard({ name, subcategory, place, line, priceLabel, priceFrom, picture }: LiveCardProps) {
  const { t } = useTranslation('register');
  const names = useNames();
  const francs = Number(priceFrom.replace(/\D/g, ''));
  return (
    <section aria-label={t('card.label')} className={styles.live}>
      <div className={styles.card}>
        {picture ? (
          <img src={picture} alt="" className={styles.photo} width={72} height={72} />
        ) : (
          <Avatar name={name || t('card.name')} picture={null} />
        )}
        <div className={styles.cardText}>
          <p className={styles.cardName}>{name || t('card.name')}</p>
          <p className={styles.note}>{[names.tradeOfOne(subcategory), place].filter(Boolean).join(' · ')}</p>
          <p className={styles.fresh}>{t('card.new')}</p>
        </div>
        {line && <p className={styles.cardLine}>{line}</p>}
        {francs > 0 && (
          <p className={styles.cardPrice}>
            <strong>{t('card.from', { price: formatFrancs(francs) })}</strong> <span>{priceLabel}</span>
          </p>
        )}
      </div>
    </section>
  );
}
