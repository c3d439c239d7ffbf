import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { membership } from '@mboalink/shared/format.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { ChevronRightIcon, FlagIcon, PinIcon, ShareIcon } from '../../components/icons.tsx';
import { serverNow } from '../../lib/clock.ts';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './contact-details.module.css';
import { type ContactDeed, ContactDialog } from './contact-dialog.tsx';
import { useContactText } from './contact-text.ts';
import { PriceList, Words } from './facts.tsx';
import { SaveWords } from './save-button.tsx';

/** What a card unfolds: whoever unfolds it has looked at it. */
export function ContactDetails({ contact, isLookedAt = true }: { contact: Contact; isLookedAt?: boolean }) {
  const { t } = useTranslation('directory');
  const { description, prices, keywords, matches } = contact;
  useRecordedView(contact._id, isLookedAt);
  return (
    <div className={classNames('stack', styles.details)}>
      {matches && (
        <p className="quiet">
          {matches
            .map((match) => t(`card.matches.${match.in}`, { words: match.words.join(', ') }))
            .join(' · ')}
        </p>
      )}
      {description && <p className={styles.description}>{description}</p>}
      {prices.length > 0 && <PriceList prices={prices} />}
      <Where contact={contact} />
      <Facts contact={contact} />
      {keywords.length > 0 && <Words words={keywords} label={t('card.keywords')} />}
    </div>
  );
}

/** Whom this tab has told of; more than once a day counts nothing. */
const viewed = new Set<string>();

function useRecordedView(targetUserId: string, isLookedAt: boolean) {
  const { mutate } = trpc.insights.track.useMutation();
  useEffect(() => {
    if (!isLookedAt || viewed.has(targetUserId)) return;
    viewed.add(targetUserId);
    mutate({ actionType: 'profile_view', targetUserId });
  }, [mutate, targetUserId, isLookedAt]);
}

function Where({ contact }: { contact: Contact }) {
  const { place } = useContactText(contact);
  const where = [place, contact.landmark].filter(Boolean).join(', ');
  if (!where) return null;
  return (
    <p className="row">
      <PinIcon size={20} />
      <span>{where}</span>
    </p>
  );
}

function Facts({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const { language } = usePage();
  const { userType, names, planInfo, isInTrial, hasActiveSubscription, joinedDate } = contact;
  const state = isInTrial ? 'trial' : hasActiveSubscription ? 'paid' : undefined;
  const facts = [
    [t('card.activity'), t(`card.activities.${userType}`)],
    [t('card.category'), names.category],
    [t('card.memberSince'), membership(joinedDate, serverNow(), language)],
    [
      t('card.plan'),
      userType !== 'buyer' &&
        planInfo.badge &&
        state &&
        `${planInfo.badge.label} (${t(`card.planStates.${state}`)})`,
    ],
  ];
  return (
    <dl className={classNames('stack gap-1', styles.facts)}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={String(label)} className="row wrap gap-1">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Keep it, open its page, share it; report it where its number is open. */
export function ContactDeeds({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const [shown, show] = useState<ContactDeed>();
  const { openPage, slug, unlocked, userType } = contact;
  return (
    <div className={classNames('row wrap between', styles.deeds)}>
      <SaveWords contact={contact} />
      {openPage && (
        <Link to={`/business/${slug}`}>
          {t('card.openPage')} <ChevronRightIcon size={16} />
        </Link>
      )}
      {userType !== 'buyer' && (
        <Button kind="quiet" icon={<ShareIcon size={20} />} onClick={() => show('share')}>
          {t('share.title')}
        </Button>
      )}
      {unlocked && (
        <Button
          kind="quiet"
          icon={<FlagIcon size={20} />}
          className={styles.report}
          onClick={() => show('report')}
        >
          {t('card.report')}
        </Button>
      )}
      <ContactDialog deed={shown} contact={contact} onClose={() => show(undefined)} />
    </div>
  );
}
