import { type Criteria, toCountInput } from '@mboalink/shared/directory/criteria.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { BellIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ExportDialog } from './export-dialog.tsx';
import { searchPath } from './use-search.ts';

/** To be mailed who is new for a search; with the way to all that is followed, and back. */
function AlertDialog({ criteria, onClose }: { criteria: Criteria; onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const utils = trpc.useUtils();
  const save = trpc.network.saveAlert.useMutation({
    onSuccess: ({ savedId: _, added: __, resumed: ___, ...list }) =>
      utils.network.alerts.setData(undefined, list),
  });
  const remove = trpc.network.removeAlert.useMutation({
    onSuccess: (list) => utils.network.alerts.setData(undefined, list),
  });
  const problem = save.error ?? remove.error;
  const saved = save.data;
  const limit = alertLimits.alerts;
  return (
    <Dialog title={t('alert.title')} onClose={onClose}>
      <div className="stack">
        {!saved && <p>{t('alert.text', { limit })}</p>}
        {saved && !remove.isSuccess && (
          <p role="status">
            {t(saved.resumed ? 'alert.resumed' : saved.added ? 'alert.saved' : 'alert.there')}
          </p>
        )}
        {remove.isSuccess && <p role="status">{t('alert.undone')}</p>}
        {saved?.off && (
          <Alert kind="warn">{t(saved.off === 'plan' ? 'alert.offPlan' : 'alert.offMail')}</Alert>
        )}
        {problem && (
          <Alert kind="bad" live>
            {problem.data?.error === 'conflict'
              ? t('alert.full', { limit })
              : t('alert.notSaved', { reason: problem.data?.message ?? '' })}
          </Alert>
        )}
        {saved ? (
          <>
            {!remove.isSuccess && (
              <Button
                wide
                kind="plain"
                busy={remove.isPending}
                onClick={() => remove.mutate({ id: saved.savedId })}
              >
                {t('common:ui.undo')}
              </Button>
            )}
            <LinkButton wide kind="quiet" href="/settings/notifications">
              {t('alert.manage')}
            </LinkButton>
          </>
        ) : (
          <Button
            wide
            icon={<BellIcon size={20} />}
            busy={save.isPending}
            onClick={() => save.mutate(toCountInput(criteria))}
          >
            {t('alert.save')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

export type SearchDeed = 'alert' | 'share' | 'export';

type SearchDialogProps = { deed: SearchDeed; criteria: Criteria; onClose: () => void };

/** What is done with a search; fetched once it is asked for. */
export function SearchDialog({ deed, criteria, onClose }: SearchDialogProps) {
  const { t } = useTranslation('directory');
  if (deed === 'alert') return <AlertDialog criteria={criteria} onClose={onClose} />;
  if (deed === 'export')
    return <ExportDialog list={{ source: 'search', ...toCountInput(criteria) }} onClose={onClose} />;
  return (
    <ShareDialog
      text={t('share.search')}
      path={searchPath({ ...criteria, masked: false })}
      onClose={onClose}
    />
  );
}
