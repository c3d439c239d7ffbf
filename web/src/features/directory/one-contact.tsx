import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { type Criteria, hasCriteria, readCriteria } from '@mboalink/shared/directory/criteria.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ContactCard } from './contact-card.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { CardSkeletons } from './results.tsx';
import { Cost, RevealForm, RevealProblem } from './reveal-form.tsx';
import styles from './search-failed.module.css';
import { isFirstOfDay, useQuota } from './use-quota.ts';
import { searchPath } from './use-search.ts';

type OneContactProps = {
  slug: string;
  /** The query of the address: what else was looked for, and whether somebody came to report. */
  query: string;
  /** Why the number did not open, where no script ran. */
  problem?: { error: string; message: string } | undefined;
};

/** The one contact that an address asks for, unfolded. */
export function OneContact({ slug, query, problem }: OneContactProps) {
  const { t } = useTranslation('search');
  const { data: me } = trpc.accounts.me.useQuery();
  const { data, error, refetch, isFetching } = trpc.directory.contactBySlug.useQuery(
    { slug },
    { retry: false },
  );
  const beside = readCriteria(query);
  if (me?.user.slug === slug) {
    return (
      <EmptyState wholePage picture="nothing" title={t('contact.own')} text={t('contact.ownText')}>
        <LinkButton href="/profile">{t('contact.ownListing')}</LinkButton>
      </EmptyState>
    );
  }
  if (error)
    return <NotShown error={error} beside={beside} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={classNames('stack', styles.page)}>
      {problem && <RevealProblem error={{ data: problem }} />}
      {!data && <CardSkeletons count={1} />}
      {data && <Shown contact={data.contact} isReport={new URLSearchParams(query).get('report') === '1'} />}
      <LinkButton kind="quiet" href={searchPath(beside)}>
        {t('contact.search')}
      </LinkButton>
    </div>
  );
}

type NotShownProps = {
  error: { data?: { error?: string; message?: string } | null | undefined };
  beside: Criteria;
  busy: boolean;
  onRetry: () => void;
};

/** Nobody is behind the address, or nobody who may be seen: which of both, nobody is told. */
function NotShown({ error: { data }, beside, busy, onRetry }: NotShownProps) {
  const { t } = useTranslation(['search', 'common']);
  if (data?.error === 'not_found' || data?.error === 'validation_failed') {
    return (
      <EmptyState wholePage picture="nothing" title={t('contact.gone')} text={t('contact.goneText')}>
        <LinkButton href={searchPath(beside)}>
          {t(hasCriteria(beside) ? 'contact.others' : 'contact.search')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState wholePage picture="broken" title={t('contact.failed')} text={data?.message}>
      <Button busy={busy} onClick={onRetry}>
        {t('common:ui.retry')}
      </Button>
    </EmptyState>
  );
}

function Shown({ contact, isReport }: { contact: Contact; isReport: boolean }) {
  const { t } = useTranslation('search');
  const quota = useQuota();
  const [isReporting, report] = useState(isReport);
  return (
    <>
      <h1 className="visually-hidden">{t(contact.unlocked ? 'contact.opened' : 'contact.title')}</h1>
      {!contact.unlocked && isReport && <p role="status">{t('contact.openFirst')}</p>}
      {!contact.unlocked && isFirstOfDay(quota) && (
        <Card className="stack">
          <Cost quota={quota} />
          <RevealForm contact={contact} isConfirmed />
        </Card>
      )}
      <ContactCard contact={contact} unfolded />
      <ContactDialog
        deed={isReporting && contact.unlocked ? 'report' : undefined}
        contact={contact}
        onClose={() => report(false)}
      />
    </>
  );
}
