import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from '../list/list.module.css';

type BlockSheetProps = { name: string | undefined; onBlock: () => void; onClose: () => void };

/** Asks before somebody is blocked; closed while there is no name. */
export function BlockSheet({ name, onBlock, onClose }: BlockSheetProps) {
  const { t } = useTranslation('openings');
  return (
    <Sheet
      open={name !== undefined}
      onClose={onClose}
      title={name === undefined ? '' : t('question', { name })}
      footer={
        name !== undefined && (
          <div className={styles.buttons}>
            <Button wide onClick={onBlock}>
              {t('confirm')}
            </Button>
            <Button wide kind="quiet" onClick={onClose}>
              {t('keep')}
            </Button>
          </div>
        )
      }
    >
      {name !== undefined && <p>{t('consequence')}</p>}
    </Sheet>
  );
}
