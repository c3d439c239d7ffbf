import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Tells somebody whose listing reports hide how that stands, and whom to write to. */
export function ReportedListing({ state }: { state: CurrentUser['hiddenByReports'] | undefined }) {
  const { t } = useTranslation('dashboard');
  if (!state) return null;
  return (
    <Alert
      kind="warn"
      title={t(`reported.${state}.title`)}
      action={
        <LinkButton kind="plain" href={pathTo('contact')}>
          {t('reported.write')}
        </LinkButton>
      }
    >
      {t(`reported.${state}.text`)}
    </Alert>
  );
}
