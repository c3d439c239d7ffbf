import { useTranslation } from 'react-i18next';
import { hadNoAnswer } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RefreshIcon, SearchIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './saved-contacts.module.css';
import type { SavedContactList } from './use-saved-contacts.ts';

export function NoneSaved() {
  const { t } = useTranslation(['network', 'common']);
  return (
    <EmptyState picture="nothing" title={t('emptyTitle')} text={t('emptyText')}>
      <LinkButton icon={<SearchIcon size={20} />} href={pathTo('find-contact')}>
        {t('common:nav.findContact')}
      </LinkButton>
    </EmptyState>
  );
}

export function NoneFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('network');
  return (
    <EmptyState picture="nothing" title={t('noneFound')} text={t('noneFoundText')}>
      <Button kind="plain" onClick={onClear}>
        {t('all')}
      </Button>
    </EmptyState>
  );
}

type SavedFailedProps = { error: unknown; busy: boolean; onRetry: () => void };

export function SavedFailed({ error, busy, onRetry }: SavedFailedProps) {
  const { t } = useTranslation(['network', 'common']);
  const messageOf = useErrorMessage();
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={t('failed')}
        // The banner below the bar tells of the connection.
        text={hadNoAnswer(error) ? undefined : messageOf(error)}
      >
        <Button busy={busy} icon={<RefreshIcon size={20} />} onClick={onRetry}>
          {t('common:ui.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}

/** The end of what is here: the next page comes by a button. */
export function MoreSaved({ saved }: { saved: SavedContactList }) {
  const { t } = useTranslation(['search', 'common']);
  if (!saved.hasMore) return null;
  return (
    <div className={styles.more}>
      {saved.moreFailed && (
        <Alert kind="bad" live>
          {t('results.moreFailed')}
        </Alert>
      )}
      <Button kind="plain" busy={saved.isFetching} onClick={saved.showMore}>
        {t(saved.moreFailed ? 'common:ui.retry' : 'results.loadMore')}
      </Button>
    </div>
  );
}
