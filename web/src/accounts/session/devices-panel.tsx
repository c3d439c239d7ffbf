import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { DeviceRow } from './device-row.tsx';
import styles from './devices-panel.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useDevices } from './use-devices.ts';

/** Where somebody is signed in, and how to end that. */
export function DevicesPanel() {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const { t: tCommon } = useTranslation();
  const { devices, ending, load, end } = useDevices();
  const { show, statusMessage } = useStatusMessage();
  const signOut = async (id: string) => {
    try {
      await end(id);
      show({ kind: 'good', text: t('devices.signedOut') });
    } catch (thrown) {
      show({ kind: 'bad', text: t('settings.notSaved', { reason: reasonOf(thrown) }) });
    }
  };
  return (
    <Panel title={t('devices.title')} text={t('devices.text')}>
      {statusMessage}
      {devices === undefined && (
        <SkeletonGroup>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </SkeletonGroup>
      )}
      {devices === 'failed' && (
        <Alert
          kind="bad"
          live
          action={
            <Button kind="plain" onClick={load}>
              {tCommon('ui.retry')}
            </Button>
          }
        >
          {t('devices.failed')}
        </Alert>
      )}
      {Array.isArray(devices) && (
        <ul>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={ending === device.id}
              onSignOut={() => signOut(device.id)}
            />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
      <Button
        kind="quiet"
        className={styles.soon}
        onClick={() => show({ kind: 'info', text: t('devices.soon', { feature: t('devices.twoFactor') }) })}
      >
        {t('devices.twoFactor')} <Badge>{t('devices.later')}</Badge>
      </Button>
    </Panel>
  );
}
