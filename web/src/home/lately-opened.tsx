import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RevealedContact } from '../directory/quota/revealed-today.tsx';
import { useReader } from '../directory/use-member.ts';
import { latelyOpenedQuery } from '../lib/api/opened-queries.ts';
import { pathTo, tradesPath } from '../lib/paths.ts';
import { useNothingKept } from '../lib/use-nothing-kept.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import styles from './lately-opened.module.css';

const most = 3;

/** The numbers that somebody opened last, whenever that was; what stands below waits until their room is known. */
export function LatelyOpened({ popular, children }: { popular: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, isError, refetch } = useQuery(latelyOpenedQuery(useReader()));
  const contacts = data?.opened.flatMap(({ contact }) => (contact?.unlocked ? [contact] : [])).slice(0, most);
  const failed = !data && isError;
  const nothingKept = useNothingKept();
  if (contacts?.length === 0) {
    return (
      <>
        <NothingOpened popular={popular} />
        {children}
      </>
    );
  }
  return (
    <>
      <section className={styles.lately} aria-labelledby="lately">
        <h2 id="lately">{t('lately.title')}</h2>
        {!data && !failed && (
          <SkeletonGroup>
            <Skeleton shape="title" />
            <Skeleton shape="title" />
          </SkeletonGroup>
        )}
        {failed && (
          <div role="alert">
            <p>{t('lately.failed')}</p>
            {nothingKept && <p>{t('lately.nothingKept')}</p>}
            <Button kind="plain" onClick={() => void refetch()}>
              {t('common:ui.retry')}
            </Button>
          </div>
        )}
        {contacts && (
          <>
            <ul className={styles.opened}>
              {contacts.map((contact) => (
                <RevealedContact key={contact._id} contact={contact} />
              ))}
            </ul>
            <LinkButton kind="quiet" href={pathTo('my-contacts', { view: 'opened' })}>
              {t('lately.all')}
            </LinkButton>
          </>
        )}
      </section>
      {(data || failed) && children}
    </>
  );
}

/** Where to begin, for who has opened no number yet. */
function NothingOpened({ popular }: { popular: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState picture="nothing" title={t('lately.none')} text={t('lately.noneText')}>
      {popular}
      <LinkButton kind="plain" href={tradesPath}>
        {t('actions.categories')}
      </LinkButton>
    </EmptyState>
  );
}
