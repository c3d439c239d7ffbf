import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EyeIcon, RefreshIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RevealedToday } from '../quota/revealed-today.tsx';
import type { SearchFailure } from './search-failure.ts';

type FailedSearchProps = {
  failure: SearchFailure;
  busy: boolean;
  onRetry: () => void;
  onBrowse: () => void;
};

/** What happened, what was kept, what to try. */
export function FailedSearch({ failure, busy, onRetry, onBrowse }: FailedSearchProps) {
  const { t } = useTranslation(['directory', 'common']);
  if (failure.kind === 'upgrade') return <PlanEnded onBrowse={onBrowse} />;
  const kind = failure.kind === 'limit' ? 'limitUnread' : failure.kind;
  const messages = t(`failure.${kind}`, { messages: failure.messages.join(', ') });
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={t('failure.title')}
        text={
          <>
            {messages}
            <br />
            {t('failure.kept')}
          </>
        }
      >
        <Button busy={busy} icon={<RefreshIcon size={20} />} onClick={onRetry}>
          {t('common:ui.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}

/** Whose plan has ended may look around, and keeps what was opened. */
function PlanEnded({ onBrowse }: { onBrowse: () => void }) {
  const { t } = useTranslation('directory');
  return (
    <>
      <div role="alert">
        <EmptyState picture="nothing" title={t('failure.upgrade')} text={t('failure.upgradeText')}>
          <LinkButton href={pathTo('pricing')}>{t('quota.upgrade')}</LinkButton>
          <Button kind="plain" icon={<EyeIcon size={20} />} onClick={onBrowse}>
            {t('quota.browse')}
          </Button>
        </EmptyState>
      </div>
      <RevealedToday />
    </>
  );
}
