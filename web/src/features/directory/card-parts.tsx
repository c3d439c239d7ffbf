import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import styles from './contact-card.module.css';
import { type Price, usePriceText } from './price-text.ts';

type CardPictureProps = { name: string; picture: string | null; sponsored: boolean; asked?: boolean };

/** The picture of a card, with a word where money moved it up. */
export function CardPicture({ sponsored, ...avatar }: CardPictureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.picture}>
      <Avatar {...avatar} />
      {sponsored && <span className={styles.sponsored}>{t('listing.sponsored')}</span>}
    </div>
  );
}

/** The least price of a card. */
export function PriceFrom({ price }: { price: Price | null | undefined }) {
  const { t } = useTranslation('directory');
  const text = usePriceText();
  return (
    <p className={styles.price}>
      {price ? (
        <>
          <strong>{text(price)}</strong>
          <span>{price.label}</span>
        </>
      ) : (
        t('card.askPrice')
      )}
    </p>
  );
}
