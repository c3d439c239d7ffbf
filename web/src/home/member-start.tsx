import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-screen.module.css';
import { SearchPanel } from './search-panel.tsx';

type Parts = ComponentType<{ user: CurrentUser }>;

/** The first screen of somebody who is signed in: the search, what needs them, and what they opened today. */
export function MemberStart({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('home');
  const [MemberParts, setParts] = useState<Parts>();
  // Visitors do without, so it comes with files of its own; without a network the search is still there.
  useEffect(() => {
    import('./member-parts.tsx')
      .then((file) => file.loadMemberParts(i18n))
      .then((parts) => setParts(() => parts))
      .catch(() => {});
  }, [i18n]);
  return (
    <>
      <div className={styles.hero}>
        <h1 className={styles.memberTitle}>{t('search.what')}</h1>
      </div>
      <div className={styles.member}>
        <SearchPanel />
        {MemberParts && <MemberParts user={user} />}
      </div>
    </>
  );
}
