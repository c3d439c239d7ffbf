import { useTranslation } from 'react-i18next';
import styles from './live-stats.module.css';

/** Numbers of the directory, each with what it counts. */
export function FactRow({ facts }: { facts: readonly (readonly [number: string, label: string])[] }) {
  const { t } = useTranslation('home');
  return (
    <dl className={styles.stats} aria-label={t('stats.label')}>
      {facts.map(([number, label]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
