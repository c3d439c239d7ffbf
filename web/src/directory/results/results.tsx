import { type Criteria, toCountInput } from '@mboalink/shared/directory/criteria.ts';
import { fewContacts } from '@mboalink/shared/limits.ts';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAwaitedAnswer } from '../../lib/api/use-awaited-answer.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { fromTablet, useMediaQuery } from '../../ui/use-media-query.ts';
import { AlertButton } from '../alerts/alert-button.tsx';
import { DirectoryStats } from '../directory-stats.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { openSearchPath } from '../one-contact/open-search-path.ts';
import { BrowsingLine } from '../quota/browsing-line.tsx';
import { LateLimitReached } from '../quota/late-limit-reached.ts';
import { MoreAvailable } from '../quota/more-available.tsx';
import { isCounted } from '../quota/quota-state.ts';
import { useQuota, useUnlimited } from '../quota/use-quota.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { ContactCard } from './contact-card.tsx';
import { FailedSearch } from './failed-search.tsx';
import { MoreResults } from './more-results.tsx';
import { NoResults } from './no-results.tsx';
import styles from './results.module.css';
import { ResultsHead } from './results-head.tsx';
import { useGradually } from './use-gradually.ts';
import type { ContactSearch } from './use-search.ts';

type FoundProps = { search: ContactSearch; criteria: Criteria };

type ResultsProps = FoundProps & { limitReached: boolean; onBrowse: (masked: boolean) => void };

/** What a search brought: contacts, none, a limit or a failure, each with what to do next. */
export function Results({ search, criteria, limitReached, onBrowse }: ResultsProps) {
  const quota = useQuota();
  const browse = () => onBrowse(true);
  if (limitReached && isCounted(quota)) return <LateLimitReached quota={quota} onBrowse={browse} />;
  return (
    <>
      {criteria.masked && <BrowsingLine onStop={() => onBrowse(false)} />}
      <Found search={search} criteria={criteria} onBrowse={browse} />
    </>
  );
}

function Found({ search, criteria, onBrowse }: FoundProps & { onBrowse: () => void }) {
  const { t } = useTranslation('search');
  const tablet = useMediaQuery(fromTablet);
  const { contacts, latest, failure } = search;
  const { drawn, isWhole } = useGradually(contacts);
  useAwaitedAnswer(search);
  const retry = () => void search.refetch();
  if (failure && contacts.length === 0) {
    return <FailedSearch failure={failure} busy={search.isFetching} onRetry={retry} onBrowse={onBrowse} />;
  }
  const empty = latest !== undefined && contacts.length === 0;
  return (
    <section className={styles.results} aria-label={t('results.label')} aria-busy={search.isFetching}>
      <div className={styles.top}>
        <ResultsHead search={search} criteria={criteria} />
        {tablet && latest && !empty && <ForThisSearch criteria={criteria} />}
      </div>
      {latest?.limitMessage && !criteria.masked && <MoreAvailable pagination={latest.pagination} />}
      {empty && <NoResults criteria={criteria} />}
      {!latest && <CardSkeletons count={5} />}
      {latest && !empty && (
        <>
          <AdviceAbove />
          <ul className={styles.list}>
            {drawn.map((contact, index) => (
              <Fragment key={contact._id}>
                <li>
                  <ContactCard contact={contact} />
                </li>
                {index === Math.min(fewContacts, contacts.length) - 1 && <ToldBefore />}
                {index === 0 && <AfterFirst>{!tablet && <ForThisSearch criteria={criteria} />}</AfterFirst>}
              </Fragment>
            ))}
          </ul>
          {isWhole && <MoreResults search={search} />}
        </>
      )}
    </section>
  );
}

/** Cards that show their numbers at once do not say it themselves. */
function AdviceAbove() {
  const { t } = useTranslation('directory');
  return useUnlimited() && <p className={styles.for}>{t('card.advice')}</p>;
}

/** That owners see who opened them, to who has no sheet that says so: below the cards that stand in the document already. */
function ToldBefore() {
  const { t } = useTranslation('directory');
  // It stays where it stood: a line that goes would move the cards from under a finger.
  const [isFirst] = useState(useQuota()?.viewedToday === 0);
  return (
    useUnlimited() &&
    isFirst && (
      <li>
        <p className={styles.for}>{t('card.told')}</p>
      </li>
    )
  );
}

/** What can be done with a search: above what is loaded later, which would move it from under a finger. */
function ForThisSearch({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation(['search', 'directory']);
  const share = t('directory:share');
  return (
    <div className={styles.tools}>
      <AlertButton criteria={criteria} label={t('alert.save')} />
      <ShareButton
        shared={{ kind: 'search', path: openSearchPath(criteria) }}
        label={share}
        failed={t('directory:notOpened', { name: share })}
      />
      <ExportButton list={{ source: 'search', ...toCountInput(criteria) }} />
    </div>
  );
}

/** What is told once somebody has seen a result; a larger screen has it above the results. */
function AfterFirst({ children }: { children: ReactNode }) {
  const tablet = useMediaQuery(fromTablet);
  return (
    <>
      {!tablet && (
        <li>
          <DirectoryStats />
        </li>
      )}
      {children && <li>{children}</li>}
    </>
  );
}
