import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan, plans } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { PlanIcon } from '../billing/plan-icon.tsx';
import { pathTo, tradesPath } from '../lib/paths.ts';
import { supportChat } from '../lib/site.ts';
import { Card } from '../ui/card.tsx';
import {
  EditIcon,
  type IconType,
  InfoIcon,
  PinIcon,
  SearchIcon,
  SettingsIcon,
  WhatsappIcon,
} from '../ui/icons.tsx';
import { BrushIcon, TagIcon } from '../ui/member-icons.tsx';
import { type Action, ActionLink } from './action-link.tsx';
import styles from './dashboard-screen.module.css';

const UpgradeIcon: IconType = () => <PlanIcon level={2} />;

const mostContacts = Math.max(...plans.map((plan) => plan.dailyLimit.paid));

function useActions({ userType, subscriptionPlan, branding }: CurrentUser): (Action & { key: string })[] {
  const { t } = useTranslation('dashboard');
  const standard = (
    key: 'branding' | 'locations' | 'categories' | 'profile' | 'settings' | 'howItWorks' | 'support',
    href: string,
    icon: IconType,
  ) => ({
    key,
    href,
    icon,
    title: t(`actions.${key}`),
    text: t(`actions.${key}Text`),
  });
  const buys = userType === 'buyer';
  const pro = subscriptionPlan === 'basic' ? findPlan('pro') : undefined;
  const find = {
    key: 'find',
    href: pathTo('find-contact'),
    icon: SearchIcon,
    title: t(buys ? 'actions.findSellers' : 'actions.find'),
    text: t('actions.findText'),
  };
  const prices = {
    key: 'prices',
    href: pathTo('upgrade', pro ? { plan: pro.id } : {}),
    icon: UpgradeIcon,
    gold: true,
    title: pro ? t('actions.upgradeTo', { plan: pro.name }) : t('actions.prices'),
    text: pro
      ? t('actions.upgradeToText', { count: pro.dailyLimit.paid })
      : t('actions.pricesText', { count: mostContacts }),
  };
  return [
    find,
    standard('categories', tradesPath, TagIcon),
    standard('profile', pathTo('profile'), EditIcon),
    ...(branding.isShown
      ? [
          { ...standard('branding', pathTo('branding'), BrushIcon), gold: true },
          { ...standard('locations', pathTo('locations'), PinIcon), gold: true },
        ]
      : []),
    ...(buys ? [] : [prices]),
    standard('settings', pathTo('settings'), SettingsIcon),
    standard('howItWorks', pathTo('how-it-works'), InfoIcon),
    standard('support', supportChat(), WhatsappIcon),
  ];
}

export function QuickActions({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const actions = useActions(user);
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className={styles.heading}>
        {t('actions.title')}
      </h2>
      <Card as="div" className={styles.actions}>
        {actions.map(({ key, ...action }) => (
          <ActionLink key={key} {...action} />
        ))}
      </Card>
    </section>
  );
}
