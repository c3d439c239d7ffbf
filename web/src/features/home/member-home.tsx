import type { Question } from '@mboalink/shared/answers/calls.ts';
import { whatsappLink } from '@mboalink/shared/directory/contact-links.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { WhatsappIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Questions, useQuestions } from '../answers/question.tsx';
import { Avatar } from '../directory/avatar.tsx';
import { type OwnNeed, OwnNeeds } from '../needs/own-needs.tsx';
import { SayOnce } from '../needs/say-once.tsx';
import styles from './member-home.module.css';

/** Somebody whose number a member opened; a buyer has no name. */
export type Lately = {
  id: string;
  name: string | null;
  trade: string;
  number: string;
  picture: string | null;
};

/** Whom a member wrote to or called last; where to begin, for who has opened no number yet. */
export function LatelyOpened({ contacts }: { contacts: readonly Lately[] }) {
  const { t } = useTranslation('home');
  if (contacts.length === 0) {
    return (
      <EmptyState picture="nothing" title={t('lately.none')} text={t('lately.noneText')}>
        <LinkButton kind="plain" href="/categories">
          {t('lately.trades')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <section className={styles.lately} aria-labelledby="lately">
      <div className="row between">
        <h2 id="lately">{t('lately.title')}</h2>
        <Link to="/my-contacts" className="tap strong">
          {t('lately.all')}
        </Link>
      </div>
      <ul className="rows">
        {contacts.map((contact) => (
          <Row key={contact.id} {...contact} />
        ))}
      </ul>
    </section>
  );
}

function Row({ name: known, trade, number, picture }: Lately) {
  const { t } = useTranslation('home');
  const name = known ?? t('lately.customer');
  return (
    <li className="row gap-3">
      <Avatar name={name} picture={picture} size="medium" />
      <div className="grow">
        <p>{name}</p>
        <p className="quiet">{[trade, readableNumber(number)].filter(Boolean).join(' · ')}</p>
      </div>
      <LinkButton
        href={whatsappLink(number, '')}
        aria-label={t('lately.write', { name })}
        icon={<WhatsappIcon size={20} />}
      />
    </li>
  );
}

/** What a member asked sellers for and waits for; what that is, for who has asked nothing. */
export function OwnRequests({ needs }: { needs: readonly OwnNeed[] }) {
  const { t } = useTranslation(['home', 'common']);
  if (needs.length === 0) return <SayOnce />;
  return (
    <section aria-labelledby="requests">
      <div className="row between">
        <h2 id="requests">{t('requests.title')}</h2>
        <Link to="/needs" className="tap strong">
          + {t('common:needs.ask')}
        </Link>
      </div>
      <OwnNeeds needs={needs} />
    </section>
  );
}

/** What waits for a member; nothing where nothing does. */
export function ToSee({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('answers');
  const shown = useQuestions(questions);
  if (!shown) return null;
  return (
    <section className={classNames('stack gap-2', styles.toSee)} aria-labelledby="to-see">
      <h2 id="to-see">{t('toSee')}</h2>
      <div className="rows">
        <Questions shown={shown} />
      </div>
    </section>
  );
}
