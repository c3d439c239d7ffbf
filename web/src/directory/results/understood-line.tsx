import type { Understood } from '@mboalink/shared/directory/calls.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { type Criteria, writeCriteria } from '../criteria/criteria.ts';
import styles from './results.module.css';

/** What the words were taken for, and the way back to what was typed. */
export function UnderstoodLine({
  understood,
  criteria,
}: {
  understood: Understood | null;
  criteria: Criteria;
}) {
  const { t } = useTranslation('search');
  const [pathname] = useLocation();
  const { search, exact } = criteria;
  const text = exact ? t('results.for', { search }) : understoodText(t, understood);
  if (!text) return search && <p className={styles.for}>{t('results.for', { search })}</p>;
  return (
    <p className={styles.for}>
      {text}
      {' · '}
      <Link href={`${pathname}?${writeCriteria({ ...criteria, exact: !exact })}`}>
        {exact ? t('understood.widely') : t('understood.instead', { search })}
      </Link>
    </p>
  );
}

function understoodText(t: TFunction<'search'>, understood: Understood | null): string {
  const { trade, place, corrected = [], widened } = understood ?? {};
  const step = widened?.at(-1)?.step;
  const name = place?.name ?? '';
  if (step === 'region' || step === 'country') {
    return [trade?.name, t(`understood.${step}`, { place: name })].filter(Boolean).join(' · ');
  }
  const isRegion = place?.kind === 'region';
  const meant = [trade?.name, place && !isRegion && t('understood.in', { place: name })]
    .filter(Boolean)
    .join(' ');
  const repaired = corrected.map(({ to }) => to).join(', ');
  const said = meant || (repaired && t('results.for', { search: repaired }));
  return [said, isRegion && name, step && t('understood.drop_word')].filter(Boolean).join(' · ');
}
