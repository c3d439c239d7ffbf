import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { supportChat } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import {
  BrushIcon,
  ChartIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  EditIcon,
  EyeIcon,
  type IconType,
  InfoIcon,
  PinIcon,
  SearchIcon,
  SettingsIcon,
  TagIcon,
  UpgradeIcon,
  WhatsappIcon,
} from '../../components/icons.tsx';
import styles from './dashboard.module.css';

const actions = {
  find: { href: '/find-contact', icon: SearchIcon },
  findSellers: { href: '/find-contact', icon: SearchIcon },
  categories: { href: '/categories', icon: TagIcon },
  profile: { href: '/profile', icon: EditIcon },
  enhance: { href: '/profile', icon: EditIcon },
  analyticsOverview: { href: '/analytics', icon: ChartIcon },
  analyticsDashboard: { href: '/analytics', icon: ChartIcon },
  branding: { href: '/branding', icon: BrushIcon },
  locations: { href: '/locations', icon: PinIcon },
  openings: { href: '/openings', icon: EyeIcon },
  prices: { href: '/pricing', icon: UpgradeIcon },
  settings: { href: '/settings', icon: SettingsIcon },
  howItWorks: { href: '/how-it-works', icon: InfoIcon },
  support: { href: supportChat(), icon: WhatsappIcon },
} satisfies Record<string, { href: string; icon: IconType }>;

type Name = keyof typeof actions;

const paid: ReadonlySet<Name> = new Set(['analyticsDashboard', 'branding', 'locations']);

const ofPlan: Record<CurrentUser['subscriptionPlan'], readonly Name[]> = {
  free: ['profile'],
  basic: ['profile'],
  pro: ['enhance', 'analyticsOverview'],
  premium: ['profile', 'analyticsDashboard', 'branding', 'locations'],
};

const namesFor = ({ userType, subscriptionPlan: plan }: CurrentUser): readonly Name[] =>
  userType === 'buyer'
    ? ['findSellers', 'categories', 'profile']
    : ['find', 'openings', 'categories', ...ofPlan[plan], 'prices'];

const others: readonly Name[] = ['settings', 'howItWorks', 'support'];

/** Where somebody may go on, by what they are and the plan that they have. */
export function QuickActions({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.part} aria-labelledby="actions">
      <h2 id="actions">{t('actions.title')}</h2>
      <div className={styles.rows}>
        {namesFor(user).map((name) => (
          <Action key={name} name={name} />
        ))}
        <details className={styles.others}>
          <summary className={styles.row}>
            {t('actions.more')}
            <ChevronDownIcon size={20} />
          </summary>
          {others.map((name) => (
            <Action key={name} name={name} />
          ))}
        </details>
      </div>
    </section>
  );
}

function Action({ name }: { name: Name }) {
  const { t } = useTranslation('dashboard');
  const { href, icon: Icon } = actions[name];
  const className = classNames(styles.row, paid.has(name) && styles.gold);
  const content = (
    <>
      <Icon size={20} />
      <b>{t(`actions.${name}`)}</b>
      <ChevronRightIcon size={16} />
    </>
  );
  return href.startsWith('/') ? (
    <Link className={className} to={href}>
      {content}
    </Link>
  ) : (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}
