import { useTranslation } from 'react-i18next';
import { hadNoAnswer } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RefreshIcon, SearchIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Nobody is on the list yet: the search leads to them. */
export function NobodyYet({ title, text, find }: { title: string; text: string; find: string }) {
  return (
    <EmptyState picture="nothing" title={title} text={text}>
      <LinkButton icon={<SearchIcon size={20} />} href={pathTo('find-contact')}>
        {find}
      </LinkButton>
    </EmptyState>
  );
}

type NobodyFoundProps = { text: string; all: string; onClear: () => void };

export function NobodyFound({ text, all, onClear }: NobodyFoundProps) {
  const { t } = useTranslation('network');
  return (
    <EmptyState picture="nothing" title={t('noneFound')} text={text}>
      <Button kind="plain" onClick={onClear}>
        {all}
      </Button>
    </EmptyState>
  );
}

type ListFailedProps = {
  title: string;
  error: unknown;
  /** What would help where the network failed. */
  advice?: string | false;
  busy: boolean;
  onRetry: () => void;
};

export function ListFailed({ title, error, advice, busy, onRetry }: ListFailedProps) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={title}
        // The banner below the bar tells of the connection.
        text={hadNoAnswer(error) ? advice : messageOf(error)}
      >
        <Button busy={busy} icon={<RefreshIcon size={20} />} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
