import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAlert } from '../billing/member-alert.tsx';
import { PaymentNotice } from '../billing/payment-notice.tsx';
import { useSubscription } from '../billing/use-subscription.ts';
import { PausedListing } from '../directory/own-listing/paused-listing.tsx';
import { ReportedListing } from '../directory/own-listing/reported-listing.tsx';
import { languageOf } from '../i18n/create-i18n.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { pathTo } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './home-screen.module.css';
import { LatelyOpened } from './lately-opened.tsx';

/** From when on a trial that ends leads to the plans. */
const soonDays = 7;

/** `popular` is what many look for. */
export type MemberNeedsProps = { user: CurrentUser; popular: ReactNode };

/** What needs somebody, and the numbers that they opened last. */
function MemberNeeds({ user, popular }: MemberNeedsProps) {
  const { t } = useTranslation('home');
  const { subscription } = useSubscription();
  const needsPlan = user.dailyMatchesLimit !== null && user.subscriptionState !== 'active';
  const isDue = !user.isInTrial || (user.daysLeft ?? 0) <= soonDays;
  return (
    <DataProvider>
      <ReportedListing state={user.hiddenByReports} />
      <PausedListing user={user} />
      {needsPlan && (
        <>
          <MemberAlert user={user} />
          {isDue && (
            <LinkButton kind="plain" className={styles.prices} href={pathTo('pricing')}>
              {t('prices.compare')}
            </LinkButton>
          )}
        </>
      )}
      <LatelyOpened popular={popular}>
        <PaymentNotice payment={subscription?.openPayment} />
        <PaymentNotice payment={subscription?.reviewedPayment} />
      </LatelyOpened>
    </DataProvider>
  );
}

/** The component, once its messages are here. */
export async function loadMemberNeeds(i18n: i18n) {
  await loadMessages(i18n, languageOf(i18n), ['dashboard', 'directory', 'pricing']);
  return MemberNeeds;
}
