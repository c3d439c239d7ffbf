import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { useQuota } from './use-quota.ts';

/** Shown when more match than can be opened, and one number is left today. */
export function MoreAvailable({ pagination }: { pagination: SearchOutput['pagination'] }) {
  const { t } = useTranslation('search');
  const [dismissed, setDismissed] = useState(false);
  const remaining = useQuota()?.remaining ?? 0;
  const count = pagination.totalCount - remaining;
  if (dismissed || remaining !== 1 || count <= 0) return null;
  return (
    <Alert kind="info" live title={t('quota.available')} onDismiss={() => setDismissed(true)}>
      {pagination.totalIsLowerBound
        ? t('quota.availableMany', { more: formatCount(count), remaining })
        : t('quota.availableText', { count, remaining })}
    </Alert>
  );
}
