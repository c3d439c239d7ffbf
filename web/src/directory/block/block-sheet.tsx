import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import type { ApiInputs } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from '../reveal/reveal-sheet.module.css';
import { useBlocking } from './use-blocking.ts';

export type BlockSheetProps = {
  /** Who may be blocked; nobody while it is closed. */
  asked: { whom: ApiInputs['network']['block']; name: string } | undefined;
  onClose: () => void;
  onBlocked: () => void;
};

/** Says what a block does before somebody is blocked. */
export function BlockSheet({ asked, onClose, onBlocked }: BlockSheetProps) {
  const { t } = useTranslation('openings');
  const { confirm, problem, busy, clear } = useConfirmed(asked, onBlocked);
  const close = () => {
    clear();
    onClose();
  };
  return (
    <Sheet
      open={asked !== undefined}
      onClose={close}
      title={asked && t('question', { name: asked.name })}
      footer={
        <div className={styles.buttons}>
          <SendButton wide busy={busy} onClick={confirm}>
            {t('confirm')}
          </SendButton>
          <Button wide kind="quiet" onClick={close}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p>{t('consequence')}</p>
        {problem && (
          <Alert kind="bad" live>
            {problem}
          </Alert>
        )}
      </div>
    </Sheet>
  );
}

function useConfirmed(asked: BlockSheetProps['asked'], onBlocked: () => void) {
  const { t } = useTranslation('openings');
  const { block } = useBlocking();
  const reasonOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const clear = () => setProblem(undefined);
  const confirm = async () => {
    if (!asked) return;
    clear();
    setBusy(true);
    try {
      await block(asked.whom, asked.name);
      onBlocked();
    } catch (thrown) {
      setProblem(t('notBlocked', { reason: reasonOf(thrown) }));
    }
    setBusy(false);
  };
  return { confirm: () => void confirm(), problem, busy, clear };
}

/** The sheet, once its messages are here. */
export async function loadBlockSheet(i18n: i18n) {
  await loadMessages(i18n, languageOf(i18n), ['openings']);
  return BlockSheet;
}
