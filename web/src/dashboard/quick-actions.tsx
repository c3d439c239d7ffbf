import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan, plans } from '@mboalink/shared/catalogue/plans.ts';
import { supportChat } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { PlanIcon } from '../billing/plan-icon.tsx';
import insights from '../insights/insights.module.css';
import { pathTo, tradesPath } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { type IconType, InfoIcon, PinIcon, SearchIcon, WhatsappIcon } from '../ui/icons.tsx';
import { ChartIcon, EditIcon, SettingsIcon } from '../ui/member-icons.tsx';
import { BrushIcon, EyeIcon, TagIcon } from '../ui/search-icons.tsx';
import { type Action, ActionLink } from './action-link.tsx';
import styles from './dashboard.module.css';

const UpgradeIcon: IconType = () => <PlanIcon level={2} />;

const mostContacts = Math.max(...plans.map((plan) => plan.dailyLimit.paid));

type Standard =
  | 'analyticsDashboard'
  | 'analyticsOverview'
  | 'branding'
  | 'categories'
  | 'enhance'
  | 'howItWorks'
  | 'locations'
  | 'openings'
  | 'profile'
  | 'settings'
  | 'support';

type KeyedAction = Action & { key: string };

function useStandardAction() {
  const { t } = useTranslation('dashboard');
  return (key: Standard, href: string, icon: IconType): KeyedAction => ({
    key,
    href,
    icon,
    title: t(`actions.${key}`),
    text: t(`actions.${key}Text`),
  });
}

/** What the plan of a seller adds; what only paid premium has is shown in the trial, too, where its screens say so. */
function usePlanActions({ userType, subscriptionPlan: plan }: CurrentUser): KeyedAction[] {
  const standard = useStandardAction();
  const buys = userType === 'buyer';
  const analytics = pathTo('analytics');
  return [
    ...(!buys && plan === 'pro' ? [standard('analyticsOverview', analytics, ChartIcon)] : []),
    ...[
      ...(!buys && plan === 'premium'
        ? [
            standard('analyticsDashboard', analytics, ChartIcon),
            standard('branding', pathTo('branding'), BrushIcon),
            standard('locations', pathTo('locations'), PinIcon),
          ]
        : []),
    ].map((action) => ({ ...action, gold: true })),
  ];
}

function useActions(user: CurrentUser): KeyedAction[] {
  const { t } = useTranslation('dashboard');
  const standard = useStandardAction();
  const ofPlan = usePlanActions(user);
  const buys = user.userType === 'buyer';
  const pro = user.subscriptionPlan === 'basic' ? findPlan('pro') : undefined;
  const find = {
    key: 'find',
    href: pathTo('find-contact'),
    icon: SearchIcon,
    title: t(buys ? 'actions.findSellers' : 'actions.find'),
    text: t('actions.findText'),
  };
  const prices = {
    key: 'prices',
    href: pathTo('pricing', pro ? { plan: pro.id } : {}),
    icon: UpgradeIcon,
    gold: true,
    title: pro ? t('actions.upgradeTo', { plan: pro.name }) : t('actions.prices'),
    text: pro
      ? t('actions.upgradeToText', { count: pro.dailyLimit.paid })
      : t('actions.pricesText', { count: mostContacts }),
  };
  const enhances = !buys && user.subscriptionPlan === 'pro';
  return [
    find,
    standard('categories', tradesPath, TagIcon),
    standard(enhances ? 'enhance' : 'profile', pathTo('profile'), EditIcon),
    ...ofPlan,
    ...(buys ? [] : [standard('openings', pathTo('openings'), EyeIcon), prices]),
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
      <h2 id="actions" className={insights.heading}>
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
