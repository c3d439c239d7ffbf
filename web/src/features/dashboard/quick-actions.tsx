import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import {
  BrushIcon,
  ChartIcon,
  EditIcon,
  EyeIcon,
  type IconType,
  PinIcon,
  SearchIcon,
  TagIcon,
  UpgradeIcon,
  UsersIcon,
} from '../../components/icons.tsx';
import { RowLink } from '../../components/row-link.tsx';

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
  incoming: { href: '/needs/incoming', icon: UsersIcon },
  words: { href: '/client-words', icon: EditIcon },
  openings: { href: '/openings', icon: EyeIcon },
  toPro: { href: '/pricing', icon: UpgradeIcon },
  prices: { href: '/pricing', icon: UpgradeIcon },
} satisfies Record<string, { href: string; icon: IconType }>;

type Name = keyof typeof actions;

const ofPlan: Record<CurrentUser['subscriptionPlan'], readonly Name[]> = {
  free: ['profile', 'prices'],
  basic: ['profile', 'toPro'],
  pro: ['enhance', 'analyticsOverview', 'prices'],
  premium: ['profile', 'analyticsDashboard', 'branding', 'locations', 'prices'],
};

const namesFor = ({ userType, subscriptionPlan: plan }: CurrentUser): readonly Name[] =>
  userType === 'buyer'
    ? ['findSellers', 'categories', 'words', 'profile']
    : ['find', 'incoming', 'openings', 'words', 'categories', ...ofPlan[plan]];

/** Where somebody may go on, by what they are and the plan that they have. */
export function QuickActions({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="stack" aria-labelledby="actions">
      <h2 id="actions">{t('actions.title')}</h2>
      <ul className="rows">
        {namesFor(user).map((name) => {
          const { href, icon: Icon } = actions[name];
          return (
            <RowLink key={name} to={href}>
              <Icon size={20} />
              <span className="grow">{t(`actions.${name}`)}</span>
            </RowLink>
          );
        })}
      </ul>
    </section>
  );
}
