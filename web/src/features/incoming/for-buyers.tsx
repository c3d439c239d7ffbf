import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';

/** Only who sells is asked. */
export function ForBuyers() {
  const { t } = useTranslation('incoming');
  return (
    <EmptyState picture="nothing" title={t('buyer.title')} text={t('buyer.text')}>
      <LinkButton href="/find-contact">{t('buyer.find')}</LinkButton>
      <LinkButton kind="plain" href="/settings/listing">
        {t('buyer.sell')}
      </LinkButton>
    </EmptyState>
  );
}
