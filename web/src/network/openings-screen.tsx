import { useTranslation } from 'react-i18next';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { Head } from '../lib/head.tsx';
import { useSession } from '../lib/session/session-context.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './list/list.module.css';
import { Blocked } from './openings/blocked.tsx';
import { Openers } from './openings/openers.tsx';

/** Who opened the number of somebody whom others find, and whom they blocked. */
export function OpeningsScreen() {
  const { t } = useTranslation('openings');
  const { user } = useSession();
  const isListed = user?.userType !== 'buyer' || user.visibility.listedAsBuyer;
  const title = t(isListed ? 'title' : 'titleBlocked');
  return (
    <DataProvider>
      <Head page="openings" title={title} description={t('description')} />
      <PageHeader title={title} lead={t(isListed ? 'lead' : 'leadBlocked')} />
      <div className={styles.page}>
        {isListed && (
          <LinkButton kind="quiet" className={styles.way} href="#blocked">
            {t('toBlocked')}
          </LinkButton>
        )}
        {isListed && <Openers />}
        <Blocked alone={!isListed} />
      </div>
    </DataProvider>
  );
}
