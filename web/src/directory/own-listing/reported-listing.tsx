import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Tells somebody whose listing was reported how that stands, and what to do. */
export function ReportedListing({ state }: { state: CurrentUser['listingCase'] | undefined }) {
  const { t } = useTranslation('dashboard');
  if (!state) return null;
  const [page, label] =
    state === 'told' ? (['profile', 'correct'] as const) : (['contact', 'write'] as const);
  return (
    <Alert
      kind="warn"
      title={t(`reported.${state}.title`)}
      action={
        state !== 'answered' && (
          <LinkButton kind="plain" href={pathTo(page)}>
            {t(`reported.${label}`)}
          </LinkButton>
        )
      }
    >
      {t(`reported.${state}.text`)}
    </Alert>
  );
}
