import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { noCriteria, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import type { AlertsOutput, SearchAlert } from '@mboalink/shared/network/calls.ts';
import { searchName } from '@mboalink/shared/network/search-name.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import { Alert } from '../components/alert.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { showToast } from '../components/toast.tsx';
import { AccountPage, Panel, Row, Rows, Switches } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { ChangeButton, SwitchForm } from '../features/accounts/change-form.tsx';
import type { Changing } from '../features/accounts/code-asked.tsx';
import { PushSwitch } from '../features/accounts/push/push-switch.tsx';
import {
  removeAlert,
  resumeAlert,
  switchNotification,
} from '../features/accounts/settings/setting-changes.ts';
import { useChange } from '../features/accounts/use-change.ts';
import type { Handle } from '../lib/handle.ts';
import { useNames } from '../lib/names.ts';
import { usePage } from '../lib/page.tsx';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['settings', 'push', 'catalogue'] } satisfies Handle;

const reads: Reads = (utils) => [utils.network.alerts.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

const changes = { notification: switchNotification, removeAlert, resumeAlert };

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

export default function NotificationSettings() {
  const { t } = useTranslation('settings');
  return (
    <AccountPage title={t('rows.notifications')} lead={t('notifications.text')}>
      {(user) => <Choices user={user} />}
    </AccountPage>
  );
}

const now = [
  'newContactRequests',
  'whatsappBusinessAlerts',
  'email',
  'weeklyDigest',
  'searchAlerts',
] as const;

/** What is told in a browser, else by mail. */
const soon: readonly string[] = ['newContactRequests', 'whatsappBusinessAlerts'];

// Nobody sends these yet.
const later = ['platformUpdates', 'sms', 'marketing'] as const;

/** What reaches only those whom others find. */
const ofSellers: readonly string[] = ['newContactRequests', 'weeklyDigest'];

function Choices({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const switches = (names: typeof now | typeof later, first?: ReactNode) => (
    <Switches>
      {first}
      {names
        .filter((name) => user.userType !== 'buyer' || !ofSellers.includes(name))
        .map((name) => (
          <SwitchForm
            key={name}
            intent="notification"
            name={name}
            checked={user.notificationPreferences[name]}
            label={t(`notifications.${name}`)}
            hint={soon.includes(name) && t('notifications.ways')}
            disabled={names === later}
          />
        ))}
    </Switches>
  );
  return (
    <>
      {switches(now, <PushSwitch user={user} />)}
      <Switches>
        <SwitchForm
          intent="notification"
          name="letSellersAnswer"
          checked={user.notificationPreferences.letSellersAnswer === true}
          label={t('notifications.letSellersAnswer')}
          hint={t('notifications.letSellersAnswerHint')}
        />
      </Switches>
      <Alerts />
      <Panel title={t('notifications.later')} text={t('notifications.without')}>
        {switches(later)}
      </Panel>
    </>
  );
}

/** The searches that somebody is mailed about, and why they are not mailed now. */
function Alerts() {
  const { t } = useTranslation('settings');
  return (
    <Panel title={t('alerts.title')} text={t('alerts.text')}>
      <Loaded query={trpc.network.alerts.useQuery()} failed={t('alerts.failed')}>
        {(list) => <AlertList list={list} />}
      </Loaded>
    </Panel>
  );
}

function AlertList({ list: { alerts, limit, off } }: { list: AlertsOutput }) {
  const { t } = useTranslation('settings');
  const undo = useFetcher();
  const resuming = useChange('resumeAlert');
  const removing = useChange('removeAlert', (again) => {
    const back = () => void undo.submit({ intent: 'resumeAlert', again: String(again) }, { method: 'post' });
    // One that was stopped would begin anew.
    showToast({ text: t('alerts.removed'), ...(again !== '' && { undo: back }) });
  });
  if (alerts.length === 0) {
    return (
      <>
        <p>{t('alerts.none')}</p>
        <LinkButton kind="plain" href="/find-contact">
          {t('alerts.find')}
        </LinkButton>
      </>
    );
  }
  const plans = (
    <LinkButton kind="plain" href="/upgrade">
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
      <p className="quiet">{t('alerts.count', { count: alerts.length, limit })}</p>
      <Rows>
        {alerts.map((alert) => (
          <AlertRow key={alert._id} alert={alert} removing={removing} resuming={resuming} />
        ))}
      </Rows>
    </>
  );
}

type AlertRowProps = { alert: SearchAlert; removing: Changing; resuming: Changing };

/** One search, which leads to what it finds now, and when its owner was last mailed about it. */
function AlertRow({ alert, removing, resuming }: AlertRowProps) {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const names = useNames();
  const { search, filters, toldAt, stopped } = alert;
  const name = searchName({ search, filters }, { ...names, item: () => '' }, language);
  const { categories: _, exact = false, maxPrice, withPicture, ...chosen } = filters;
  const conditions = { maxPrice: String(maxPrice ?? ''), withPicture: String(withPicture ?? '') };
  const again = JSON.stringify({ search, ...filters });
  const told = toldAt ? `${t('alerts.told')} ${formatDate(toldAt, language)}` : t('alerts.untold');
  const remove = (
    <ChangeButton
      change={removing}
      kind="quiet"
      fields={{ id: alert._id, again: stopped ? '' : again }}
      label={t('alerts.remove', { name })}
    >
      {t('remove')}
    </ChangeButton>
  );
  return (
    <Row action={remove}>
      <Link
        to={`/find-contact?${writeCriteria({ ...noCriteria, ...chosen, ...conditions, search, exact })}`}
        aria-label={t('alerts.look', { name })}
      >
        {name}
      </Link>
      <span className="small">{stopped ? t('alerts.stopped') : told}</span>
      {stopped && (
        <ChangeButton change={resuming} kind="plain" fields={{ again }}>
          {t('alerts.resume')}
        </ChangeButton>
      )}
    </Row>
  );
}
