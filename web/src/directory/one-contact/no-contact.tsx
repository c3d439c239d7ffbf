import { type Criteria, hasCriteria } from '@mboalink/shared/directory/criteria.ts';
import { useTranslation } from 'react-i18next';
import { hadNoAnswer } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { lateComponent } from '../../lib/late-component.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { searchAddress } from './search-address.ts';

const OwnPageCard = lateComponent(() =>
  import('../own-page/own-page-card.tsx').then((file) => file.OwnPageCard),
);

/** Nobody is behind the address, or nobody who may be seen: which of both, nobody is told. */
export function ContactGone({ beside }: { beside: Criteria }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState picture="nothing" title={t('contact.gone')} text={t('contact.goneText')}>
      <LinkButton href={searchAddress(beside)}>
        {t(hasCriteria(beside) ? 'contact.others' : 'contact.search')}
      </LinkButton>
    </EmptyState>
  );
}

/** A member on the way to their own number. */
export function OwnListing() {
  const { t } = useTranslation('search');
  const { user } = useSession();
  return (
    <>
      <EmptyState picture="nothing" title={t('contact.own')} text={t('contact.ownText')}>
        <LinkButton href={pathTo('profile')}>{t('contact.ownListing')}</LinkButton>
      </EmptyState>
      {user && <OwnPageCard user={user} />}
    </>
  );
}

type FailedContactProps = { error: unknown; busy: boolean; onRetry: () => void };

export function FailedContact({ error, busy, onRetry }: FailedContactProps) {
  const { t } = useTranslation(['search', 'common']);
  const messageOf = useErrorMessage('search');
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={t('contact.failed')}
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
