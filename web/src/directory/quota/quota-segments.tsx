import { classNames } from '../../ui/class-names.ts';
import styles from './quota-segments.module.css';

type QuotaSegmentsProps = {
  limit: number;
  used: number;
  /** Hatches the one that the next number would use. */
  next?: boolean;
  /** The same in words, for who cannot see it ("1 of 3 today"). */
  label: string;
};

/** One segment for each contact of the day; all of them turn orange once the limit is reached. */
export function QuotaSegments({ limit, used, next, label }: QuotaSegmentsProps) {
  const full = used >= limit;
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {Array.from({ length: limit }, (_, index) => {
        const on = index < used ? (full ? styles.full : styles.on) : undefined;
        const key = `segment-${index}`;
        return (
          <span key={key} className={classNames(styles.segment, on, next && index === used && styles.next)} />
        );
      })}
    </div>
  );
}
