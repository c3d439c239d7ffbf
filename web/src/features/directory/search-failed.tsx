import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { EyeIcon, RefreshIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { PassOffer } from '../billing/pass-offer.tsx';
import { OpenedToday } from './limit-reached.tsx';
import styles from './search-failed.module.css';
import { type Search, searchPath } from './use-search.ts';

/** Why nothing could be shown, what was kept, and what to do. */
export function SearchFailed({ search: { found, criteria } }: { search: Search }) {
  const { t } = useTranslation(['search', 'common']);
  const textOf = useErrorText('search');
  const data = found.error?.data;
  const reason = textOf(found.error, data?.errors?.map(({ message }) => message).join(', '));
  if (data?.error === 'upgrade_required')
    return <PlanEnded reason={reason} browse={searchPath({ ...criteria, masked: true })} />;
  return (
    <div role="alert">
      <EmptyState
        wholePage
        picture="broken"
        title={t('failure.title')}
        text={
          <>
            {reason}
            <br />
            {t('failure.kept')}
          </>
        }
      >
        <Button busy={found.isFetching} icon={<RefreshIcon size={20} />} onClick={() => void found.refetch()}>
          {t('common:ui.retry')}
        </Button>
        <Link to="/my-contacts">{t('failure.contacts')}</Link>
      </EmptyState>
    </div>
  );
}

/** For a seller without a running plan: they may look, and keep what was opened. */
function PlanEnded({ reason, browse }: { reason: string; browse: string }) {
  const { t } = useTranslation('search');
  const { data: me } = trpc.accounts.me.useQuery();
  const ended = me?.user.paidUntil ? 'paidEnded' : me?.user.trialEndDate ? 'trialEnded' : 'noPlan';
  return (
    <div className={classNames('stack', styles.page)}>
      <Card role="alert" className={classNames('stack', styles.banner)}>
        <h1>{t(`failure.${ended}`)}</h1>
        <p>
          {reason} {t('failure.endedText')}
        </p>
        <LinkButton wide href="/pricing">
          {t('quota.seePlans')}
        </LinkButton>
        <LinkButton wide kind="plain" icon={<EyeIcon size={20} />} href={browse}>
          {t('quota.browse')}
        </LinkButton>
      </Card>
      <PassOffer />
      <OpenedToday />
    </div>
  );
}
