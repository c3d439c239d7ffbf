import { editFragments } from '@mboalink/shared/accounts/listing-parts.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReader } from '../directory/use-member.ts';
import insights from '../insights/insights.module.css';
import { shareLink } from '../lib/addresses.ts';
import { insightsQueries } from '../lib/api/insights-queries.ts';
import { pathTo } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { ClockIcon, type IconType, PinIcon, WhatsappIcon } from '../ui/icons.tsx';
import { EditIcon, UpgradeIcon, UserIcon } from '../ui/member-icons.tsx';
import { PictureIcon } from '../ui/picture-icon.tsx';
import { TagIcon } from '../ui/search-icons.tsx';
import { ActionLink } from './action-link.tsx';
import { type Advice, adviceFor } from './advice.ts';
import styles from './dashboard.module.css';

/** The one thing that would help somebody's listing most now, with the way to it. */
export function NextStep({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const wayTo = useWays(user);
  const { data, isError } = useQuery({
    ...insightsQueries.dashboard(useReader(), 'month'),
    enabled: user.userType !== 'buyer',
  });
  const advice = adviceFor(user, isError ? false : data?.missedOnSundays);
  if (!advice) return null;
  return (
    <section aria-labelledby="advice">
      <h2 id="advice" className={insights.heading}>
        {t('advice.title')}
      </h2>
      <Card as="div" className={styles.actions}>
        <ActionLink
          href={wayTo(advice)}
          icon={icons[advice]}
          gold={advice === 'trial'}
          title={t(`advice.${advice}.title`)}
          text={t(`advice.${advice}.text`, { count: user.daysLeft ?? 0 })}
        />
      </Card>
    </section>
  );
}

const icons: Record<Advice, IconType> = {
  trial: UpgradeIcon,
  description: EditIcon,
  quartier: PinIcon,
  picture: PictureIcon,
  hours: ClockIcon,
  sundays: ClockIcon,
  items: TagIcon,
  keywords: TagIcon,
  prices: TagIcon,
  languages: UserIcon,
  share: WhatsappIcon,
};

/** Where each is done; in the profile the pencil of its part has the focus. */
function useWays(user: CurrentUser): (advice: Advice) => string {
  const { t } = useTranslation('directory');
  return (advice) => {
    if (advice === 'trial') return pathTo('upgrade', { plan: user.subscriptionPlan });
    if (advice === 'share')
      return shareLink(t('page.shareText', { name: user.businessName }), user.shortLink);
    return pathTo('profile') + editFragments[advice];
  };
}
