import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { MemberAlert } from '../billing/member-alert.tsx';
import { RevealedToday } from '../directory/quota/revealed-today.tsx';
import { languageOf } from '../i18n/create-i18n.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { pathTo } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './home-screen.module.css';
import { SearchPanel } from './search-panel.tsx';

/** The search, what needs somebody, and the numbers that they opened today. */
function MemberStart({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('home');
  const needsPlan = user.dailyMatchesLimit !== null && user.subscriptionState !== 'active';
  return (
    <DataProvider>
      <div className={styles.hero}>
        <h1 className={styles.memberTitle}>{t('search.what')}</h1>
      </div>
      <div className={styles.member}>
        <SearchPanel />
        {needsPlan && (
          <>
            <MemberAlert user={user} />
            <LinkButton kind="plain" className={styles.prices} href={pathTo('pricing')}>
              {t('prices.compare')}
            </LinkButton>
          </>
        )}
        <RevealedToday />
      </div>
    </DataProvider>
  );
}

/** The component, once its messages are here. */
export async function loadMemberStart(i18n: i18n) {
  await loadMessages(i18n, languageOf(i18n), ['directory', 'pricing']);
  return MemberStart;
}
