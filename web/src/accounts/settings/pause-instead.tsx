import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useVisibility } from './use-visibility.ts';

/** For whoever only wants to be found by nobody for a while. */
export function PauseInstead({ user, onPaused }: { user: CurrentUser; onPaused: () => void }) {
  const { t } = useTranslation('settings');
  const { pause, statusMessage } = useVisibility(user);
  return (
    <>
      <p>{t('leave.pauseText')}</p>
      {statusMessage}
      <Button kind="plain" onClick={() => void pause().then((saved) => saved && onPaused())}>
        {t('leave.pause')}
      </Button>
    </>
  );
}
