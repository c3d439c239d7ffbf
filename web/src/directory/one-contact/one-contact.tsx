import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import { codeOf, hadNoAnswer } from '../../lib/api/failures.ts';
import { Head } from '../../lib/head.tsx';
import { useSession } from '../../lib/session/session-context.ts';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { QuotaStrip } from '../quota/quota-bar.tsx';
import { useNewDay } from '../quota/use-quota.ts';
import { CardSkeletons } from '../results/card-skeletons.tsx';
import { ContactSheet } from '../reveal/contact-sheet.tsx';
import { RevealContext } from '../reveal/reveal-context.ts';
import { useCardReveal, useReveal } from '../reveal/use-reveal.ts';
import { useReader } from '../use-member.ts';
import type { AskedContact } from './asked-contact.ts';
import { isLedByUs } from './is-led-by-us.ts';
import { ContactGone, FailedContact, OwnListing } from './no-contact.tsx';
import styles from './one-contact.module.css';
import { ShownContact } from './shown-contact.tsx';

/** The contact that a page of the open directory leads to, with its number or the one tap that opens it. */
export function OneContact({ asked }: { asked: AskedContact }) {
  const { t } = useTranslation(['search', 'directory']);
  const isOwn = useSession().user?.slug === asked.slug;
  const found = useAskedFor(asked, isOwn);
  const reveal = useReveal();
  const cardReveal = useCardReveal(reveal, true);
  const online = useOnline();
  useNewDay();
  const contact = found.data?.contact;
  useAskedReport(asked, contact, reveal.report);
  useOpened(asked, contact, cardReveal.open);
  const opened = contact?.unlocked ? t('contact.opened') : t('contact.title');
  const title = asked.isReport ? t('directory:card.report') : opened;
  return (
    <RevealContext value={cardReveal}>
      <Head page="find-contact" title={title} description={t('head.description')} />
      <PageHeader title={title} />
      {!isOwn && <QuotaStrip />}
      <div className={styles.page} aria-busy={found.isFetching}>
        {isOwn ? <OwnListing /> : <Found asked={asked} found={found} />}
      </div>
      {online && <OfflineBanner issue={hadNoAnswer(found.error)} />}
      <ContactSheet reveal={reveal} />
    </RevealContext>
  );
}

/** Asks for the contact; nobody opens their own. */
function useAskedFor({ slug }: AskedContact, isOwn: boolean) {
  return useQuery({ ...directoryQueries.contact(useReader(), slug), enabled: !isOwn });
}

type FoundProps = { asked: AskedContact; found: ReturnType<typeof useAskedFor> };

function Found({ asked, found }: FoundProps) {
  const { data, error, isFetching, refetch } = found;
  if (data) return <ShownContact answer={data} asked={asked} />;
  if (!error) return <CardSkeletons count={1} />;
  const code = codeOf(error);
  // An address that was cut off in a chat is as unknown as one that nobody has any more.
  if (code === 'not_found' || code === 'validation_failed') return <ContactGone beside={asked.beside} />;
  return <FailedContact error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

/** Who came to report what is open to them is asked at once what is wrong with it. */
function useAskedReport(asked: AskedContact, contact: Contact | undefined, report: (of: Contact) => void) {
  const isWaiting = useRef(asked.isReport);
  useEffect(() => {
    if (!contact || !isWaiting.current) return;
    isWaiting.current = false;
    if (contact.unlocked) report(contact);
  }, [contact, report]);
}

/** Who pressed a button of ours for this one number lands on it; whom a link from elsewhere led here opens it by a tap. */
function useOpened({ isReport }: AskedContact, contact: Contact | undefined, open: (of: Contact) => void) {
  const reveal = useEffectEvent(open);
  const isWaiting = useRef(!isReport);
  useEffect(() => {
    if (!contact || !isWaiting.current) return;
    isWaiting.current = false;
    if (!contact.unlocked && isLedByUs()) reveal(contact);
  }, [contact]);
}
