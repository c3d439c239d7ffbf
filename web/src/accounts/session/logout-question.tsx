import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

type LogoutQuestionProps = {
  /** Why it is asked. */
  reason?: string;
  /** Without it the script of the page hears of the answer. */
  onConfirm?: () => void;
};

/** Asks whether somebody wants to sign out, and says what goes with it. */
export function LogoutQuestion({ reason = '', onConfirm }: LogoutQuestionProps) {
  const { t } = useTranslation('logout');
  return (
    <EmptyState picture="nothing" title={t('title')} text={`${reason} ${t('erased')}`.trim()} wholePage>
      <LinkButton href={pathTo('home')} replace>
        {t('stay')}
      </LinkButton>
      <Button kind="quiet" onClick={onConfirm}>
        {t('confirm')}
      </Button>
    </EmptyState>
  );
}
