import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { cheapestPrice } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format/dates.ts';
import { formatFrancs } from '@mboalink/shared/format/money.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { pathTo } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './dashboard-screen.module.css';

/** Tells a seller without a running trial or plan that the listing is hidden and nothing is lost. */
export function HiddenListing({ user: { trialEndDate, paidUntil } }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const ended = paidUntil ?? trialEndDate;
  return (
    <section className={styles.hidden} aria-labelledby="hidden">
      <h2 id="hidden">{t('hidden.title')}</h2>
      <p>
        {ended ? t(paidUntil ? 'common:expired.paid' : 'common:expired.trial') : t('hidden.noPlan')}{' '}
        {ended && t('hidden.ended', { date: formatDate(ended, languageOf(i18n)) })} {t('hidden.kept')}
      </p>
      <p>{t('common:payment')}</p>
      <LinkButton wide href={pathTo('pricing')}>
        {t('common:expired.restore', { price: formatFrancs(cheapestPrice) })}
      </LinkButton>
      <LinkButton kind="quiet" wide href={pathTo('find-contact', { browse: 'masked' })}>
        {t('hidden.browse')}
      </LinkButton>
    </section>
  );
}
