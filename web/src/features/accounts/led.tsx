import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { reasonOf } from '../../lib/next.ts';

/** Why somebody was led here, or whose number comes next. */
export function Led({ businessName }: { businessName?: string | undefined }) {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const reason = reasonOf(query);
  if (!reason) return null;
  return (
    <Alert kind="info">
      {t(`led.${reason}`)} {businessName && t('led.waiting', { name: businessName })}
    </Alert>
  );
}
