import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { PassesHeld } from '../billing/passes-held.tsx';
import { restoringPlan } from '../billing/restoring-plan.ts';
import type { Subscription } from '../billing/use-subscription.ts';
import { useQuota } from '../directory/quota/use-quota.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { pathTo } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './dashboard.module.css';

type HiddenListingProps = { user: CurrentUser; subscription: Subscription | undefined };

/** Tells a seller without a running trial or plan that the listing is hidden and nothing is lost. */
export function HiddenListing({ user, subscription }: HiddenListingProps) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const { trialEndDate, paidUntil } = user;
  const ended = paidUntil ?? trialEndDate;
  const plan = restoringPlan(user);
  const mayTry = subscription?.mayTry ?? false;
  const passes = useQuota()?.passes ?? [];
  return (
    <section className={styles.hidden} aria-labelledby="hidden">
      <h2 id="hidden">{t('hidden.title')}</h2>
      <p>
        {ended ? t(paidUntil ? 'common:expired.paid' : 'common:expired.trial') : t('hidden.noPlan')}{' '}
        {ended && t('hidden.ended', { date: formatDate(ended, languageOf(i18n)) })} {t('hidden.kept')}
      </p>
      <PassesHeld passes={passes} />
      <LinkButton wide href={pathTo('find-contact', { browse: 'masked' })}>
        {t('hidden.browse')}
      </LinkButton>
      {plan && (mayTry || !subscription?.reviewedPayment) && (
        <LinkButton kind="plain" wide href={pathTo('upgrade', { plan: plan.id })}>
          {mayTry ? t('hidden.try') : t('common:expired.restore', { price: formatFrancs(plan.chargeAmount) })}
        </LinkButton>
      )}
    </section>
  );
}
