import { useTranslation } from 'react-i18next';

/** How somebody names a payment when they ask us about it; stands in a list of answers. */
export function Reference({ txRef }: { txRef: string }) {
  const { t } = useTranslation('payment');
  return (
    <>
      <dt>{t('late.reference')}</dt>
      <dd>{`${txRef.slice(0, 4)} · ${txRef.slice(-4)}`}</dd>
    </>
  );
}
