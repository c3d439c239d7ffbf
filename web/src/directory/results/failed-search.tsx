import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { filterNames } from '@mboalink/shared/directory/filters.ts';
import { useTranslation } from 'react-i18next';
import { nextPlan } from '../../billing/next-plan.ts';
import { fieldErrorsOf, hadNoAnswer } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { formatFrancs } from '../../lib/format/money.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EyeIcon } from '../../ui/member-icons.tsx';
import { RevealedToday } from '../quota/revealed-today.tsx';
import type { SearchFailure } from './search-failure.ts';

type FailedSearchProps = {
  failure: SearchFailure;
  busy: boolean;
  onRetry: () => void;
  onBrowse: () => void;
};

/** The fields of a search that have a label on the screen. */
const labelled = [...filterNames, 'country' as const];

/** A failed search: what happened, what was kept, what to try. */
export function FailedSearch({ failure, busy, onRetry, onBrowse }: FailedSearchProps) {
  const { t } = useTranslation(['search', 'common']);
  const messageOf = useErrorMessage('search');
  if (failure.kind === 'upgrade') return <PlanEnded onBrowse={onBrowse} />;
  const fields = fieldErrorsOf(failure.error).map(({ field, message }) => {
    const filter = labelled.find((name) => name === field);
    return filter ? t('failure.field', { label: t(`filters.${filter}`), message }) : message;
  });
  // The banner below the bar tells of the connection.
  const inBanner = hadNoAnswer(failure.error);
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={t('failure.title')}
        text={
          <>
            {!inBanner && (
              <>
                {messageOf(failure.error, fields.join(', '))}
                <br />
              </>
            )}
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

/** Somebody without a running plan may browse, and keeps what was revealed. */
function PlanEnded({ onBrowse }: { onBrowse: () => void }) {
  const { t } = useTranslation('search');
  const { user } = useSession();
  const plan = findPlan(user?.subscriptionPlan ?? '') ?? nextPlan(0, false);
  return (
    <>
      <div role="alert">
        <EmptyState picture="nothing" title={t(`failure.${endedOf(user)}`)} text={t('failure.endedText')}>
          {plan && (
            <LinkButton href={pathTo('pricing', { plan: plan.id })}>
              {t('failure.restore', { price: formatFrancs(plan.chargeAmount) })}
            </LinkButton>
          )}
          <Button kind="plain" icon={<EyeIcon size={20} />} onClick={onBrowse}>
            {t('quota.browse')}
          </Button>
        </EmptyState>
      </div>
      <RevealedToday />
    </>
  );
}

function endedOf(user: CurrentUser | null): 'paidEnded' | 'trialEnded' | 'noPlan' {
  if (user?.paidUntil) return 'paidEnded';
  return user?.trialEndDate ? 'trialEnded' : 'noPlan';
}
