import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { CrossIcon, EyeIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { serverNow } from '../../lib/clock.ts';
import { trpc } from '../../lib/trpc.ts';
import { PassOffer } from '../billing/pass-offer.tsx';
import { Avatar } from './avatar.tsx';
import { useContactText } from './contact-text.ts';
import { ContactWays } from './opened-number.tsx';
import { QuotaHouses } from './quota-line.tsx';
import styles from './search-failed.module.css';
import type { Quota } from './use-quota.ts';

type LimitReachedProps = { quota: Quota; browse: string; isShown: boolean; onDismiss: () => void };

/** In place of the results once a seller has opened the day's numbers: when there are new ones, how to go on, and those of today. */
export function LimitReached({ quota, browse, isShown, onDismiss }: LimitReachedProps) {
  const { t } = useTranslation(['search', 'directory']);
  const { pathname, search: query } = useLocation();
  const { limit, used, isInTrial } = quota;
  const count = limit ?? 0;
  return (
    <div className={classNames('stack', styles.page)}>
      {!isShown && <h1 className="visually-hidden">{t('head.title')}</h1>}
      {isShown && (
        <Card role="alert" className={classNames('stack', styles.banner)}>
          <div className="row between">
            <h1>{t('quota.reached')}</h1>
            <IconButton icon={CrossIcon} label={t('quota.dismiss')} onClick={onDismiss} />
          </div>
          <QuotaHouses limit={count} used={used} />
          {/* A minute may pass until scripts run. */}
          <p suppressHydrationWarning>
            <strong>{t('directory:quota.today', { viewed: used, limit: count })}.</strong>{' '}
            {t('quota.reachedText', { count, time: useTimeLeft(quota) })}
          </p>
          <LinkButton wide kind="plain" icon={<EyeIcon size={20} />} href={browse}>
            {t('quota.browse')}
          </LinkButton>
        </Card>
      )}
      <Card gold className="stack">
        <p>{t('quota.upgradeText')}</p>
        <LinkButton wide kind="gold" href="/pricing">
          {t(isInTrial ? 'quota.upgradeTrial' : 'quota.upgrade')}
        </LinkButton>
      </Card>
      <PassOffer next={pathname + query} />
      <OpenedToday />
    </div>
  );
}

/** '5 h 12'; to whole minutes, as it was when the server answered. */
function useTimeLeft({ resetsAt }: Quota): string {
  const minutes = Math.max(1, Math.round(((resetsAt ?? 0) - serverNow()) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? `${minutes}\u00a0min`
    : `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`;
}

/** The numbers that were opened today: always usable, whatever is left. */
export function OpenedToday() {
  const { t } = useTranslation('search');
  const opened = trpc.directory.revealedToday.useQuery();
  return (
    <section aria-labelledby="opened-today">
      <h2 id="opened-today">{t('openedToday.title')}</h2>
      <p className="small">{t('openedToday.text')}</p>
      <Loaded query={opened} failed={t('openedToday.failed')}>
        {({ contacts, left }) =>
          contacts.length > 0 ? (
            <ul className={classNames('card divided', styles.opened)}>
              {contacts.map((contact) => (
                <Row key={contact._id} contact={contact} />
              ))}
            </ul>
          ) : (
            left === 0 && <p>{t('openedToday.none')}</p>
          )
        }
      </Loaded>
      <Link to="/my-contacts">{t('openedToday.all')}</Link>
    </section>
  );
}

function Row({ contact }: { contact: Contact }) {
  const { name, trade, place } = useContactText(contact);
  return (
    <li>
      <Avatar name={name} picture={contact.profilePicture} size="small" />
      <div>
        <p className={classNames('display', styles.name)}>{name}</p>
        <p className="small">{[trade, place].filter(Boolean).join(' · ')}</p>
      </div>
      <span />
      <p className={classNames('display', styles.number)}>{readableNumber(contact.whatsappNumber ?? '')}</p>
      <ContactWays contact={contact} compact />
    </li>
  );
}
