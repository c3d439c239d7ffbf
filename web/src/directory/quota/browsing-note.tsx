import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './browsing-note.module.css';
import { UpgradeLink } from './quota-bar.tsx';

/** Says that no numbers are shown, and how to get back to them. */
export function BrowsingNote({ trial, onStop }: { trial: boolean; onStop: () => void }) {
  const { t } = useTranslation('directory');
  return (
    <Note
      kind="info"
      start={<EyeIcon size={20} />}
      title={t('quota.browsing')}
      action={
        <div className={styles.ways}>
          <Button kind="plain" onClick={onStop}>
            {t('quota.stopBrowsing')}
          </Button>
          <UpgradeLink trial={trial} />
        </div>
      }
    />
  );
}
