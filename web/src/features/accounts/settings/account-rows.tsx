import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../../components/class-names.ts';
import {
  BlockIcon,
  ChevronRightIcon,
  type IconType,
  InfoIcon,
  icon,
  UpgradeIcon,
  WhatsappIcon,
} from '../../../components/icons.tsx';
import { usePage } from '../../../lib/page.tsx';
import styles from '../account-page.module.css';
import { Rows } from '../account-page.tsx';

type State = { text?: string; kind?: 'done' | 'todo' };

const ShopIcon = icon(
  'M4.5 11v9h15v-9M3.5 9 5.5 4h13l2 5c0 3-5.6 3-5.7 0 0 3-5.6 3-5.7 0-.1 3-5.6 3-5.6 0zM10 20v-5h4v5',
);
const BellIcon = icon('M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 18H5zM10 21h4');
const DeviceIcon = icon('M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm2 15h2');
const GlobeIcon = icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0h17M12 3.5c5 5.5 5 11.5 0 17-5-5.5-5-11.5 0-17',
);

/** What a listing lacks first; undefined where it is whole. */
function missingPart(user: CurrentUser) {
  const has = {
    description: user.description,
    quartier: user.quartier,
    picture: user.profilePicture,
    hours: Object.keys(user.hours).length,
    keywords: user.keywords.length,
    prices: user.prices.length,
    languages: user.languages.length,
  };
  return Object.entries(has).find(([, value]) => !value)?.[0] as keyof typeof has | undefined;
}

/** The whole account: eight rows, each a page of its own, with its state in words. */
export function AccountRows({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const plan = usePlanState(user);
  const mails = t(user.notificationPreferences.email ? 'states.email' : 'states.noEmail');
  const sells = user.userType !== 'buyer';
  const rows: [icon: IconType, label: string, href: string, state: State][] = [
    [ShopIcon, t(sells ? 'rows.listing' : 'rows.profile'), '/settings/listing', listingState(user, t)],
    [WhatsappIcon, t('rows.contact'), '/settings/contact', contactState(user, t)],
    [UpgradeIcon, t('rows.plan'), '/settings/plan', plan],
    [BellIcon, t('rows.notifications'), '/settings/notifications', { text: mails }],
    [DeviceIcon, t('rows.devices'), '/settings/devices', {}],
    [BlockIcon, t('rows.blocked'), '/settings/blocked', {}],
    [GlobeIcon, t('rows.data'), '/settings/data', { text: t('states.language') }],
    [InfoIcon, t('rows.help'), '/contact', { text: t('states.help') }],
  ];
  return (
    <Rows>
      {rows.map(([Icon, label, href, { text, kind }]) => (
        <li key={href}>
          <Link to={href} className={classNames('row gap-3', styles.row)}>
            <Icon />
            <span className={classNames('grow', styles.label)}>{label}</span>
            {text && <span className={classNames('small', styles.state, kind && styles[kind])}>{text}</span>}
            <ChevronRightIcon size={16} />
          </Link>
        </li>
      ))}
    </Rows>
  );
}

function usePlanState(user: CurrentUser): State {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const date = (instant: string) => formatDate(instant, language);
  if (user.isInTrial && user.trialEndDate)
    return { text: t('states.trial', { date: date(user.trialEndDate) }) };
  if (user.paidUntil && user.hasActiveSubscription) {
    const plan = findPlan(user.subscriptionPlan)?.name ?? '';
    return { text: t('states.plan', { plan, date: date(user.paidUntil) }) };
  }
  return user.userType === 'buyer' ? { text: t('states.buyer') } : { text: t('states.noPlan'), kind: 'todo' };
}

const contactState = (
  { whatsapp }: CurrentUser,
  t: ReturnType<typeof useTranslation<'settings'>>['t'],
): State =>
  whatsapp ? { text: t('states.verified'), kind: 'done' } : { text: t('states.noNumber'), kind: 'todo' };

function listingState(user: CurrentUser, t: ReturnType<typeof useTranslation<'settings'>>['t']): State {
  if (user.userType === 'buyer') return {};
  if (user.hiddenByReports) return { text: t('states.reported'), kind: 'todo' };
  if (user.visibility.paused) return { text: t('states.paused'), kind: 'todo' };
  if (!user.isFound) return { text: t('states.hidden'), kind: 'todo' };
  const missing = missingPart(user);
  if (missing) return { text: t(`states.parts.${missing}`), kind: 'todo' };
  return { text: t('states.complete'), kind: 'done' };
}
