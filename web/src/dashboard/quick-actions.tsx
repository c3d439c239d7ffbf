import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { plans } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PlanIcon } from '../billing/plan-icon.tsx';
import { pathTo } from '../lib/paths.ts';
import { supportChat } from '../lib/site.ts';
import { Card } from '../ui/card.tsx';
import {
  ChevronRightIcon,
  EditIcon,
  type IconType,
  InfoIcon,
  SearchIcon,
  SettingsIcon,
  WhatsappIcon,
} from '../ui/icons.tsx';
import styles from './dashboard-screen.module.css';

type Action = {
  key: 'find' | 'profile' | 'settings' | 'prices' | 'howItWorks' | 'support';
  href: string;
  icon: IconType;
  gold?: boolean;
};

const UpgradeIcon: IconType = () => <PlanIcon level={2} />;

const find: Action = { key: 'find', href: pathTo('find-contact'), icon: SearchIcon };
const profile: Action = { key: 'profile', href: pathTo('profile'), icon: EditIcon };
const settings: Action = { key: 'settings', href: pathTo('settings'), icon: SettingsIcon };
const prices: Action = { key: 'prices', href: pathTo('pricing'), icon: UpgradeIcon, gold: true };
const howItWorks: Action = { key: 'howItWorks', href: pathTo('how-it-works'), icon: InfoIcon };
const support: Action = { key: 'support', href: supportChat(), icon: WhatsappIcon };

const mostContacts = Math.max(...plans.map((plan) => plan.dailyLimit.paid));

export function QuickActions({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const actions =
    user.userType === 'buyer'
      ? [find, profile, settings, howItWorks, support]
      : [find, profile, prices, settings, howItWorks, support];
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className={styles.heading}>
        {t('actions.title')}
      </h2>
      <Card as="div" className={styles.actions}>
        {actions.map(({ key, href, icon: Icon, gold }) => {
          const Anchor = href.startsWith('/') ? Link : 'a';
          return (
            <Anchor key={key} href={href} className={styles.action}>
              <span className={gold ? styles.goldIcon : styles.icon}>
                <Icon />
              </span>
              <span className={styles.actionText}>
                <strong>{t(`actions.${key}`)}</strong>
                <span className={styles.small}>{t(`actions.${key}Text`, { count: mostContacts })}</span>
              </span>
              <ChevronRightIcon size={20} />
            </Anchor>
          );
        })}
      </Card>
    </section>
  );
}
