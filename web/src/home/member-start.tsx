import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-screen.module.css';
import type { MemberNeedsProps } from './member-needs.tsx';
import { Popular } from './popular.tsx';
import { SearchPanel } from './search-panel.tsx';

/**
 * The first screen of somebody who is signed in: the search at once, then what needs them and whom they opened lately. Visitors
 * do without these, so they come with files of their own, into room that is kept; without a network the search stands alone.
 * The page that is drawn ahead has it for nobody yet, and shows it in the place of all else where the browser knows somebody.
 */
export function MemberStart({ user }: { user: CurrentUser | null }) {
  const { t, i18n } = useTranslation('home');
  const [Needs, setNeeds] = useState<ComponentType<MemberNeedsProps>>();
  const signedIn = user !== null;
  const Title = signedIn ? 'h1' : 'h2';
  useEffect(() => {
    if (!signedIn) return;
    import('./member-needs.tsx')
      .then((file) => file.loadMemberNeeds(i18n))
      .then(
        (needs) => setNeeds(() => needs),
        () => {},
      );
  }, [signedIn, i18n]);
  return (
    <div className={signedIn ? styles.first : styles.room}>
      <div className={styles.hero}>
        <Title className={styles.memberTitle}>{t('search.what')}</Title>
      </div>
      <div className={styles.member}>
        <SearchPanel />
        {user && Needs && <Needs user={user} popular={<Popular />} />}
      </div>
    </div>
  );
}
