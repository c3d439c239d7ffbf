import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { planShown } from '@mboalink/shared/directory/plan-shown.ts';
import { tellsHours, trustOf } from '@mboalink/shared/directory/trust.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactCard } from '../../directory/results/contact-card.tsx';
import { type Reveal, RevealContext } from '../../directory/reveal/reveal-context.ts';
import { pathTo } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './profile-preview.module.css';

const nothing = () => {};

/** Nobody opens a number here: the card is only looked at. */
const noOpening: Reveal = {
  reveal: nothing,
  report: nothing,
  blocked: undefined,
  cost: undefined,
  counted: true,
  unlimited: false,
  openAndGo: () => {},
};

/** Somebody's own card as it stands in the results of others. */
export function ProfilePreview({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  useAskedPreview();
  const hidden = user.subscriptionState === 'expired' || user.subscriptionState === 'none';
  if (user.dailyMatchesLimit === null) {
    return (
      <section aria-labelledby="preview" className={styles.preview}>
        <h2 id="preview" tabIndex={-1}>
          {t('profile.preview')}
        </h2>
        <p className={styles.text}>{t('profile.previewBuyer')}</p>
        <LinkButton kind="plain" href={pathTo('settings')}>
          {t('profile.becomeSeller')}
        </LinkButton>
      </section>
    );
  }
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h2 id="preview" tabIndex={-1}>
        {t('profile.preview')}
      </h2>
      <p className={styles.text}>{t(hidden ? 'profile.previewHidden' : 'profile.previewText')}</p>
      <div inert className={styles.card}>
        <RevealContext value={noOpening}>
          <ContactCard contact={toContact(user)} />
        </RevealContext>
      </div>
    </section>
  );
}

/** Whoever was led here finds it in sight, with the focus; the screen itself has its own first. */
function useAskedPreview() {
  useEffect(() => {
    if (location.hash !== '#preview') return;
    const frame = requestAnimationFrame(() => document.getElementById('preview')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
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
    planInfo: {
      badge: badge && { type: badge, color: '', label: '' },
      isFeatured: sponsored,
      features: [],
    },
    sponsored,
    unlocked: false,
    saved: false,
    openPage: user.hasOpenPage,
    // Whoever looks at their own card was here lately; the rest is not counted for it.
    trust: trustOf({
      ...user,
      hasHours: tellsHours(user.hours),
      isActive: true,
      openedBy: 0,
      trustedBy: 0,
      numberChanged: false,
    }),
  };
}
