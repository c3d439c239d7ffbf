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
      <DeviceList devices={devices} ending={ending} onLoad={load} onSignOut={signOut} />
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

type DeviceListProps = Pick<ReturnType<typeof useDevices>, 'devices' | 'ending'> & {
  onLoad: () => void;
  onSignOut: (id: string) => void;
};

function DeviceList({ devices, ending, onLoad, onSignOut }: DeviceListProps) {
  const { t } = useTranslation(['settings', 'common']);
  if (devices === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </SkeletonGroup>
    );
  }
  if (devices === 'failed') {
    const retry = (
      <Button kind="plain" onClick={onLoad}>
        {t('common:ui.retry')}
      </Button>
    );
    return (
      <Alert kind="bad" live action={retry}>
        {t('devices.failed')}
      </Alert>
    );
  }
  return (
    <ul>
      {devices.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          busy={ending === device.id}
          onSignOut={() => onSignOut(device.id)}
        />
      ))}
    </ul>
  );
}
