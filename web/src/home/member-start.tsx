import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import styles from './home-screen.module.css';
import { SearchPanel } from './search-panel.tsx';

type Parts = ComponentType<{ user: CurrentUser }>;

/** The first screen of somebody who is signed in: the search, what needs them, and what they opened today. */
export function MemberStart({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('home');
  const MemberParts = useMemberParts();
  return (
    <>
      <PageHeader title={t('search.what')} />
      <div className={styles.member}>
        <SearchPanel />
        {MemberParts ? (
          <MemberParts user={user} />
        ) : (
          <SkeletonGroup>
            <Skeleton shape="title" />
            <Skeleton />
          </SkeletonGroup>
        )}
      </div>
    </>
  );
}

/** Visitors do without, so it comes with files of its own; without a network the search is still there. */
function useMemberParts(): Parts | undefined {
  const { i18n } = useTranslation();
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    let gone = false;
    Promise.all([
      import('./member-parts.tsx'),
      loadMessages(i18n, languageOf(i18n), ['directory', 'pricing']),
    ]).then(
      ([file]) => {
        if (!gone) setParts(() => file.MemberParts);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [i18n]);
  return parts;
}
