import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { codeOf } from '../../lib/refusal.ts';

type NotReadProps = { of: 'receipt' | 'back'; thrown: unknown; onRetry: () => void };

/** A payment or a receipt that did not come. Somebody else's is as unknown as one that never was. */
export function NotRead({ of, thrown, onRetry }: NotReadProps) {
  const { t } = useTranslation(['payment', 'common']);
  const textOf = useErrorText();
  const error = codeOf(thrown);
  const isMissing = error === 'not_found' || error === 'validation_failed';
  return (
    <EmptyState
      wholePage
      picture={isMissing ? 'nothing' : 'broken'}
      title={t(isMissing ? `${of}.missing` : `${of}.failed`)}
      text={isMissing ? t('missingText') : textOf(thrown)}
    >
      {!isMissing && <Button onClick={onRetry}>{t('common:ui.retry')}</Button>}
      <LinkButton kind="plain" href="/settings/plan">
        {t('receipt.back')}
      </LinkButton>
    </EmptyState>
  );
}
