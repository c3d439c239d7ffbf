import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { forTwoLines } from '@mboalink/shared/directory/contact-links.ts';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DottedList } from '../../ui/dotted-list.tsx';
import { Hem } from '../../ui/hem.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { ChevronUpIcon } from '../../ui/search-icons.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { SaveButton } from '../saved/save-button.tsx';
import { BusinessPicture } from './business-picture.tsx';
import { CardDetails } from './card-details.tsx';
import { cardIdOf } from './card-id.ts';
import styles from './contact-card.module.css';
import { MemberSince } from './member-since-text.tsx';
import { NumberOfCard } from './number-of-card.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { TrustLine } from './trust-line.tsx';
import { useContactText } from './use-contact-text.ts';

type ContactCardProps = { contact: Contact; alone?: boolean };

/** One contact of the results, or the one that was asked for alone; details unfold below the button, which stays where it was pressed. What comes below it does not draw it again. */
export const ContactCard = memo(function ContactCard({ contact, alone = false }: ContactCardProps) {
  const { t } = useTranslation('directory');
  const { name, category, trade, place } = useContactText(contact);
  const [unfolded, setUnfolded] = useState(false);
  const [nameId, detailsId] = [useId(), useId()];
  const { sponsored, unlocked } = contact;
  const number = <NumberOfCard contact={contact} chosen={alone || unfolded} />;
  const isGold = sponsored && contact.planInfo.badge?.type === 'premium';
  return (
    <Card
      as="article"
      id={cardIdOf(contact)}
      tabIndex={-1}
      gold={isGold}
      className={styles.card}
      aria-labelledby={nameId}
    >
      {sponsored && <SponsoredBand contact={contact} gold={isGold} />}
      <header className={styles.head}>
        <BusinessPicture contact={contact} />
        <div className={styles.titles}>
          <h3 className={styles.name}>
            <span id={nameId}>{name}</span> {!sponsored && <PlanBadge contact={contact} />}
          </h3>
          {category && <Trade facts={[category, trade]} />}
          <p className={styles.meta}>{place}</p>
        </div>
        <SaveButton contact={contact} />
      </header>
      {contact.description && <Description text={contact.description} whole={unfolded} />}
      <TrustLine contact={contact} whole={unfolded} />
      <footer className={classNames(styles.foot, unlocked && styles.revealed)}>
        {unlocked && number}
        <MemberSince contact={contact} className={styles.since} />
        {unlocked && <ReportButton contact={contact} />}
        <IconButton
          icon={unfolded ? ChevronUpIcon : ChevronDownIcon}
          kind="soft"
          className={styles.fold}
          label={t(unfolded ? 'card.less' : 'card.more', { name })}
          aria-expanded={unfolded}
          aria-controls={detailsId}
          onClick={() => setUnfolded(!unfolded)}
        />
        {!unlocked && number}
      </footer>
      <div id={detailsId} hidden={!unfolded}>
        {unfolded && <CardDetails contact={contact} />}
      </div>
    </Card>
  );
});

const Trade = ({ facts }: { facts: string[] }) => (
  <p className={styles.meta}>
    <DottedList facts={facts} />
  </p>
);

/** Two lines, or the whole. */
function Description({ text, whole }: { text: string; whole: boolean }) {
  return (
    <p className={classNames(styles.description, !whole && styles.clamped)}>
      {whole ? text : forTwoLines(text)}
    </p>
  );
}

/** Says in words that money moved the card up; the golden one is that of the dearest plan. */
function SponsoredBand({ contact, gold }: { contact: Contact; gold: boolean }) {
  const { t } = useTranslation('directory');
  return (
    <div className={styles.band}>
      <p className={styles.sponsored}>
        {t('card.sponsored')}
        <PlanBadge contact={contact} />
      </p>
      {gold && <Hem kind="gold" />}
    </div>
  );
}
