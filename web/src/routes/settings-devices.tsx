import { formatDateTime } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../components/alert.tsx';
import { Badge } from '../components/badge.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { showToast } from '../components/toast.tsx';
import { AccountPage, Panel, Row, Rows } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { ChangeButton } from '../features/accounts/change-form.tsx';
import type { Changing } from '../features/accounts/code-asked.tsx';
import { OwnPhonePanel } from '../features/accounts/settings/own-phone-panel.tsx';
import { endAllSessions, endSession } from '../features/accounts/settings/setting-changes.ts';
import { useChange } from '../features/accounts/use-change.ts';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { leaveEnded } from '../lib/session.ts';
import { type Outputs, type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['settings', 'auth'] } satisfies Handle;

const reads: Reads = (utils) => [utils.accounts.sessions.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

const changes = { endSession, everywhere: endAllSessions };

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

export default function DeviceSettings() {
  const { t } = useTranslation('settings');
  return (
    <AccountPage title={t('rows.devices')}>
      {() => (
        <>
          <OwnPhonePanel />
          <Panel title={t('devices.title')} text={t('devices.text')}>
            <DeviceList />
            <Everywhere />
          </Panel>
          <Panel title={t('devices.twoFactor')}>
            <p className="quiet">{t('devices.soon', { feature: t('devices.twoFactor') })}</p>
          </Panel>
        </>
      )}
    </AccountPage>
  );
}

function DeviceList() {
  const { t } = useTranslation('settings');
  const change = useChange('endSession', () => showToast({ text: t('devices.signedOut') }));
  return (
    <Loaded query={trpc.accounts.sessions.useQuery()} failed={t('devices.failed')}>
      {({ sessions }) => (
        <Rows>
          {sessions.map((device) => (
            <Device key={device.id} device={device} change={change} />
          ))}
        </Rows>
      )}
    </Loaded>
  );
}

type DeviceProps = { device: Outputs['accounts']['sessions']['sessions'][number]; change: Changing };

function Device({ device, change }: DeviceProps) {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const time = (instant: string) => <time dateTime={instant}>{formatDateTime(instant, language)}</time>;
  const signOut = device.current ? (
    <LinkButton kind="plain" href="/logout">
      {t('devices.signOutHere')}
    </LinkButton>
  ) : (
    <ChangeButton
      change={change}
      kind="plain"
      fields={{ id: device.id }}
      label={t('devices.signOutOf', { device: device.device })}
    >
      {t('devices.signOut')}
    </ChangeButton>
  );
  return (
    <Row action={signOut}>
      <p>
        <strong>{device.device}</strong> {device.current && <Badge kind="good">{t('devices.current')}</Badge>}
      </p>
      <span className="small">
        {t('devices.signedIn')} {time(device.signedInAt)}
      </span>
      <span className="small">
        {t('devices.lastUsed')} {time(device.lastUsedAt)}
      </span>
    </Row>
  );
}

/** Ends all sessions, this one with them. */
function Everywhere() {
  const { t } = useTranslation('settings');
  const change = useChange('everywhere', () => leaveEnded());
  const isDone = change.answer && !change.answer.failed && !change.answer.asked && !change.busy;
  return isDone ? (
    <Alert kind="good" live>
      {t('devices.everywhereDone')}
    </Alert>
  ) : (
    <ChangeButton change={change} kind="quiet">
      {t('devices.everywhere')}
    </ChangeButton>
  );
}
