import type { AlertsOutput, SearchAlert } from '@mboalink/shared/network/calls.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useStatusMessage } from '../../../ui/status-message.tsx';
import { AlertRow } from './alert-row.tsx';
import styles from './alerts-panel.module.css';
import { useAlerts } from './use-alerts.ts';

/** The searches that somebody is mailed about, and why they are not mailed now. */
export function AlertsPanel() {
  const { t } = useTranslation(['settings', 'common']);
  const reasonOf = useErrorMessage();
  const { show, clear, statusMessage } = useStatusMessage();
  const { list, load, remove, resume } = useAlerts((thrown) =>
    show({ kind: 'bad', text: t('settings.notSaved', { reason: reasonOf(thrown) }) }),
  );
  // The button that was pressed goes with its row.
  const place = useRef<HTMLDivElement>(null);
  const removeRow = (alert: SearchAlert) => {
    clear();
    void remove(alert);
    place.current?.focus({ preventScroll: true });
  };
  const retry = (
    <Button kind="plain" onClick={load}>
      {t('common:ui.retry')}
    </Button>
  );
  return (
    <Panel title={t('alerts.title')} text={t('alerts.text')}>
      {statusMessage}
      <div ref={place} tabIndex={-1} className={styles.list}>
        {!list && (
          <SkeletonGroup>
            <Skeleton />
            <Skeleton shape="short" />
          </SkeletonGroup>
        )}
        {list && 'failed' in list && (
          <Alert kind="bad" live action={retry}>
            {t('alerts.failed', { reason: reasonOf(list.failed) })}
          </Alert>
        )}
        {list && 'alerts' in list && <List list={list} onRemove={removeRow} onResume={resume} />}
      </div>
    </Panel>
  );
}

type ListProps = {
  list: AlertsOutput;
  onRemove: (alert: SearchAlert) => void;
  onResume: (alert: SearchAlert) => Promise<void>;
};

function List({ list: { alerts, limit, off }, onRemove, onResume }: ListProps) {
  const { t } = useTranslation('settings');
  if (alerts.length === 0) {
    return (
      <>
        <p>
          <strong>{t('alerts.none')}</strong>
        </p>
        <p className={styles.none}>{t('alerts.noneText')}</p>
        <LinkButton kind="plain" href={pathTo('find-contact')}>
          {t('alerts.find')}
        </LinkButton>
      </>
    );
  }
  const plans = (
    <LinkButton kind="plain" href={pathTo('upgrade')}>
      {t('alerts.payPlan')}
    </LinkButton>
  );
  return (
    <>
      {off === 'plan' && (
        <Alert kind="warn" action={plans}>
          {t('alerts.offPlan')}
        </Alert>
      )}
      {off === 'mail' && <Alert kind="warn">{t('alerts.offMail')}</Alert>}
      <p className={styles.none}>{t('alerts.count', { count: alerts.length, limit })}</p>
      <ul>
        {alerts.map((alert) => (
          <AlertRow
            key={alert._id}
            alert={alert}
            onRemove={() => onRemove(alert)}
            onResume={() => void onResume(alert)}
          />
        ))}
      </ul>
    </>
  );
}
