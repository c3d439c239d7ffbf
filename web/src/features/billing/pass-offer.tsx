import type { RunningPass } from '@mboalink/shared/billing/calls.ts';
import { passes, passIds } from '@mboalink/shared/catalogue/plans.ts';
import { formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { classNames } from '../../components/class-names.ts';
import { usePage } from '../../lib/page.tsx';
import { payPath } from './plan-state.ts';
import styles from './plans.module.css';

/** The passes, what each brings for which price, and what none does; `next` is where somebody goes on once it is paid. */
export function PassOffer({ next }: { next?: string }) {
  const { t } = useTranslation('plans');
  const title = useId();
  return (
    <section className="stack gap-2" aria-labelledby={title}>
      <h2 id={title}>{t('pass.title')}</h2>
      <ul className={styles.passes}>
        {passIds.map((pass) => (
          <li key={pass}>
            <Link
              to={payPath(pass, next)}
              className={classNames('stack gap-1', styles.pass)}
              aria-haspopup="dialog"
            >
              <b>{formatFrancs(passes[pass].chargeAmount)}</b> <strong>{t(`pass.name.${pass}`)}</strong>{' '}
              <span>{t(`pass.brings.${pass}`, { count: passes[pass].reveals })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('pass.text')}</p>
    </section>
  );
}

/** What each pass that runs holds, and until when; nothing where none does. */
export function RunningPasses({ passes: running }: { passes: readonly RunningPass[] }) {
  const { t } = useTranslation('plans');
  const { language } = usePage();
  if (running.length === 0) return null;
  return (
    <Alert kind="good">
      <ul>
        {running.map(({ kind, remaining, endsAt }) => (
          <li key={`${kind} ${endsAt}`}>
            <strong>{t(`pass.name.${kind}`)}</strong>{' '}
            {t('pass.holds', { count: remaining, until: formatDateTime(endsAt, language) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
