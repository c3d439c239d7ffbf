import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';

/** That nothing can be paid now, and that nothing is due. */
export function PaymentsClosed() {
  const { t } = useTranslation('plans');
  return (
    <Alert kind="info" title={t('closed.title')}>
      {t('closed.text')}
    </Alert>
  );
}
