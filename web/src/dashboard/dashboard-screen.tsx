import { isHiddenUnpaid, isPaymentDue } from '@mboalink/shared/accounts/listing-parts.ts';
import { ownTradeAndPlace, quartierAndTown } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { PaymentNotice } from '../billing/payment-notice.tsx';
import { useSubscription } from '../billing/use-subscription.ts';
import { useNames } from '../catalogue/use-names.ts';
import { PausedListing } from '../directory/own-listing/paused-listing.tsx';
import { ReportedListing } from '../directory/own-listing/reported-listing.tsx';
import { OwnPageCard } from '../directory/own-page/own-page-card.tsx';
import { RevealedToday } from '../directory/quota/revealed-today.tsx';
import { useNewDay } from '../directory/quota/use-quota.ts';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { Head } from '../lib/head.tsx';
import { useSession } from '../lib/session/session-context.ts';
import { WalletSlot } from '../lib/wallet/wallet-slot.tsx';
import { classNames } from '../ui/class-names.ts';
import columns from '../ui/columns.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import { BuyerPanel } from './buyer-panel.tsx';
import styles from './dashboard.module.css';
import { HiddenListing } from './hidden-listing.tsx';
import { keepAnsweredMonth } from './keep-answered-month.ts';
import { LatestConnections } from './latest-connections.tsx';
import { MonthFigures } from './month-figures.tsx';
import { NextStep } from './next-step.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SubscriptionAlert } from './subscription-alert.tsx';
import { UpgradePanel } from './upgrade-panel.tsx';

keepAnsweredMonth();

export function DashboardScreen() {
  const { user } = useSession();
  return (
    user && (
      <DataProvider>
        <Dashboard user={user} />
      </DataProvider>
    )
  );
}

/** What cannot wait stands above the figures of the month; the rest comes after them. */
function Dashboard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  useNewDay();
  const { subscription } = useSubscription();
  const buys = user.userType === 'buyer';
  const hidden = isHiddenUnpaid(user);
  const isDue = isPaymentDue(user);
  return (
    <>
      <Head page="dashboard" title={t('title')} description={t('description')} />
      <PageHeader title={t('welcome', { name: user.businessName || user.email })} lead={useTrade(user)} />
      <div className={classNames(columns.page, styles.page)}>
        <div className={columns.column}>
          <WalletSlot />
          <ReportedListing state={user.hiddenByReports} />
          <PausedListing user={user} />
          <PaymentNotice payment={subscription?.openPayment} />
          <PaymentNotice payment={subscription?.reviewedPayment} />
          {hidden && <HiddenListing user={user} subscription={subscription} />}
          {isDue && <SubscriptionAlert user={user} />}
          <MonthFigures buys={buys} />
          {!isDue && <SubscriptionAlert user={user} />}
          {buys && <BuyerPanel user={user} />}
          {!buys && !hidden && <PlanPanel user={user} />}
          <NextStep user={user} />
          <OwnPageCard user={user} />
        </div>
        <div className={columns.column}>
          <QuickActions user={user} />
          <RevealedToday />
          <LatestConnections />
          {!buys && !hidden && <UpgradePanel user={user} />}
        </div>
      </div>
    </>
  );
}

/** 'Carpenters · Bonabéri, Douala', by the names that came with the account until those of the reader's language are here. */
function useTrade(user: CurrentUser): string {
  const { subcategory, quartier, city, region, names: own } = user;
  const names = useNames();
  const trade = names ? names.subcategory(subcategory) : own.subcategory;
  const town = names ? names.town(city) || names.region(region) : own.city || own.region;
  return ownTradeAndPlace(user, trade, quartierAndTown(quartier, town));
}
