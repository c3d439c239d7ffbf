import { useTranslation } from 'react-i18next';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { Alert } from '../../ui/alert.tsx';

/** Why somebody was sent here from another page. */
export function NavigationAlert() {
  const { t } = useTranslation();
  const { message } = useNavigationState();
  return message ? (
    <Alert kind="info" live>
      {t(`redirected.${message}`)}
    </Alert>
  ) : null;
}
