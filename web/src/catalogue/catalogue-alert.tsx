import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api/api-error.ts';
import { useErrorMessage } from '../lib/errors/use-error-message.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { Catalogue } from './use-catalogue.ts';

type CatalogueAlertProps = {
  catalogue: Pick<Catalogue, 'failed' | 'retry'>;
  messageOf: (reason: string) => string;
};

/** Says that the lists to choose from did not arrive, and fetches them again. */
export function CatalogueAlert({ catalogue: { failed, retry }, messageOf }: CatalogueAlertProps) {
  const { t } = useTranslation();
  const reasonOf = useErrorMessage();
  if (!failed) return null;
  return (
    <Alert
      kind="bad"
      live
      action={
        <Button kind="plain" onClick={retry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {messageOf(reasonOf(new ApiError('network')))}
    </Alert>
  );
}
