import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { chosenFilters } from '@mboalink/shared/directory/filters.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BellIcon } from '../../ui/search-icons.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './save-alert.module.css';
import { useAlertName } from './use-alert-name.ts';
import { useSaveAlert } from './use-save-alert.ts';

type SaveAlertProps = { criteria: Criteria; onFollow: (followed: boolean) => void; onClose: () => void };

/** What it means to be told of who is new for a search, which one, the one button that does it, and what came of it. */
export function SaveAlert({ criteria, onFollow, onClose }: SaveAlertProps) {
  const { t } = useTranslation(['search', 'common']);
  const { saved, wasUndone, problem, busy, save, undo } = useSaveAlert(criteria, onFollow);
  const name = useAlertName({ search: criteria.search, filters: chosenFilters(criteria) });
  const manage = (
    <LinkButton kind="quiet" href={pathTo('settings')}>
      {t('alert.manage')}
    </LinkButton>
  );
  return (
    <Sheet open onClose={onClose} title={t('alert.title')} lead={name}>
      <div className={styles.offer}>
        {!saved && (
          <p className={styles.text}>
            {t('alert.text', { limit: alertLimits.alerts })} {t('alert.exact')}
          </p>
        )}
        {problem && (
          <Alert kind="bad" live action={manage}>
            {problem}
          </Alert>
        )}
        <div role="status">
          {saved && (
            <Alert kind={saved.off ? 'warn' : 'good'}>
              {t(saidOf(saved))} {saved.off && t(offTexts[saved.off])}
            </Alert>
          )}
          {wasUndone && <p className={styles.text}>{t('alert.undone')}</p>}
        </div>
        {saved ? (
          <div className={styles.actions}>
            {saved.added && (
              <Button kind="plain" busy={busy} onClick={() => void undo()}>
                {t('common:ui.undo')}
              </Button>
            )}
            {manage}
          </div>
        ) : (
          <SendButton wide icon={<BellIcon size={20} />} busy={busy} onClick={() => void save()}>
            {t(busy ? 'alert.saving' : 'alert.save')}
          </SendButton>
        )}
      </div>
    </Sheet>
  );
}

const saidOf = ({ added, resumed }: { added: boolean; resumed: boolean }) => {
  if (added) return 'alert.saved';
  return resumed ? 'alert.resumed' : 'alert.there';
};

const offTexts = { plan: 'alert.offPlan', mail: 'alert.offMail' } as const;
