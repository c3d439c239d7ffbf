import { filterNames } from '@mboalink/shared/directory/filters.ts';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, hadNoAnswer } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { PlanEnded } from './plan-ended.tsx';
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
