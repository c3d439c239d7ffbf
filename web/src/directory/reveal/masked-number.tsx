import { useTranslation } from 'react-i18next';
import { LockIcon } from '../../ui/icons.tsx';
import styles from './masked-number.module.css';

/** A number that was not revealed: a hatched strip without a digit in it, like a top-up card. */
export function MaskedNumber({ counted }: { counted: boolean }) {
  const { t } = useTranslation('directory');
  return (
    <p className={styles.strip}>
      <LockIcon size={20} />
      <span className={styles.dots} aria-hidden="true">
        • •• •• •• ••
      </span>
      {counted && <span className={styles.cost}>{t('card.counts')}</span>}
    </p>
  );
}
