import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { planShown } from '@mboalink/shared/directory/plan-shown.ts';
import { tellsHours, trustOf } from '@mboalink/shared/directory/trust.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/link-button.tsx';
import { ContactCard } from '../../directory/contact-card.tsx';
import { Panel } from '../account-page.tsx';

/** Somebody's own card as it stands in the results of others; nobody opens a number here. */
export function ProfilePreview({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('listing');
  const isBuyer = user.dailyMatchesLimit === null;
  const hidden = user.subscriptionState === 'expired' || user.subscriptionState === 'none';
  const text = isBuyer ? 'previewBuyer' : hidden ? 'previewHidden' : 'previewText';
  return (
    <Panel title={t('profile.preview')} text={t(`profile.${text}`)}>
      {isBuyer ? (
        <LinkButton kind="plain" href="/settings/listing#type">
          {t('profile.becomeSeller')}
        </LinkButton>
      ) : (
        <div inert>
          <ContactCard contact={toContact(user)} />
        </div>
      )}
    </Panel>
  );
}

/** As its owner typed it: the server hides contact details from others. */
function toContact(user: CurrentUser): Contact {
  const plan = user.subscriptionPlan === 'free' ? null : user.subscriptionPlan;
  const { badge, sponsored } = planShown(plan, { state: user.subscriptionState, paidUntil: user.paidUntil });
  return {
    ...user,
    items: [],
    whatsappNumber: null,
    email: null,
    planInfo: { badge: badge && { type: badge, color: '', label: '' }, isFeatured: sponsored, features: [] },
    sponsored,
    unlocked: false,
    saved: false,
    openPage: user.hasOpenPage,
    // Whoever looks at their own card was here lately; the rest is not counted for it.
    trust: trustOf({
      ...user,
      hasHours: tellsHours(user.hours),
      isActive: true,
      answeredYes: 0,
      answeredOf: 0,
      openedBy: 0,
      trustedBy: 0,
      numberChanged: false,
    }),
  };
}
