import type { Session } from '@mboalink/shared/accounts/calls.ts';
import { formatDateTime } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { pathTo } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LogoutIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import styles from './devices-panel.module.css';

type DeviceRowProps = { device: Session; busy: boolean; onSignOut: () => void };

export function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const { t, i18n } = useTranslation('settings');
  const time = (instant: string) => (
    <time dateTime={instant}>{formatDateTime(instant, languageOf(i18n))}</time>
  );
  return (
    <li className={styles.device}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <strong>{device.device}</strong>
          {device.current && <Badge kind="good">{t('devices.current')}</Badge>}
        </p>
        <p className={styles.time}>
          {t('devices.signedIn')} {time(device.signedInAt)}
        </p>
        <p className={styles.time}>
          {t('devices.lastUsed')} {time(device.lastUsedAt)}
        </p>
      </div>
      {device.current ? (
        <LinkButton kind="plain" href={pathTo('logout')} icon={<LogoutIcon size={20} />}>
          {t('devices.signOutHere')}
        </LinkButton>
      ) : (
        <SendButton
          kind="plain"
          busy={busy}
          aria-label={busy ? undefined : t('devices.signOutOf', { device: device.device })}
          onClick={onSignOut}
        >
          {t(busy ? 'devices.working' : 'devices.signOut')}
        </SendButton>
      )}
    </li>
  );
}
