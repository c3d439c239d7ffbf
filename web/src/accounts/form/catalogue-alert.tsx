import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../../catalogue/use-catalogue.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

type CatalogueNoteProps = { what: 'categories' | 'places'; catalogue: Catalogue };

/** Says that the lists to choose from did not arrive, and fetches them again. */
export function CatalogueAlert({ what, catalogue: { failed, retry } }: CatalogueNoteProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const reasonOf = useErrorMessage();
  if (!failed) return null;
  return (
    <Alert
      kind="bad"
      live
      action={
        <Button kind="plain" onClick={retry}>
          {t('common:ui.retry')}
        </Button>
      }
    >
      {t(`lists.failed.${what}`, { reason: reasonOf(new ApiError('network')) })}
    </Alert>
  );
}
