import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { formatFrancs, membership } from '@mboalink/shared/format.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ChevronRightIcon, FlagIcon, PinIcon, ShareIcon } from '../../components/icons.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './contact-details.module.css';
import { useContactText } from './contact-text.ts';
import { ReportDialog } from './report-dialog.tsx';
import { SaveWords } from './save-button.tsx';

/** What a card unfolds: whoever unfolds it has looked at it. */
export function ContactDetails({ contact, isLookedAt = true }: { contact: Contact; isLookedAt?: boolean }) {
  const { description, prices } = contact;
  useRecordedView(contact._id, isLookedAt);
  return (
    <div className={styles.details}>
      {description && <p className={styles.description}>{description}</p>}
      {prices.length > 0 && <Prices prices={prices} />}
      <Where contact={contact} />
      <Facts contact={contact} />
      <Keywords contact={contact} />
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

function Prices({ prices }: Pick<Contact, 'prices'>) {
  const { t } = useTranslation('directory');
  return (
    <dl className={styles.prices}>
      {prices.map(({ label, fromXaf }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{t('card.from', { price: formatFrancs(fromXaf) })}</dd>
        </div>
      ))}
    </dl>
  );
}

function Where({ contact }: { contact: Contact }) {
  const { place } = useContactText(contact);
  const where = [place, contact.landmark].filter(Boolean).join(', ');
  if (!where) return null;
  return (
    <p className={styles.where}>
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
    [t('card.memberSince'), membership(joinedDate, Date.now(), language)],
    [
      t('card.plan'),
      userType !== 'buyer' &&
        planInfo.badge &&
        state &&
        `${planInfo.badge.label} (${t(`card.planStates.${state}`)})`,
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={String(label)}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Keywords({ contact: { keywords } }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  if (keywords.length === 0) return null;
  return (
    <ul className={styles.keywords} aria-label={t('card.keywords')}>
      {keywords.map((keyword) => (
        <li key={keyword}>{keyword}</li>
      ))}
    </ul>
  );
}

/** Keep it, open its page, share it; report it where its number is open. */
export function ContactDeeds({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const [shown, show] = useState<'share' | 'report'>();
  const { openPage, slug, unlocked, userType } = contact;
  return (
    <div className={styles.deeds}>
      <SaveWords contact={contact} />
      {openPage && (
        <Link to={`/business/${slug}`} className={styles.page}>
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
      {shown === 'share' && <ShareContact contact={contact} onClose={() => show(undefined)} />}
      {shown === 'report' && <ReportDialog contact={contact} onClose={() => show(undefined)} />}
    </div>
  );
}

/** By its open page; where that is closed by the search of members, who see the number there as this one did. */
function ShareContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { t } = useTranslation('directory');
  const { name, trade, place } = useContactText(contact);
  const { openPage, slug } = contact;
  const what = [name, trade, place].filter(Boolean).join(', ');
  return (
    <ShareDialog
      text={t(openPage ? 'share.business' : 'share.member', { what })}
      path={openPage ? `/business/${slug}` : `/find-contact?contact=${slug}`}
      note={openPage ? undefined : t('share.noNumber')}
      onClose={onClose}
    />
  );
}
