import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Avatar } from '../../lib/avatar.tsx';
import { Head } from '../../lib/head.tsx';
import { lateComponent } from '../../lib/late-component.tsx';
import { mayHavePage } from '../../lib/own-page.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import columns from '../../ui/columns.module.css';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FreshCodeSheet } from '../codes/fresh-code-sheet.tsx';
import { DevicesPanel } from '../session/devices-panel.tsx';
import { AccountTypePanel } from './account-type-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { OpenPagePanel } from './open-page-panel.tsx';
import styles from './settings-screen.module.css';

const LatePanels = lateComponent(() => import('./late-panels.tsx').then((file) => file.LatePanels));

const PlanAndPayments = lateComponent(() =>
  import('./plan/plan-and-payments.tsx').then((file) => file.PlanAndPayments),
);

export function SettingsScreen() {
  const { user } = useSession();
  return user && <Settings user={user} />;
}

function Settings({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const name = user.businessName || user.name;
  return (
    <>
      <Head page="settings" title={t('settings.title')} description={t('settings.description')} />
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      <div className={columns.page}>
        <div className={columns.column}>
          <Link href={pathTo('profile')} className={styles.profile}>
            <Avatar name={name} picture={user.profilePicture} />
            <span className={styles.content}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.small}>{t('settings.changeProfile')}</span>
            </span>
            <ChevronRightIcon size={20} />
          </Link>
          <ContactPanel user={user} />
          <AccountTypePanel user={user} />
          {mayHavePage(user) && <OpenPagePanel user={user} />}
          <LatePanels user={user} />
        </div>
        <div className={columns.column}>
          <DevicesPanel />
          <LanguagePanel user={user} />
          {mayHavePaid(user) && <PlanAndPayments user={user} />}
          <DataPanel user={user} />
          <LeavePanel user={user} />
        </div>
      </div>
      <FreshCodeSheet email={user.email} />
    </>
  );
}

/** Sellers, and buyers who sold before. */
const mayHavePaid = ({ userType, paidUntil }: CurrentUser) => userType !== 'buyer' || paidUntil !== null;
