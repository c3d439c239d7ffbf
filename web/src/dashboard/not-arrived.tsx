import { useTranslation } from 'react-i18next';
import styles from '../insights/insights.module.css';
import { Button } from '../ui/button.tsx';
import { RefreshIcon } from '../ui/icons.tsx';

type NotArrivedProps = { text: string; busy: boolean; onRetry: () => void };

/** A quiet line in place of a part that did not arrive: the rest is of use without. */
export function NotArrived({ text, busy, onRetry }: NotArrivedProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <p className={styles.small} role="status">
        {text}
      </p>
      <Button kind="quiet" busy={busy} icon={<RefreshIcon size={20} />} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </>
  );
}
