import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../list/list.module.css';
import type { SavedContactList } from './use-saved-contacts.ts';

/** The end of what is here: the next page comes by a button. */
export function MoreSaved({ saved }: { saved: SavedContactList }) {
  const { t } = useTranslation(['search', 'common']);
  if (!saved.hasMore) return null;
  return (
    <div className={styles.more}>
      {saved.moreFailed && (
        <Alert kind="bad" live>
          {t('results.moreFailed')}
        </Alert>
      )}
      <Button kind="plain" busy={saved.isFetching} onClick={saved.showMore}>
        {t(saved.moreFailed ? 'common:ui.retry' : 'results.loadMore')}
      </Button>
    </div>
  );
}
