import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { StressedText } from '../../components/stressed-text.tsx';
import styles from './quota-line.module.css';
import { heldBy, type Quota } from './use-quota.ts';

/** One line for a seller: how many numbers are left today, a house for each. Buyers have none. */
export function QuotaLine({ quota }: { quota: Quota }) {
  const { t } = useTranslation('directory');
  const { limit, used, left, passes, isInTrial } = quota;
  if (limit === null || left === null || (limit === 0 && passes.length === 0)) return null;
  const isSpent = left === 0;
  return (
    <section
      className={classNames('row between small', styles.line, isSpent && styles.spent)}
      aria-label={t('quota.label')}
    >
      <p>
        {isSpent ? (
          <>
            {t('quota.spent')}{' '}
            <Link to="/pricing" className="tap-in-line strong">
              {t(isInTrial ? 'quota.upgradeTrial' : 'quota.upgrade')}
            </Link>
          </>
        ) : (
          <StressedText text={t('quota.leftToday', { count: left })} />
        )}
        {passes.length > 0 && <> {t('quota.withPass', { held: heldBy(passes) })}</>}
      </p>
      {limit > 0 && <QuotaHouses limit={limit} used={used} />}
    </section>
  );
}

/** More stand in no line of a phone. */
const mostHouses = 6;

/** A house for each number of the day, those that are open filled; figures where there are many. */
export function QuotaHouses({ limit, used }: { limit: number; used: number }) {
  const { t } = useTranslation('directory');
  const open = Math.min(used, limit);
  if (limit > mostHouses) return <span>{t('quota.today', { viewed: open, limit })}</span>;
  return (
    <span
      className={classNames('row gap-1', styles.houses, open === limit && styles.all)}
      role="img"
      aria-label={t('quota.today', { viewed: open, limit })}
    >
      {Array.from({ length: limit }, (_, index) => (
        <svg
          key={index}
          className={index < open ? styles.filled : undefined}
          viewBox="0 0 24 24"
          width="18"
          height="18"
          aria-hidden="true"
        >
          <path d="M12 2 22.5 10.4V22h-21V10.4z" />
        </svg>
      ))}
    </span>
  );
}
