import type { RunningPass } from '@mboalink/shared/billing/calls.ts';
import { formatDateTime } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import styles from './passes-held.module.css';

export type PassesHeldProps = { passes: readonly RunningPass[] };

/** What each pass that runs holds, and until when; nothing where none does. */
export function PassesHeld({ passes }: PassesHeldProps) {
  const { t, i18n } = useTranslation('directory');
  if (passes.length === 0) return null;
  return (
    <ul className={styles.held}>
      {passes.map(({ kind, remaining, endsAt }) => (
        <li key={`${kind} ${endsAt}`}>
          <strong>{t(`quota.pass.${kind}`)}</strong>{' '}
          {t('quota.passHolds', { count: remaining, until: formatDateTime(endsAt, languageOf(i18n)) })}
        </li>
      ))}
    </ul>
  );
}
