import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './profile-view.module.css';

type UnsavedNoticeProps = { onGoOn: () => void; onForget: () => void };

/** For who left the form, or whose browser did, before they saved. */
export function UnsavedNotice({ onGoOn, onForget }: UnsavedNoticeProps) {
  const { t } = useTranslation('settings');
  return (
    <Alert
      kind="info"
      title={t('profile.draft.title')}
      action={
        <div className={styles.draft}>
          <Button onClick={onGoOn}>{t('profile.draft.goOn')}</Button>
          <Button kind="quiet" onClick={onForget}>
            {t('profile.draft.forget')}
          </Button>
        </div>
      }
    >
      {t('profile.draft.text')}
    </Alert>
  );
}
